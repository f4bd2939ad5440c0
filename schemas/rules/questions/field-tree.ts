import { asObject, isObject, type JsonObject } from "../../json/json.ts";
import type { FieldNode, FormArtefact } from "../../release.ts";

/** The schema of a form as it is rendered. */
export const renderedFormSchema = ({ schema, document }: Pick<FormArtefact, "schema" | "document">): JsonObject =>
	asObject(schema ?? document.schema);

/** The schema of a node that stands in a property or, of a list, in its items: its own, where the tree has resolved it. */
export const schemaInPlace = (node: FieldNode, around: JsonObject, isItem = false): JsonObject =>
	node.schema ?? asObject(isItem ? around.items : asObject(around.properties)[node.name]);

/** Whether rjsf resolves any part of a tree. */
export function needsRjsf(node: FieldNode | undefined): boolean {
	if (node === undefined || node.kind === "rjsf") return true;
	if (node.kind === "object") return node.fields.some(needsRjsf);
	return node.kind === "array" && needsRjsf(node.item);
}

/** Whether rows are added anywhere in the resolved part of a tree. */
export function needsRows(node: FieldNode | undefined): boolean {
	return node?.kind === "array" || (node?.kind === "object" && node.fields.some(needsRows));
}

/** What a new row of a list holds: the defaults of what it asks for, and else an empty value of its type. */
export function emptyRow(item: FieldNode, schema: JsonObject): unknown {
	const value = startValue(item, schema, undefined);
	if (value !== undefined) return value;
	return item.kind === "object" ? {} : schema.type === "string" ? "" : null;
}

function startRows(node: FieldNode & { kind: "array" }, schema: JsonObject, value: unknown): unknown {
	const items = schemaInPlace(node.item, schema, true);
	if (Array.isArray(value)) return value.map((row) => startValue(node.item, items, row));
	const least = node.required && typeof schema.minItems === "number" ? schema.minItems : 0;
	if (value !== undefined || least === 0) return value;
	const row = startValue(node.item, items, undefined);
	return Array.from({ length: least }, () => row ?? (node.item.kind === "object" ? {} : null));
}

function startGroup({ fields }: FieldNode & { kind: "object" }, schema: JsonObject, value: unknown): unknown {
	if (value !== undefined && !isObject(value)) return value;
	const own = fields.flatMap((node) => {
		const start = startValue(node, schemaInPlace(node, schema), value?.[node.name]);
		return start === undefined ? [] : [[node.name, start] as const];
	});
	return own.length > 0 || value ? { ...Object.fromEntries(own), ...value, ...Object.fromEntries(own) } : undefined;
}

/** A value with the defaults that a resolved tree names, as rjsf would compute them; undefined where there is nothing. */
export function startValue(node: FieldNode, schema: JsonObject, value: unknown): unknown {
	if (node.kind === "object") return startGroup(node, schema, value);
	if (node.kind === "array") return startRows(node, schema, value);
	if (node.kind === "rjsf" || value !== undefined) return value;
	return node.start;
}
