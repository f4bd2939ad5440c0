import type { FormArtefact, Hash } from "../../../schemas/release.ts";
import { asArray, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/rules/pointer.ts";
import { fieldOptions } from "../schema/field-options.ts";
import type { Answers } from "../state/answers-store.ts";
import type { AnswerError } from "../state/errors-store.ts";
import { uploadIds } from "../widgets/file/file-answer.ts";

/** What goes with the answers: the scope's /submission. */
export type Submission = {
	form: string;
	form_hash: Hash;
	release: string;
	attachments: string[];
	idempotency_key: string;
};

/** The ids of all uploads in the answers: of every field asked by a file or signature widget. */
export function attachmentsIn(form: FormArtefact, answers: Answers): string[] {
	const optionsAt = fieldOptions(form.document);
	const walk = (value: unknown, path: (string | number)[]): string[] => {
		const { widget } = optionsAt(toPointer(path));
		if (widget === "file" || widget === "signature") return uploadIds(value);
		if (Array.isArray(value)) return value.flatMap((entry, index) => walk(entry, [...path, index]));
		return isObject(value) ? Object.entries(value).flatMap(([name, entry]) => walk(entry, [...path, name])) : [];
	};
	return [...new Set(walk(answers, []))];
}

/** An entry of the answer's data.errors (code 422). */
const isError = (entry: unknown): entry is AnswerError =>
	isObject(entry) && typeof entry.pointer === "string" && typeof entry.message === "string";

/** The errors that the server found. It may point into the request, /data/title, or into the answers, /title. */
export function serverErrors(data: unknown, answers: Answers): AnswerError[] {
	const list: JsonObject = isObject(data) ? data : {};
	return asArray(list.errors)
		.filter(isError)
		.map(({ pointer, message }) => {
			const [first] = pointerTokens(pointer);
			const inRequest = first === "data" && !Object.hasOwn(answers, "data");
			return { pointer: inRequest ? pointer.slice("/data".length) : pointer, message };
		});
}
