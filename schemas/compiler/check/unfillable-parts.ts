import { asksFor } from "../../field-types/choose-type.ts";
import { asArray, type JsonObject } from "../../json/json.ts";
import { type Path, toPointer } from "../../json/pointer.ts";
import { alternatives, type Resolve, within } from "../../json/schema-at.ts";
import { fieldOptions } from "../../rules/questions/field-options.ts";
import { isMade } from "../../rules/values/calculation.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import { schemaWays } from "../form-schemas.ts";
import { COMPILER_LIMITS } from "../limits.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { partsByName, partsOf, sometimesVisible } from "./merged-places.ts";
import { turnsOf } from "./turns.ts";

/** A part of a group or row, all that is said of it, and its schemas as they stand in the document. */
type Part = {
	at: readonly string[];
	own: readonly JsonObject[];
	all: readonly JsonObject[];
	options: FieldOptions;
	/** Whether the form or its page puts an initial value. */
	isGiven: boolean;
	/** Whether no condition decides if it is visible. */
	isSure: boolean;
};

/** A group or row; `stays`: it is there whatever is answered in it; `around`: the schemas of all groups around it. */
type Group = {
	at: readonly string[];
	parts: readonly JsonObject[];
	stays: boolean;
	around: ReadonlySet<JsonObject>;
};

/** A group as it turns out by one of its alternatives or rules, and the names that must be answered then. */
type Turn = Group & { required: ReadonlySet<unknown> };

/** A part that must be answered and never is. */
type Closed = { pointer: string; schemaAt: Path; why: DiagnosticWords };

/**
 * The parts of a form, its groups and rows that are required, that nobody can type, and that the form gives no value to;
 * of alternatives and rules, what is so once one is chosen or holds.
 */
export function closedParts(document: FormDocument): Closed[] {
	const resolve = within(document.schema);
	const ways = schemaWays(document);
	const partsIn = partsFinder(document, resolve);
	const root = partsOf([document.schema], resolve);
	const found: Closed[] = [];
	const waiting: Group[] = [{ at: [], parts: root, stays: true, around: new Set(root) }];
	for (
		let count = 0, group = waiting.pop();
		group && count < COMPILER_LIMITS.schemaNodes;
		count++, group = waiting.pop()
	) {
		const always = partsIn(group);
		const named = new Map(always.map((part) => [part.at.at(-1), part]));
		const canBeFilled = (name: string) => isOpen(named.get(name));
		for (const turn of turnsOf(group.parts, resolve, canBeFilled)) {
			const required = new Set(turn.flatMap((schema) => asArray(schema.required)));
			const now = { ...group, parts: turn, required };
			const parts = turn === group.parts ? always : partsIn(now);
			found.push(...closedIn(now, parts, ways));
			const isNew = ({ at, own }: Part) => !isSame(named.get(at.at(-1))?.own ?? [], own);
			const inner = turn === group.parts ? parts : parts.filter(isNew);
			waiting.push(...inner.filter((part) => opens(part, now)).map((part) => groupOf(part, now)));
		}
	}
	return found;
}

const isSame = (a: readonly JsonObject[], b: readonly JsonObject[]) =>
	a.length === b.length && a.every((schema) => b.includes(schema));

/** Finds the parts of a group. */
function partsFinder(document: FormDocument, resolve: Resolve): (group: Group) => Part[] {
	const optionsAt = fieldOptions(document);
	const unsure = sometimesVisible({ steps: document.steps });
	return ({ at, parts }) =>
		[...partsByName(parts)].map(([name, own]) => {
			const here = [...at, name];
			const options = optionsAt(toPointer(here));
			const hasFirst = own.flatMap((one) => alternatives(one, resolve)).some((one) => "default" in one);
			const isGiven = hasFirst || isMade(options) || options.prefill !== undefined;
			const isSure = options.when === undefined && !(at.length === 0 && unsure.has(name));
			return { at: here, own, all: partsOf(own, resolve), options, isGiven, isSure };
		});
}

/** Keywords that ask for parts, themselves or by what is in them. */
const APPLICATORS = ["properties", "items", "prefixItems", "oneOf", "anyOf", "then", "else", "dependentSchemas"];

/** Whether a part is a group that is visible part by part. One that it stands in itself never ends. */
const opens = ({ all, options, isGiven }: Part, { around }: Group) =>
	all.some((one) => APPLICATORS.some((keyword) => keyword in one)) &&
	options.widget === undefined &&
	!isGiven &&
	!all.some((schema) => around.has(schema));

const groupOf = ({ at, all }: Part, group: Turn): Group => {
	const name = at.at(-1) ?? "";
	const stays = name === "*" || (group.stays && group.required.has(name));
	return { at, parts: all, stays, around: new Set([...group.around, ...all]) };
};

function closedIn(group: Turn, parts: readonly Part[], ways: ReadonlyMap<JsonObject, Path>): Closed[] {
	const closed = parts.flatMap((part) => {
		const why = group.required.has(part.at.at(-1)) && part.isSure && !part.isGiven ? whyClosed(part) : undefined;
		return why === undefined ? [] : [{ part, why }];
	});
	const isFilled = group.stays || parts.length > closed.length;
	if (!isFilled) return [];
	return closed.map(({ part: { at, own }, why }) => ({
		pointer: toPointer(at),
		schemaAt: own.flatMap((schema) => [ways.get(schema) ?? []])[0] ?? ["schema"],
		why,
	}));
}

const isOpen = (part: Part | undefined) =>
	part?.isSure === true && !part.isGiven && whyClosed(part) === undefined && !part.all.some(isConstant);

const isConstant = (schema: JsonObject) => "const" in schema;

/** Why nobody can type the value of a part; undefined where one can. */
function whyClosed({ all, options: { widget } }: Part): DiagnosticWords | undefined {
	if (asksFor("hidden", { widget }) || asksFor("shown", { widget })) return worded`its widget is "${widget}"`;
	if (widget === undefined && all.some(isConstant))
		return all.some(({ title }) => title !== undefined) ? worded`a titled constant is only shown` : undefined;
	return all.some(({ readOnly }) => readOnly === true) ? worded`it is readOnly` : undefined;
}
