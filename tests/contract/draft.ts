import type { RequestOf } from "../../schemas/operation.ts";
import type { Backend } from "./portal.ts";

/** A draft of the form for suggestions, following a version. */
export async function draftOf(backend: Backend, version = 0, title = "A wat"): Promise<RequestOf<"draftsSave">> {
	const { form_hash } = await backend.formOf("suggestion");
	return { form: "suggestion", form_hash, data: { title }, step: "about", version };
}
