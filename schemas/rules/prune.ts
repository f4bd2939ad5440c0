import type { FormArtefact } from "../release.ts";
import { type FieldRule, fieldRules } from "./field-rules.ts";
import type { JsonObject } from "./json.ts";
import { type FieldPlace, placesOf, ruleHolds } from "./places.ts";
import { pointerTokens, valueAt } from "./pointer.ts";
import { withoutPlaces } from "./without-places.ts";

/** A rule, the properties of the form that its conditions read (undefined: all), and where it hides an answer. */
type Judged = { rule: FieldRule; reads: ReadonlySet<string> | undefined; hides: readonly FieldPlace[] };

/**
 * The answers without those that a form does not ask, given the others: a field hidden by its own `when` or its
 * step's. Dropping an answer may hide or show further fields, so it is repeated until nothing changes; a round looks
 * only at the rules that the last one may have changed. Browser and server both do this before validating.
 */
export function pruneHidden(form: Pick<FormArtefact, "document">, data: JsonObject): JsonObject {
	let judged = fieldRules(form.document).map((rule): Judged => ({ rule, reads: readsOf(rule), hides: [] }));
	let hidden = new Map<string, FieldPlace>();
	let visible = data;
	let changed: ReadonlySet<string> | undefined;
	for (let round = 0; round <= judged.length + 1; round++) {
		judged = judged.map((one) =>
			mayChange(one, changed) ? { ...one, hides: hiddenBy(one.rule, data, visible) } : one,
		);
		const next = new Map(judged.flatMap(({ hides }) => hides.map((place) => [place.pointer, place] as const)));
		changed = rootsOfDifference(hidden, next);
		if (changed.size === 0) return visible;
		hidden = next;
		visible = withoutPlaces(data, [...hidden.values()]);
	}
	return settled(
		judged.map(({ rule }) => rule),
		data,
		hidden,
	);
}

/** Fields that hide one another in a circle never settle: then whatever is hidden once stays hidden. */
function settled(rules: readonly FieldRule[], data: JsonObject, first: ReadonlyMap<string, FieldPlace>): JsonObject {
	const hidden = new Map(first);
	for (;;) {
		const [before, visible] = [hidden.size, withoutPlaces(data, [...hidden.values()])];
		for (const rule of rules) for (const place of hiddenBy(rule, data, visible)) hidden.set(place.pointer, place);
		if (hidden.size === before) return visible;
	}
}

const mayChange = ({ reads }: Judged, changed: ReadonlySet<string> | undefined) =>
	changed === undefined || reads === undefined || [...reads].some((root) => changed.has(root));

/** The form's properties that decide about a rule: those its conditions name, and its own for what stands in a row. */
function readsOf({ pointer, when }: FieldRule): ReadonlySet<string> | undefined {
	const [own] = pointerTokens(pointer);
	const roots = when.flatMap((condition) =>
		Object.keys(condition).map((read) => {
			const [scope, root] = pointerTokens(read);
			return scope === "form" ? root : own;
		}),
	);
	return roots.includes(undefined) ? undefined : new Set(roots.flatMap((root) => root ?? []));
}

/** Where a rule's field has an answer that is not asked for, judged by what is visible. */
const hiddenBy = (rule: FieldRule, data: JsonObject, visible: JsonObject): FieldPlace[] =>
	placesOf(rule.pointer, data).filter(
		(place) => valueAt(data, place.pointer) !== undefined && !ruleHolds(rule, place, visible),
	);

function rootsOfDifference(a: ReadonlyMap<string, FieldPlace>, b: ReadonlyMap<string, FieldPlace>): Set<string> {
	const apart = [...a.keys()].filter((pointer) => !b.has(pointer));
	const added = [...b.keys()].filter((pointer) => !a.has(pointer));
	return new Set([...apart, ...added].map((pointer) => pointerTokens(pointer)[0] ?? ""));
}
