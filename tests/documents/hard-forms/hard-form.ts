import type { JsonObject } from "../../../schemas/json/json.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

/** A form that is unusual and sound, values to it that both sides take, and some that both refuse. */
export type HardForm = {
	what: string;
	schema: JsonObject;
	more?: Partial<FormDocument>;
	taken: readonly JsonObject[];
	refused: readonly JsonObject[];
};

/** A field for a text. */
export const text = (title: string, more: JsonObject = {}): JsonObject => ({ type: "string", title, ...more });
/** A field of yes or no. */
export const yesNo = (title: string): JsonObject => ({ type: "boolean", title });
/** Fields under one title. */
export const group = (title: string, properties: JsonObject, more: JsonObject = {}): JsonObject => ({
	type: "object",
	title,
	properties,
	...more,
});
/** A list with rows. */
export const list = (title: string, items: JsonObject, more: JsonObject = {}): JsonObject => ({
	type: "array",
	title,
	items,
	...more,
});
/** An alternative that its kind tells from the others. */
export const branch = (
	kind: string,
	title: string,
	properties: JsonObject,
	required: readonly string[],
): JsonObject => ({
	title,
	properties: { kind: { const: kind }, ...properties },
	required: ["kind", ...required],
});
/** What holds while a test does, and otherwise. */
export const rule = (test: JsonObject, holds: JsonObject, otherwise?: JsonObject): JsonObject => ({
	if: test,
	// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
	then: holds,
	...(otherwise && { else: otherwise }),
});
