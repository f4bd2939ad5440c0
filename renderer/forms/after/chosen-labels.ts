import type { FormArtefact } from "../../../schemas/release.ts";
import { type AnswerLabels, describeAnswers } from "../../../schemas/rules/answers.ts";
import { labelKey } from "../choices/offered.ts";
import type { Answers } from "../state/answers-store.ts";
import type { FormSession } from "../state/form-session.ts";

/** The labels under which values were chosen from what operations offer, by the pointer of their field. */
export function chosenLabels(
	artefact: FormArtefact,
	values: Answers,
	known: FormSession["labels"],
	optionsAt: FormSession["optionsAt"],
): AnswerLabels {
	const entries = describeAnswers(artefact, values).flatMap(({ name, value }) => {
		const { options } = optionsAt(name);
		if (!options) return [];
		const labels = [value].flat().map((one) => known.get(labelKey(options, one)));
		return labels.every((label) => label !== undefined) ? [[name, labels] as const] : [];
	});
	return Object.fromEntries(entries);
}
