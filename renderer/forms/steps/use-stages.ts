import { useRef } from "react";
import { useFormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";
import { type Stage, stagesOf } from "./form-steps.ts";

const same = (a: readonly Stage[], b: readonly Stage[]) =>
	a.length === b.length && a.every((stage, index) => stage.id === b[index]?.id);

/** The stages that the answers lead through; the same list until an answer adds or takes one. */
export function useStages(): readonly Stage[] {
	const { answers, asked, artefact } = useFormSession();
	const last = useRef<readonly Stage[]>([]);
	return useStored(answers.subscribe, () => {
		const next = stagesOf(artefact.document, asked());
		if (!same(next, last.current)) last.current = next;
		return last.current;
	});
}
