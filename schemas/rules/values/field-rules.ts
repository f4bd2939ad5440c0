import { toPointer } from "../../json/pointer.ts";
import type { Condition, FormDocument } from "../../types.gen.ts";
import type { ComparedRule } from "./comparisons.ts";
import type { ChoiceRule } from "./offered-choices.ts";

/** When something holds of a field: while all conditions do. `pointer` may have * for any row of a repeat group. */
export type FieldRule = { pointer: string; when: readonly Condition[] };

/**
 * What a form declares of its fields beside its schema: which are visible only under a condition, which are required then,
 * which are held to others, which choices are offered only under a condition (the last two are absent from releases made
 * before there were such).
 */
export type FieldRules = {
	visible: readonly FieldRule[];
	required: readonly FieldRule[];
	compared?: readonly ComparedRule[];
	offered?: readonly ChoiceRule[];
};

/** The fields of a form that are not always asked: by their own `when`, or because their step has one. */
export function fieldRules(form: FormDocument): FieldRule[] {
	const rules = new Map<string, Condition[]>();
	const note = (pointer: string, when: Condition) => {
		const known = rules.get(pointer);
		if (known) known.push(when);
		else rules.set(pointer, [when]);
	};
	for (const step of form.steps ?? [])
		for (const name of step.when ? step.fields : []) if (step.when) note(toPointer([name]), step.when);
	for (const [pointer, options] of Object.entries(form.fields ?? {})) if (options.when) note(pointer, options.when);
	return [...rules].map(([pointer, when]) => ({ pointer, when }));
}

/** The fields of a form that are required while something holds: by their `required_when`. */
export const requiredRules = (form: FormDocument): FieldRule[] =>
	Object.entries(form.fields ?? {}).flatMap(([pointer, { required_when }]) =>
		required_when ? [{ pointer, when: [required_when] }] : [],
	);
