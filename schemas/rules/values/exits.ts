import type { JsonObject } from "../../json/json.ts";
import type { FormArtefact } from "../../release.ts";
import type { FormExit } from "../../types.gen.ts";
import { isSatisfied } from "./condition.ts";
import { pruneHidden } from "./prune.ts";

/** The exits of a form that its values have come to, by what is visible of them; browser and server refuse alike. */
export function exitsReached(form: Pick<FormArtefact, "document">, values: JsonObject): FormExit[] {
	const stops = form.document.exits ?? [];
	if (stops.length === 0) return [];
	const visible = pruneHidden(form, values);
	return stops.filter(({ when }) => isSatisfied(when, { form: visible }));
}
