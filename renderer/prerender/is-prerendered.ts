import { FIELD_TRAITS } from "../../schemas/field-types/traits.gen.ts";
import type { FormArtefact } from "../../schemas/release.ts";

/**
 * Whether the server may render a form: the browser hydrates it in one step, with what was typed meanwhile, so that none of
 * its fields may wait for code of its own. Such fields are always named by the document.
 */
export const isPrerendered = ({ document }: FormArtefact): boolean =>
	!Object.values(document.fields ?? {}).some(({ widget }) => widget !== undefined && FIELD_TRAITS[widget].late);
