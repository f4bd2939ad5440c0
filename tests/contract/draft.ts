import type { RequestOf } from "../../schemas/operation.ts";
import type { Backend } from "./portal.ts";

/** A draft of the form for suggestions, following a version, to be sent under a key. */
export async function draftOf(
	backend: Backend,
	version = 0,
	title = "A wat",
	idempotency_key?: string,
): Promise<RequestOf<"draftsSave">> {
	const { form_hash } = await backend.formOf("suggestion");
	const draft = { form: "suggestion", form_hash, data: { title }, step: "about", version };
	return idempotency_key === undefined ? draft : { ...draft, idempotency_key };
}
