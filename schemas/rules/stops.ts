import type { FormArtefact } from "../release.ts";
import type { FormStop } from "../types.gen.ts";
import { holds } from "./condition.ts";
import type { JsonObject } from "./json.ts";
import { pruneHidden } from "./prune.ts";

/** The stops of a form that its answers have come to, by what is asked of them; browser and server refuse alike. */
export function stopsReached(form: Pick<FormArtefact, "document">, answers: JsonObject): FormStop[] {
	const stops = form.document.stops ?? [];
	if (stops.length === 0) return [];
	const asked = pruneHidden(form, answers);
	return stops.filter(({ when }) => holds(when, { form: asked }));
}
