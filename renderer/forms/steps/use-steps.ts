import { useRef } from "react";
import { useFormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";
import { type FormStep, stepsOf } from "./form-steps.ts";

const same = (a: readonly FormStep[], b: readonly FormStep[]) =>
	a.length === b.length && a.every((step, index) => step.id === b[index]?.id);

/** The steps that the values lead through; the same list until a value adds or takes one. */
export function useSteps(): readonly FormStep[] {
	const { values, visibleValues: visible, artefact } = useFormSession();
	const last = useRef<readonly FormStep[]>([]);
	return useStored(values.subscribe, () => {
		const next = stepsOf(artefact.document, visible());
		if (!same(next, last.current)) last.current = next;
		return last.current;
	});
}
