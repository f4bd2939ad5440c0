import type { Documents, Json } from "../../../schemas/edits/types.ts";
import { asString, type JsonObject } from "../../../schemas/rules/json.ts";
import type { Plain } from "../conditions/condition-model.ts";
import { nameFrom } from "../create/new-document.ts";
import type { NewEdit } from "../draft/draft-session.ts";
import { answersAt } from "./logic-model.ts";

const FOLDER = "test-cases";

/** A name that no test case has, from the title where its letters will do, else from the form's. */
function freeName(documents: Documents, title: string, form: string): string {
	const start = (nameFrom(title) || form).slice(0, 56).replace(/-$/, "");
	const isTaken = (id: string) =>
		`${FOLDER}/${id}.json` in documents ||
		Object.values(documents).some((one) => one.kind === "test-case" && one.id === id);
	const further = Array.from({ length: Object.keys(documents).length + 1 }, (_, at) => `${start}-${at + 2}`);
	return [start, ...further].find((id) => !isTaken(id)) ?? start;
}

/** The edit that keeps answers, by the pointers of their questions, as a test case of a form, and the path of it. */
export function keepTestCase(
	documents: Documents,
	{ form, title, answers }: { form: JsonObject; title: string; answers: Readonly<Record<string, Plain>> },
): { path: string; edit: NewEdit } {
	const formId = asString(form.id) ?? "";
	const id = freeName(documents, title, formId);
	const values: Json = JSON.parse(JSON.stringify(answersAt(answers)));
	const value: Json = { kind: "test-case", id, title, form: formId, answers: values, expected: "accepted" };
	const path = `${FOLDER}/${id}.json`;
	return { path, edit: { verb: "add", path, at: "", value } };
}
