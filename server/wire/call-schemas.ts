import { SHAPES } from "../../schemas/catalogue.gen.ts";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";

const MSG = { type: "string", description: "In the reader's language." } as const;

const envelope = (code: JsonObject, data: JsonObject) => ({
	type: "object",
	properties: { code, msg: MSG, data },
	required: ["code", "msg", "data"],
});

/** One for each schema of data, so that what is compiled of it is so once, however many applications a process has. */
const successes = new WeakMap<JsonObject, JsonObject>();

/** The body of a success: nothing but what the schema of its data names leaves the server. */
export function successSchema(data: JsonObject): JsonObject {
	const schema = successes.get(data) ?? envelope({ const: 0 }, data);
	successes.set(data, schema);
	return schema;
}

const REFUSAL_DATA = {
	anyOf: [
		{
			type: "object",
			properties: { errors: { type: "array", items: asObject(SHAPES["refused-field"]) } },
			required: ["errors"],
		},
		{
			type: "object",
			properties: { retry_after: { type: "integer", description: "Seconds." } },
			required: ["retry_after"],
		},
		{ type: ["object", "null"] },
	],
};

/** Every response other than a success, by its code. */
export const REFUSAL_SCHEMA: JsonObject = {
	$id: "refusal",
	...envelope({ enum: [1, 401, 403, 404, 409, 410, 413, 422, 429, 500, 503] }, REFUSAL_DATA),
};

/** No query, or no body: of a query everything is dropped. */
export const NOTHING_SCHEMA: JsonObject = { type: "object", properties: {}, additionalProperties: false };
