import type { RJSFSchema } from "@rjsf/utils";
import type { JsonSchema } from "../../../schemas/release.ts";

const isRjsfSchema = (schema: JsonSchema): schema is RJSFSchema => typeof schema === "object";

/** A form's schema as rjsf takes it; the compiler has checked that it describes an object. */
export const rjsfSchema = (schema: JsonSchema): RJSFSchema => (isRjsfSchema(schema) ? schema : {});
