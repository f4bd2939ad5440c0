import { asObject, isStrings, type JsonObject } from "../../schemas/json/json.ts";
import { SHARED_SCHEMAS } from "./api-schemas.ts";

/** An object with just these members, of which some may be left out. */
export const objectOf = (properties: Record<string, JsonObject>, optional: readonly string[] = []): JsonObject => ({
	type: "object",
	properties,
	required: Object.keys(properties).filter((name) => !optional.includes(name)),
	additionalProperties: false,
});

/** A shape of schemas/api with more members. */
export function withParts(shape: string, more: Record<string, JsonObject>): JsonObject {
	const { $id, properties, required, ...rest } = SHARED_SCHEMAS.find((schema) => schema.$id === shape) ?? {};
	const names = isStrings(required) ? required : [];
	return { ...rest, properties: { ...asObject(properties), ...more }, required: [...names, ...Object.keys(more)] };
}

export const listOf = (items: JsonObject): JsonObject => ({ type: "array", items });

export const TEXT: JsonObject = { type: "string" };
export const TEXT_OR_NULL: JsonObject = { type: ["string", "null"] };
export const INTEGER: JsonObject = { type: "integer" };
export const YES_OR_NO: JsonObject = { type: "boolean" };
export const TIME: JsonObject = { type: "string", format: "date-time" };
/** Nothing is to be told but that it was done. */
export const NOTHING: JsonObject = { type: "null" };
export const ANY: JsonObject = { description: "Any JSON value." };

/** A document as it was written. */
export const SOURCE = objectOf({ path: TEXT, text: TEXT });

/** How a release is named. */
export const REFERENCE_PARTS = { id: TEXT, manifest_url: TEXT, revoked_forms: listOf(TEXT) };

/** What the compiler finds in a document (schemas/compiler/diagnostic.ts). */
export const DIAGNOSTIC = objectOf(
	{
		document: TEXT,
		pointer: TEXT,
		line: INTEGER,
		severity: { type: "string", enum: ["error", "warning"] },
		code: TEXT,
		message: TEXT,
		wording: objectOf({ text: TEXT, values: listOf(ANY) }),
		fix: TEXT,
		patch: { type: "array", description: "A JSON Patch (RFC 6902) on the document.", items: ANY },
	},
	["wording", "fix", "patch"],
);
