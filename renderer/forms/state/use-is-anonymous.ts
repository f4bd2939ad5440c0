import { isAnonymous } from "../../../schemas/rules/anonymous.ts";
import { useFormSession } from "./form-session.ts";
import { useStored } from "./use-stored.ts";

/** Whether the values ask for the form to be filed without a name. */
export function useIsAnonymous(): boolean {
	const { values, artefact, visibleValues } = useFormSession();
	return useStored(values.subscribe, () => isAnonymous(artefact.document, visibleValues()));
}
