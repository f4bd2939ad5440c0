import type { RJSFSchema } from "@rjsf/utils";
import type { FormArtefact, JsonSchema } from "../../../schemas/release.ts";

const isRjsfSchema = (schema: JsonSchema): schema is RJSFSchema => typeof schema === "object";

/** A form's schema as the engine renders it; the compiler has checked that it describes an object. */
export function renderedSchema({ schema, document }: FormArtefact): RJSFSchema {
	const rendered: JsonSchema = schema ?? document.schema;
	return isRjsfSchema(rendered) ? rendered : {};
}
