import type { FormArtefact, Hash } from "../../../schemas/release.ts";
import { asArray, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import { uploadsIn } from "../../../schemas/rules/uploads-in.ts";
import type { Answers } from "../state/answers-store.ts";
import type { AnswerError } from "../state/errors-store.ts";

/** What goes with the answers: the scope's /submission. */
export type Submission = {
	form: string;
	form_hash: Hash;
	release: string;
	attachments: string[];
	idempotency_key: string;
};

/** The ids of all uploads in the answers: of every field asked by a file or signature widget. */
export const attachmentsIn = (form: FormArtefact, answers: Answers): string[] => [
	...new Set(uploadsIn(form.document, answers).flatMap(({ ids }) => ids)),
];

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
