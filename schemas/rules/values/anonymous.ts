import type { FormDocument } from "../../types.gen.ts";
import { isSatisfied } from "./condition.ts";

/** Whether a form's values ask to be filed without a name: the browser and the server decide it alike. */
export const isAnonymous = ({ anonymous_when }: Pick<FormDocument, "anonymous_when">, values: unknown): boolean =>
	anonymous_when !== undefined && isSatisfied(anonymous_when, { form: values });
