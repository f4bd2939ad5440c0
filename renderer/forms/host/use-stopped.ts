import { useSyncExternalStore } from "react";
import { stopsReached } from "../../../schemas/rules/stops.ts";
import { useFormSession } from "../state/form-session.ts";

/** Whether an answer ends the form (its document's `stops`). */
export function useStopped(): boolean {
	const { answers, artefact } = useFormSession();
	return useSyncExternalStore(answers.subscribe, () => stopsReached(artefact, answers.all()).length > 0);
}
