import { asObject, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { pointersIn } from "../../rules/values/calculation.ts";
import { conditionReads } from "../../rules/values/condition.ts";
import type { Condition, FieldOptions, FormDocument, Text } from "../../types.gen.ts";
import type { DiagnosticCode } from "../codes.ts";
import type { Report } from "../diagnostic.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { type Reading, readingOf, readingThemselves } from "./readings.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What makes a field's value, or brings it up and takes it away; and what to say where that leads back to it. */
type Dependence = Reading & { at: string; code: DiagnosticCode; message: DiagnosticWords };

/**
 * What a value is made of, and what decides whether it is visible, must not hang on the value itself: such a form would
 * never come to rest, or never ask.
 */
export function checkCircles({ place, document }: SourcedForm, report: Report): void {
	const reported = new Set<string>();
	for (const { at, code, message } of readingThemselves(dependencesOf(document))) {
		if (!reported.has(at)) report.add(place, at, code, message);
		reported.add(at);
	}
}

function dependencesOf({ fields = {}, steps }: FormDocument): Dependence[] {
	const ofSteps = (steps ?? []).flatMap(({ fields: names, when }, index) =>
		names.flatMap((name) => shownBy(toPointer([name]), when, ["steps", index])),
	);
	const own = Object.entries(fields).flatMap(([pointer, options]) => [
		...shownBy(pointer, options.when, ["fields", pointer]),
		...(options.choices ?? []).flatMap(({ when }, index) =>
			shownBy(pointer, when, ["fields", pointer, "choices", index], worded`Which choices ${pointer} offers`),
		),
		...madeOf(pointer, options),
	]);
	return [...ofSteps, ...own];
}

const shownBy = (
	pointer: string,
	when: Condition | undefined,
	place: (string | number)[],
	what = worded`Whether ${pointer} is asked`,
): Dependence[] =>
	conditionReads(when)
		.map(({ pointer: bind, at }) => ({ bind, at, ...readingOf(pointer, [{ bind }]) }))
		.filter(({ reads }) => !reads.some((read) => countsRowsOf(pointer, read)))
		.map(({ bind, at, reads }) => ({
			pointer,
			reads,
			at: toPointer([...place, "when", ...at]),
			code: "condition-loop",
			message: worded`${what} hangs on ${bind}, which hangs on ${pointer} again. Expected a condition that does not lead back to its field; of two of which one is asked, offer the choice ("oneOf").`,
		}));

/** How many rows there are does not hang on what is visible in them. */
const countsRowsOf = (pointer: string, read: readonly string[]) => pointer.startsWith(`${toPointer([...read])}/*/`);

function madeOf(pointer: string, { computed, calculated }: FieldOptions): Dependence[] {
	const read = calculated ? pointersIn(calculated).map((one) => ({ bind: one.pointer })) : bindingsOf(computed);
	if (read.length === 0) return [];
	const at = toPointer(["fields", pointer, calculated ? "calculated" : "computed"]);
	const message = worded`What is computed at ${pointer} is made of itself, directly or through others. Expected values from other answers only.`;
	return [{ ...readingOf(pointer, read), at, code: "computed-loop", message }];
}

/** The bindings of a text, its own and those of its values. */
export const bindingsOf = (text: Text | undefined): JsonObject[] =>
	isObject(text)
		? [text, ...Object.values(asObject(asObject(text).values))].filter(isObject).filter(({ bind }) => bind)
		: [];
