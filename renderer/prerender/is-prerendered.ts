import { FIELD_TRAITS } from "../../schemas/field-types/traits.gen.ts";
import type { FormArtefact } from "../../schemas/release.ts";

/**
 * Whether the server may render a form: the browser hydrates it in one step, with what was typed meanwhile, so that none of
 * its fields may wait for code of its own. Such fields are always named by the document. Nor one that opens and closes: a
 * rendered page may be older than that.
 */
export const isPrerendered = ({ document }: FormArtefact): boolean =>
	!document.open &&
	!Object.values(document.fields ?? {}).some(({ widget }) => widget !== undefined && FIELD_TRAITS[widget].late);
