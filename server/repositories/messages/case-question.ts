import type { Db } from "../../database/connection.ts";
import type { AnsweredForm } from "../../database/tables/case-tables.ts";

/** Writes down in which form a step's question is answered. */
export async function insertQuestion(db: Db, question: { flow_id: string; message_id: string; form: string }) {
	await db
		.insertInto("case_question")
		.values({ ...question, answer_flow_id: null, form_hash: null })
		.execute();
}

/** The form in which a step's question is answered; null where it is answered in words, or was. */
export async function findQuestionForm(db: Db, flowId: string): Promise<string | null> {
	const row = await db
		.selectFrom("case_question")
		.select("form")
		.where("flow_id", "=", flowId)
		.where("answer_flow_id", "is", null)
		.executeTakeFirst();
	return row?.form ?? null;
}

/** What was answered, in which version of the form. */
export type StoredAnswer = { form_hash: string; answered: AnsweredForm };

/** Keeps what was answered to a step's question, as of the step that answers it. */
export async function keepAnswer(
	db: Db,
	flowId: string,
	answerFlowId: string,
	{ form_hash, answered }: StoredAnswer,
): Promise<void> {
	await db
		.updateTable("case_question")
		.set({ answer_flow_id: answerFlowId, form_hash, answered: JSON.stringify(answered) })
		.where("flow_id", "=", flowId)
		.execute();
}

/** What was answered in forms in the steps of a case. */
export async function listAnswered(db: Db, messageId: string): Promise<({ flow_id: string } & StoredAnswer)[]> {
	const rows = await db
		.selectFrom("case_question")
		.select(["answer_flow_id", "form_hash", "answered"])
		.where("message_id", "=", messageId)
		.execute();
	return rows.flatMap(({ answer_flow_id: flow_id, form_hash, answered }) =>
		flow_id !== null && form_hash !== null && answered !== null ? [{ flow_id, form_hash, answered }] : [],
	);
}

/** Replaces what was answered in a step of a case. */
export async function replaceAnswered(db: Db, answerFlowId: string, answered: AnsweredForm): Promise<void> {
	await db
		.updateTable("case_question")
		.set({ answered: JSON.stringify(answered) })
		.where("answer_flow_id", "=", answerFlowId)
		.execute();
}

/** Forgets what was answered in the steps of a case. */
export async function eraseAnswered(db: Db, messageId: string): Promise<void> {
	await db.updateTable("case_question").set({ answered: null }).where("message_id", "=", messageId).execute();
}
