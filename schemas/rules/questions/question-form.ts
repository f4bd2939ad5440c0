import type { FormDocument } from "../../types.gen.ts";

/** What the page that opens such a form hands to it, by field: which case it is about, and what was asked. None of it is an answer. */
export const HANDED_TO_QUESTION: readonly string[] = ["id", "number", "query_code", "question"];

/** The operation by which a reporter answers what a case asks. */
export const ANSWERING_OPERATION = "messagesSupplement";

/** Whether who handles a case can ask its reporter to answer in a form: it sends its answers, not only a note. */
export const answersQuestion = ({ submit }: Pick<FormDocument, "submit">): boolean =>
	submit.operation === ANSWERING_OPERATION && "data" in submit.body;
