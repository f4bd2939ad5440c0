import { isMade } from "../../rules/calculation.ts";
import { fieldOptions } from "../../rules/field-options.ts";
import { asArray, type JsonObject } from "../../rules/json.ts";
import { type Path, toPointer } from "../../rules/pointer.ts";
import { within } from "../../rules/schema-at.ts";
import { allSchemas } from "../../rules/schema-walk.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import { partsByName, partsOf } from "./merged-places.ts";

/** A part of a group or row, all that is said of it, and its schemas as they stand in the document. */
type Part = { at: readonly string[]; own: readonly JsonObject[]; all: readonly JsonObject[]; options: FieldOptions };

/** A group or row; `stays`: it is there whatever is answered in it; `around`: the schemas of all groups around it. */
type Group = {
	at: readonly string[];
	parts: readonly JsonObject[];
	stays: boolean;
	around: ReadonlySet<JsonObject>;
};

/** A part that must be answered and never is. */
type Closed = { pointer: string; schemaAt: Path; why: string };

/** The parts of groups and rows that are required, that nobody can type, and that the form gives no value to. */
export function closedParts(document: FormDocument): Closed[] {
	const resolve = within(document.schema);
	const optionsAt = fieldOptions(document);
	const ways = new Map(allSchemas(document.schema, ["schema"]).map(({ schema, at }) => [schema, at]));
	const partsIn = ({ at, parts }: Group): Part[] =>
		[...partsByName(parts)].map(([name, own]) => {
			const here = [...at, name];
			return { at: here, own, all: partsOf(own, resolve), options: optionsAt(toPointer(here)) };
		});
	const visit = (group: Group): Closed[] => {
		const parts = partsIn(group);
		const found = group.at.length === 0 ? [] : closedIn(group, parts, ways);
		const inner = parts.filter(
			(part) => hasParts(part) && part.options.widget === undefined && !isGiven(part) && !opens(part, group),
		);
		return [...found, ...inner.flatMap((part) => visit(groupOf(part, group)))];
	};
	const root = partsOf([document.schema], resolve);
	return visit({ at: [], parts: root, stays: true, around: new Set(root) });
}

const isGiven = ({ all, options }: Part) =>
	isMade(options) || options.prefill !== undefined || all.some((schema) => "default" in schema);

const isRequired = ({ parts }: Group, name: string) => parts.some(({ required }) => asArray(required).includes(name));

const hasParts = ({ all }: Part) => all.some((one) => "properties" in one || "items" in one || "prefixItems" in one);

/** Whether a part is a group that it stands in itself: that never ends. */
const opens = ({ all }: Part, { around }: Group) => all.some((schema) => around.has(schema));

const groupOf = ({ at, all }: Part, group: Group): Group => {
	const name = at.at(-1) ?? "";
	const stays = name === "*" || (group.stays && isRequired(group, name));
	return { at, parts: all, stays, around: new Set([...group.around, ...all]) };
};

function closedIn(group: Group, parts: readonly Part[], ways: ReadonlyMap<JsonObject, Path>): Closed[] {
	const closed = parts.flatMap((part) => {
		const why = isRequired(group, part.at.at(-1) ?? "") ? whyClosed(part) : undefined;
		return why === undefined ? [] : [{ part, why }];
	});
	const isAnswered = group.stays || parts.length > closed.length;
	if (!isAnswered) return [];
	return closed.map(({ part: { at, own }, why }) => ({
		pointer: toPointer(at),
		schemaAt: own.flatMap((schema) => [ways.get(schema) ?? []])[0] ?? ["schema"],
		why,
	}));
}

/** Why nobody can answer a part; undefined where one can, or where the form does it. */
function whyClosed(part: Part): string | undefined {
	const { widget, when } = part.options;
	if (when !== undefined || isGiven(part)) return undefined;
	if (widget === "hidden" || widget === "static") return `its widget is "${widget}"`;
	if (widget === undefined && part.all.some((schema) => "const" in schema))
		return part.all.some(({ title }) => title !== undefined) ? "a titled constant is only shown" : undefined;
	return part.all.some(({ readOnly }) => readOnly === true) ? "it is readOnly" : undefined;
}
