import { useSyncExternalStore } from "react";
import { holds } from "../../../schemas/rules/condition.ts";
import { useFormSession } from "../state/form-session.ts";

/** Whether an answer ends the form (its document's `stops`). */
export function useStopped(): boolean {
	const { answers, artefact } = useFormSession();
	const stops = artefact.document.stops ?? [];
	return useSyncExternalStore(answers.subscribe, () => stops.some(({ when }) => holds(when, { form: answers.all() })));
}
