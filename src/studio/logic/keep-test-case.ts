import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, NewEdit } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { nameFrom } from "../create/new-document.ts";

const FOLDER = "test-cases";

/** Answers of a form, as they would be sent, and the fields at which it refuses them; none where it accepts them. */
export type TriedAnswers = { form: string; values: JsonObject; refused: readonly string[] };

/** A name that no test case has, from the title where its letters will do, else from the form's. */
function freeName(documents: Documents, title: string, form: string): string {
	const start = (nameFrom(title) || form).slice(0, 56).replace(/-$/, "");
	const isTaken = (id: string) =>
		`${FOLDER}/${id}.json` in documents ||
		Object.values(documents).some((one) => one.kind === "test-case" && one.id === id);
	const further = Array.from({ length: Object.keys(documents).length + 1 }, (_, at) => `${start}-${at + 2}`);
	return [start, ...further].find((id) => !isTaken(id)) ?? start;
}

/** The edit that keeps answers as a test case of their form, and the path of it. */
export function keepTestCase(
	documents: Documents,
	title: string,
	{ form, values, refused }: TriedAnswers,
): { path: string; edit: NewEdit } {
	const id = freeName(documents, title, form);
	const expected = refused.length > 0 ? refused : "accepted";
	const value = toDocumentValue({ kind: "test-case", id, title, form, answers: values, expected });
	const path = `${FOLDER}/${id}.json`;
	return { path, edit: { verb: "add", path, at: "", value } };
}
