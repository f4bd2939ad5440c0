import { typeThatAsks } from "../field-types/choose-type.ts";
import { asObject, asString, isObject, type JsonObject } from "../json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../json/pointer.ts";
import { allSchemas, mapSchemas } from "../json/schema-walk.ts";
import type { Importing } from "./importing.ts";

/** A form asks for an object: another value becomes its only property. */
export function asObjectSchema(schema: JsonObject): { schema: JsonObject; isWrapped: boolean } {
	const { type, properties, $ref, $schema, definitions, $defs, title, ...own } = schema;
	const isWhole =
		type === "object" ||
		isObject(properties) ||
		(type === undefined && $ref === undefined && !("items" in own || "enum" in own));
	if (isWhole) return { schema, isWrapped: false };
	const value = {
		...(type !== undefined && { type }),
		...($ref !== undefined && { $ref }),
		title: title ?? "Value",
		...own,
	};
	const around = { ...(definitions !== undefined && { definitions }), ...($defs !== undefined && { $defs }) };
	return { schema: { type: "object", properties: { value }, ...around }, isWrapped: true };
}

const FILE = "data-url";

/** Files in the text of a data address become uploads. The pointer is that of the list, where there is one. */
export function importFiles(importing: Importing): void {
	const isFile = (schema: unknown) => asObject(schema).format === FILE;
	for (const { schema, at } of allSchemas(importing.schema)) {
		const isList = schema.type === "array" && isFile(schema.items);
		if (!isList && !isFile(schema)) continue;
		if (at.at(-1) === "items" && asObject(valueAt(importing.schema, toPointer(at.slice(0, -1)))).type === "array")
			continue;
		const pointer = valuePointer(at);
		if (pointer === undefined) importing.leaveOut("schema", toPointer(at), "A file here is asked for as a text.");
		else importing.setField(pointer, "widget", typeThatAsks("files"));
		importing.review(
			"schema",
			toPointer(at),
			"Files are uploaded, and the values name them instead of containing them.",
		);
	}
	const withoutFormat = ({ format, ...own }: JsonObject): JsonObject =>
		format === undefined || format === FILE ? own : { format, ...own };
	importing.schema = mapSchemas(importing.schema, (one) => (isFile(one) ? withoutFormat(one) : one));
}

/** The pointer among the values of a schema that only properties and rows lead to. */
function valuePointer(at: readonly (string | number)[]): string | undefined {
	const tokens: string[] = [];
	for (let index = 0; index < at.length; index++) {
		if (at[index] === "properties") tokens.push(String(at[++index]));
		else if (at[index] === "items" && typeof at[index + 1] !== "number") tokens.push("*");
		else return undefined;
	}
	return toPointer(tokens);
}

/** References to parts that are no definitions become references to definitions of them. */
export function importReferences(importing: Importing): void {
	for (const { schema, at } of allSchemas(importing.schema)) {
		const reference = asString(schema.$ref);
		if (reference === undefined || !/^#\/(?!(definitions|\$defs)\/[^/]+$)/.test(reference)) continue;
		const target = valueAt(importing.schema, reference.slice(1));
		if (!isObject(target)) continue;
		const name = pointerTokens(reference.slice(1))
			.filter((token) => token !== "properties")
			.join("_")
			.replaceAll("/", "_");
		if (asObject(importing.schema.$defs)[name] === undefined) {
			if (importing.schema.$defs === undefined) importing.change([{ op: "add", path: "/$defs", value: {} }]);
			importing.change([{ op: "add", path: `/$defs${toPointer([name])}`, value: target }]);
		}
		importing.change([{ op: "replace", path: `${toPointer(at)}/$ref`, value: `#/$defs/${name}` }]);
	}
}
