import type { FormDocument } from "../types.gen.ts";
import { holds } from "./condition.ts";

/** Whether a form's answers ask to be filed without a name: the browser and the server decide it alike. */
export const isAnonymous = ({ anonymous_when }: Pick<FormDocument, "anonymous_when">, answers: unknown): boolean =>
	anonymous_when !== undefined && holds(anonymous_when, { form: answers });
