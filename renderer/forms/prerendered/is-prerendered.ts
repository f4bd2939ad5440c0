import type { FormArtefact } from "../../../schemas/release.ts";
import { WIDGETS } from "../widgets/registry.ts";

/**
 * Whether the server may render a form: the browser takes it over in one step, with what was typed meanwhile, so that
 * none of its fields may wait for code of its own. Such fields are always named by the document.
 */
export const isPrerendered = ({ document }: FormArtefact): boolean =>
	!Object.values(document.fields ?? {}).some(({ widget }) => widget !== undefined && WIDGETS[widget].lazy);
