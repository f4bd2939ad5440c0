import type { FormDocument } from "../../types.gen.ts";
import { interpreted } from "./interpreted.ts";
import "./interpreted-formats.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives, gathered, propertyOf, type Resolve, schemasNamed, within } from "../../json/schema-at.ts";
import { allSchemas } from "../../json/schema-walk.ts";
import { onceForEach } from "./once-for-each.ts";
import type { FieldPlace } from "./places.ts";

/**
 * The parts of a schema that say something of one value: those that apply whatever is chosen, these with every
 * alternative that may be chosen, and those that only other values would bring.
 */
type Parts = { sure: readonly JsonObject[]; active: readonly JsonObject[]; dormant: readonly JsonObject[] };

const validates = new WeakMap<object, (value: unknown) => boolean>();

function isValidOf(test: JsonObject, { $defs }: JsonObject): (value: unknown) => boolean {
	const found = validates.get(test) ?? interpreted({ ...($defs !== undefined && { $defs }), ...test });
	validates.set(test, found);
	return found;
}

const passes = (test: unknown, root: JsonObject, value: unknown) =>
	isObject(test) ? isValidOf(test, root)(value ?? null) : test !== false;

/** What the conditions of one schema bring, given the value, and what they would bring given another. */
function byConditions(one: JsonObject, root: JsonObject, value: unknown): { on: unknown[]; off: unknown[] } {
	const on: unknown[] = [];
	const off: unknown[] = [];
	if ("if" in one) {
		const isSatisfied = passes(one.if, root, value);
		on.push(isSatisfied ? one.then : one.else);
		off.push(isSatisfied ? one.else : one.then);
	}
	for (const [name, brought] of Object.entries(asObject(one.dependentSchemas)))
		(Object.hasOwn(asObject(value), name) ? on : off).push(brought);
	return { on, off };
}

const unionsOf = ({ anyOf, oneOf }: JsonObject) => [...asArray(anyOf), ...asArray(oneOf)];

/** All parts that declare something of a value, sorted anew by which of its conditions it satisfies. */
function partsApplied({ sure, active, dormant }: Parts, root: JsonObject, resolve: Resolve, value: unknown): Parts {
	const off: unknown[] = [];
	const chosen = (one: JsonObject) => {
		const found = byConditions(one, root, value);
		off.push(...found.off);
		return found.on;
	};
	const now = active.flatMap((one) => gathered(one, resolve, (part) => [...unionsOf(part), ...chosen(part)]));
	const known = new Set(now);
	return {
		sure: sure.flatMap((one) => gathered(one, resolve, chosen)),
		active: now,
		dormant: [...dormant, ...off.filter(isObject)]
			.flatMap((one) => alternatives(one, resolve))
			.filter((one) => !known.has(one)),
	};
}

const declaring = (parts: readonly JsonObject[], name: string) =>
	parts.some((one) => (propertyOf(one, name) ?? false) !== false);

/** Whether only what does not apply asks for a property, or what applies forbids what is visible elsewhere. */
const isUnasked = ({ sure, active, dormant }: Parts, name: string) =>
	sure.some((one) => propertyOf(one, name) === false)
		? declaring(active, name) || declaring(dormant, name)
		: !declaring(active, name) && declaring(dormant, name);

const under = ({ sure, active, dormant }: Parts, token: string): Parts => ({
	sure: sure.flatMap((one) => schemasNamed(one, token)),
	active: active.flatMap((one) => schemasNamed(one, token)),
	dormant: dormant.flatMap((one) => schemasNamed(one, token)),
});

/** Whether a schema has conditions of its own: `if`, `dependentSchemas`. */
export const hasConditions = onceForEach((schema: JsonObject): boolean =>
	allSchemas(schema).some((node) => "if" in node.schema || "dependentSchemas" in node.schema),
);

/**
 * Where values stand that a form's schema does not ask for, by its own conditions: those that only the branch of an
 * `if` that does not apply, or the `dependentSchemas` of an absent value, names, and those that what applies makes
 * `false`. What any active part asks for is none of them, nor what no part names. Of alternatives (`anyOf`, `oneOf`)
 * each counts as active: the one that a person leaves takes its values with it. Conditions are validated by `visible`:
 * the values without those that are hidden so far.
 */
export function unaskedBySchema(
	{ schema }: Pick<FormDocument, "schema">,
	data: JsonObject,
	visible: JsonObject,
): FieldPlace[] {
	if (!hasConditions(schema)) return [];
	const resolve = within(schema);
	const found: FieldPlace[] = [];
	const look = (before: Parts, value: object, seen: unknown, at: readonly string[]): void => {
		const parts = partsApplied(before, schema, resolve, seen);
		for (const [name, own] of Object.entries(value)) {
			const tokens = [...at, name];
			if (isObject(value) && isUnasked(parts, name)) found.push({ tokens, pointer: toPointer(tokens) });
			else if (own !== null && typeof own === "object")
				look(under(parts, name), own, Reflect.get(Object(seen), name) ?? own, tokens);
		}
	};
	look({ sure: [schema], active: [schema], dormant: [] }, data, visible, []);
	return found;
}
