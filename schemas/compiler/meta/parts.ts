import { asArray, asObject, asString, isObject, type JsonObject } from "../../json/json.ts";
import { pointerUnder } from "../../json/pointer.ts";
import { satisfies } from "./satisfies.ts";
import { BLOCK_SCHEMAS, KIND_SCHEMAS, resolveMeta } from "./schemas.ts";

/** A value of a document that the meta-schema gives a name, or in which such values are. */
export type DocumentPart = {
	/** The shared definition or the title that describes it. */
	def?: string;
	value: unknown;
	pointer: string;
	/** What sees the same as this: the branch of a union that it is, the entries of a list. */
	same: readonly DocumentPart[];
	entries: readonly DocumentEntry[];
};

/** What stands under a key of an object that is described by the schema titled `title`. */
type DocumentEntry = { inside: { title: string; key: string; value: JsonObject; pointer: string }; part: DocumentPart };

const known = new WeakMap<JsonObject, { kind: string; part: DocumentPart }>();

/** The parts of a document that satisfies the meta-schema of its kind. A dozen checks ask for them: they are found once. */
export function documentParts(kind: string, document: JsonObject): DocumentPart {
	const before = known.get(document);
	if (before?.kind === kind) return before.part;
	const part = partAt(KIND_SCHEMAS.get(kind) ?? {}, document, "");
	known.set(document, { kind, part });
	return part;
}

const isWorthAVisit = ({ def, same, entries }: DocumentPart) =>
	def !== undefined || same.length > 0 || entries.length > 0;

function partAt(node: JsonObject, value: unknown, pointer: string): DocumentPart {
	const { schema, def } = resolveMeta(node);
	if (def === "block") {
		const block = BLOCK_SCHEMAS.get(asString(asObject(value).type) ?? "");
		return { def, value, pointer, same: block ? [partAt(block, value, pointer)] : [], entries: [] };
	}
	return {
		def: def ?? asString(schema.title),
		value,
		pointer,
		same: [...branchOf(schema, value, pointer), ...listed(schema, value, pointer)].filter(isWorthAVisit),
		entries: isObject(value) ? entriesOf(schema, value, pointer).filter(({ part }) => isWorthAVisit(part)) : [],
	};
}

function branchOf(schema: JsonObject, value: unknown, pointer: string): DocumentPart[] {
	const branches = asArray(schema.anyOf ?? schema.oneOf).filter(isObject);
	const branch = branches.find((one) => satisfies(one, value));
	return branch ? [partAt(branch, value, pointer)] : [];
}

function listed({ items }: JsonObject, value: unknown, pointer: string): DocumentPart[] {
	if (!Array.isArray(value) || !isObject(items)) return [];
	return value.map((entry, index) => partAt(items, entry, pointerUnder(pointer, index)));
}

function entriesOf(schema: JsonObject, value: JsonObject, pointer: string): DocumentEntry[] {
	const properties = asObject(schema.properties);
	const title = asString(schema.title) ?? "";
	return Object.entries(value).flatMap(([key, entry]) => {
		const own = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties;
		if (!isObject(own)) return [];
		return [{ inside: { title, key, value, pointer }, part: partAt(own, entry, pointerUnder(pointer, key)) }];
	});
}
