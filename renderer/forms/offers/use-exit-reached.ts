import { exitsReached } from "../../../schemas/rules/exits.ts";
import { useFormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";

/** Whether a value ends the form (its document's `exits`). */
export function useExitReached(): boolean {
	const { values, artefact, visibleValues: visible, exitsAfter } = useFormSession();
	return useStored(values.subscribe, () => exitsAfter.length > 0 && exitsReached(artefact, visible()).length > 0);
}
