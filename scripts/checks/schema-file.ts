import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asObject, asString, isObject, type JsonObject } from "../../schemas/json/json.ts";
import { valueAt } from "../../schemas/json/pointer.ts";

/** A schema, and the file below schemas/ that its references are read from. */
export type FoundSchema = { schema: JsonObject; file: string };

const read = new Map<string, JsonObject>();

function fileAt(file: string): JsonObject {
	const known = read.get(file);
	if (known) return known;
	const schema: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../../schemas", file), "utf8"));
	const found = asObject(schema);
	read.set(file, found);
	return found;
}

/** The schema at an address such as "api/shapes/draft.schema.json#/properties/data". Throws where there is none. */
export function schemaAt(address: string): FoundSchema {
	const [file = "", pointer = ""] = address.split("#");
	const schema = valueAt(fileAt(file), pointer);
	if (!isObject(schema)) throw new Error(`${address}: expected a schema`);
	return { schema, file };
}

/** Where a reference leads; the schema itself where it is none. */
export function resolved(found: FoundSchema): FoundSchema & { address?: string } {
	const reference = asString(found.schema.$ref);
	if (reference === undefined) return found;
	const [path = "", pointer = ""] = reference.split("#");
	const file = path === "" ? found.file : join(found.file, "..", path);
	const address = `${file}#${pointer}`;
	return { ...resolved(schemaAt(address)), address };
}
