import type { JsonObject } from "../../json/json.ts";
import { pointerTokens, valueAt } from "../../json/pointer.ts";
import type { FormArtefact } from "../../release.ts";
import type { FormDocument } from "../../types.gen.ts";
import { conditionReads } from "./condition.ts";
import { type FieldRule, fieldRules } from "./field-rules.ts";
import { type FieldPlace, isRuleSatisfied, placesOf } from "./places.ts";
import { withoutEmptyGroups } from "./without-empty-groups.ts";
import { withoutPlaces } from "./without-places.ts";

/** A rule, the properties of the form that its conditions read (undefined: all), and where it hides a value. */
type EvaluatedRule = { rule: FieldRule; reads: ReadonlySet<string> | undefined; hides: readonly FieldPlace[] };

/**
 * Where values stand that a form's schema itself does not ask for, its conditions validated by what is visible:
 * `unaskedBySchema`, which a browser loads only for a form that may have such conditions.
 */
export type BySchema = (form: FormDocument, data: JsonObject, visible: JsonObject) => readonly FieldPlace[];

const NOWHERE: BySchema = () => [];

/** Rounds enough for values that depend on each other through the schema's conditions. */
const MAX_ROUNDS = 30;

/**
 * The values without those that a form does not ask, given the others: a field hidden by its own `when` or its
 * step's, or by the schema's conditions, and an optional group in which nothing is answered. Dropping a value may
 * hide or show further fields, so it is repeated until nothing changes; a round looks only at the rules that the last
 * one may have changed. Browser and server both do this before validating.
 */
export function pruneHidden(
	{ document }: Pick<FormArtefact, "document">,
	data: JsonObject,
	bySchema = NOWHERE,
): JsonObject {
	let evaluated = fieldRules(document).map((rule): EvaluatedRule => ({ rule, reads: readsOf(rule), hides: [] }));
	let hidden = new Map<string, FieldPlace>();
	let visible = withoutEmptyGroups(document, data);
	let changed: ReadonlySet<string> | undefined;
	for (let round = 0; round <= evaluated.length + MAX_ROUNDS; round++) {
		evaluated = evaluated.map((one) =>
			mayChange(one, changed) ? { ...one, hides: hiddenBy(one.rule, data, visible) } : one,
		);
		const next = byPointer([...evaluated.flatMap(({ hides }) => hides), ...bySchema(document, data, visible)]);
		changed = rootsOfDifference(hidden, next);
		if (changed.size === 0) return visible;
		hidden = next;
		visible = without(document, data, hidden);
	}
	const hides = (seen: JsonObject) => [
		...evaluated.flatMap(({ rule }) => hiddenBy(rule, data, seen)),
		...bySchema(document, data, seen),
	];
	return settled(hidden, (all) => without(document, data, all), hides);
}

const byPointer = (places: readonly FieldPlace[]) => new Map(places.map((place) => [place.pointer, place] as const));

const without = (form: FormDocument, data: JsonObject, hidden: ReadonlyMap<string, FieldPlace>) =>
	withoutEmptyGroups(form, withoutPlaces(data, [...hidden.values()]));

/** Fields that hide one another in a circle never settle: then whatever is hidden once stays hidden. */
function settled(
	first: ReadonlyMap<string, FieldPlace>,
	seen: (hidden: ReadonlyMap<string, FieldPlace>) => JsonObject,
	hides: (visible: JsonObject) => readonly FieldPlace[],
): JsonObject {
	const hidden = new Map(first);
	for (;;) {
		const before = hidden.size;
		const visible = seen(hidden);
		for (const place of hides(visible)) hidden.set(place.pointer, place);
		if (hidden.size === before) return visible;
	}
}

const mayChange = ({ reads }: EvaluatedRule, changed: ReadonlySet<string> | undefined) =>
	changed === undefined || reads === undefined || [...reads].some((root) => changed.has(root));

/** The form's properties that decide about a rule: those its conditions name, and its own for what stands in a row. */
function readsOf({ pointer, when }: FieldRule): ReadonlySet<string> | undefined {
	const [own] = pointerTokens(pointer);
	const roots = when.flatMap((condition) =>
		conditionReads(condition).map((read) => {
			const [scope, root] = pointerTokens(read.pointer);
			return scope === "form" ? root : own;
		}),
	);
	return roots.includes(undefined) ? undefined : new Set(roots.flatMap((root) => root ?? []));
}

/** Where a rule's field has a value that is not visible, validated by what is visible. */
const hiddenBy = (rule: FieldRule, data: JsonObject, visible: JsonObject): FieldPlace[] =>
	placesOf(rule.pointer, data).filter(
		(place) => valueAt(data, place.pointer) !== undefined && !isRuleSatisfied(rule, place, visible),
	);

function rootsOfDifference(a: ReadonlyMap<string, FieldPlace>, b: ReadonlyMap<string, FieldPlace>): Set<string> {
	const apart = [...a.keys()].filter((pointer) => !b.has(pointer));
	const added = [...b.keys()].filter((pointer) => !a.has(pointer));
	return new Set([...apart, ...added].map((pointer) => pointerTokens(pointer)[0] ?? ""));
}
