import type { JsonObject } from "../../json/json.ts";
import type { FormArtefact } from "../../release.ts";
import { VALIDATOR_RUNTIME, type Validate, type ValidatorModule } from "../../rules/values/validator-runtime.ts";
import type { FormDocument } from "../../types.gen.ts";
import { renderedFrom } from "./engine-schema.ts";
import { validatorSource } from "./validator.ts";

/** A form document with a schema of these properties, for tests. */
export function formOf(
	properties: JsonObject,
	more: Partial<FormDocument> = {},
	keywords: JsonObject = {},
): FormDocument {
	const schema = { type: "object", properties, additionalProperties: false, ...keywords };
	const submit = { operation: "messagesIndex", label: "Send", body: {} };
	return { kind: "form", id: "test", title: "Test", schema, submit, ...more };
}

/** The artefact of a form, its validator's hash left open. */
export const artefactOf = (document: FormDocument): FormArtefact => ({
	document,
	schema: renderedFrom(document),
	validator: "",
});

/** The validator of a form, generated, loaded as a module and given its runtime, as browser and server do it. */
export async function validatorOf(form: FormDocument, timeZone = "Asia/Shanghai"): Promise<Validate> {
	const source = validatorSource(form, timeZone);
	const module: { default: ValidatorModule } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
	return module.default(VALIDATOR_RUNTIME);
}
