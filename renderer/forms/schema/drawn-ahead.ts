import type { FormArtefact } from "../../../schemas/release.ts";
import { WIDGETS } from "../widgets/registry.ts";
import { plainFields } from "./plain-form.ts";

/**
 * Whether the server may draw a form: all its code must come with the form's own script, because the browser takes over the
 * whole form in one step, with what was typed meanwhile.
 */
export const isDrawnAhead = (form: FormArtefact): boolean =>
	plainFields(form)?.every(({ widget }) => !WIDGETS[widget].lazy) ?? false;
