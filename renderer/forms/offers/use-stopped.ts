import { stopsReached } from "../../../schemas/rules/stops.ts";
import { useFormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";

/** Whether an answer ends the form (its document's `stops`). */
export function useStopped(): boolean {
	const { answers, artefact, asked, stopsAfter } = useFormSession();
	return useStored(answers.subscribe, () => stopsAfter.length > 0 && stopsReached(artefact, asked()).length > 0);
}
