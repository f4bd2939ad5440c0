import type { FormArtefact, Hash } from "../../../schemas/release.ts";
import { asArray, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/rules/pointer.ts";
import { uploadId, uploadsIn } from "../../../schemas/rules/uploads-in.ts";
import type { FieldValidationError } from "../state/errors-store.ts";
import type { FormValues } from "../state/values-store.ts";

/** What is sent with the values: the scope's /submission. */
export type Submission = {
	form: string;
	form_hash: Hash;
	release: string;
	attachments: string[];
	idempotency_key: string;
};

/** The ids of all uploads in the values: of every field with a file or signature widget. */
export const attachmentsIn = (form: FormArtefact, values: FormValues): string[] => [
	...new Set(uploadsIn(form.document, values).flatMap(({ ids }) => ids)),
];

/** An entry of the response's data.errors (code 422). */
const isError = (entry: unknown): entry is FieldValidationError =>
	isObject(entry) && typeof entry.pointer === "string" && typeof entry.message === "string";

/** An error with its text: one of a file with its name, which the server does not know where the file is gone. */
function withFileName(
	error: FieldValidationError,
	values: FormValues,
	nameOf: (upload: string) => string | undefined,
): FieldValidationError {
	const upload = uploadId(valueAt(values, error.pointer));
	const name = upload === undefined ? undefined : nameOf(upload);
	return name === undefined || error.message.includes(name)
		? error
		: { ...error, message: `${name}: ${error.message}` };
}

/** The errors that the server found. It may point into the request, /data/title, or into the values, /title. */
export function serverErrors(
	data: unknown,
	values: FormValues,
	nameOf: (upload: string) => string | undefined,
): FieldValidationError[] {
	const list: JsonObject = isObject(data) ? data : {};
	return asArray(list.errors)
		.filter(isError)
		.map(({ pointer, message }) => {
			const [first] = pointerTokens(pointer);
			const inRequest = first === "data" && !Object.hasOwn(values, "data");
			const place = inRequest ? pointer.slice("/data".length) : pointer;
			return withFileName({ pointer: place, message }, values, nameOf);
		});
}
