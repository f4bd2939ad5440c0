import { isAnonymous } from "../../../schemas/rules/anonymous.ts";
import { useFormSession } from "./form-session.ts";
import { useStored } from "./use-stored.ts";

/** Whether the values ask for the form to be filed without a name. */
export function useIsAnonymous(): boolean {
	const { answers, artefact, asked } = useFormSession();
	return useStored(answers.subscribe, () => isAnonymous(artefact.document, asked()));
}
