import type { Condition, FormDocument } from "../types.gen.ts";
import { toPointer } from "./pointer.ts";

/** When a field is asked: while all conditions hold. `pointer` may have * for any row of a repeat group. */
export type FieldRule = { pointer: string; when: readonly Condition[] };

/** The fields of a form that are not always asked: by their own `when`, or because their step has one. */
export function fieldRules(form: FormDocument): FieldRule[] {
	const rules = new Map<string, Condition[]>();
	const note = (pointer: string, when: Condition) => rules.set(pointer, [...(rules.get(pointer) ?? []), when]);
	for (const step of form.steps ?? [])
		for (const name of step.when ? step.fields : []) if (step.when) note(toPointer([name]), step.when);
	for (const [pointer, options] of Object.entries(form.fields ?? {})) if (options.when) note(pointer, options.when);
	return [...rules].map(([pointer, when]) => ({ pointer, when }));
}
