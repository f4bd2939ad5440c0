import type { FormArtefact } from "../../../schemas/release.ts";
import { describeValues, type ValueLabels } from "../../../schemas/rules/described-values.ts";
import { labelKey } from "../choices/offered.ts";
import type { FormSession } from "../state/form-session.ts";
import type { FormValues } from "../state/values-store.ts";

/** The labels under which values were chosen from what operations offer, by the pointer of their field. */
export function chosenLabels(
	artefact: FormArtefact,
	values: FormValues,
	known: FormSession["labels"],
	optionsAt: FormSession["optionsAt"],
): ValueLabels {
	const entries = describeValues(artefact, values).flatMap(({ name, value }) => {
		const { options } = optionsAt(name);
		if (!options) return [];
		const labels = [value].flat().map((one) => known.get(labelKey(options, one)));
		return labels.every((label) => label !== undefined) ? [[name, labels] as const] : [];
	});
	return Object.fromEntries(entries);
}
