import type { FormArtefact } from "../../schemas/release.ts";
import {
	type DescribedValue,
	describeValues,
	type ValueLabels,
} from "../../schemas/rules/questions/described-values.ts";
import { seenByOthers } from "../../schemas/rules/questions/seen-by-others.ts";
import { sourceWords } from "../../schemas/rules/texts/value-texts.ts";
import type { Answer } from "../../schemas/types.gen.ts";

const shown = ({ name, label, value, text, picked }: DescribedValue): Answer => ({
	...{ name, label, value, text },
	...(picked && { picked }),
});

/** A case's values as its own form asked them: all of them in full, or for others the public and the masked ones. */
export function valuesOf(
	form: FormArtefact,
	data: Record<string, unknown>,
	full: boolean,
	labels: ValueLabels = {},
): Answer[] {
	const values = describeValues(form, data, sourceWords, labels);
	if (full) return values.map(shown);
	return values.flatMap((outcome) => {
		const seen = seenByOthers(outcome);
		return seen ? [shown({ ...outcome, ...seen })] : [];
	});
}

/** What of a case can be found by everybody: the words of its public values. */
export function publicTextOf(form: FormArtefact, data: Record<string, unknown>, labels: ValueLabels = {}): string {
	return describeValues(form, data, sourceWords, labels)
		.filter(({ visibility, value }) => visibility === "public" && typeof value === "string")
		.map(({ text }) => text)
		.join("\n");
}

/** A case's title: the answer to a public field `title`, else the given one. */
export function titleOf(form: FormArtefact, data: Record<string, unknown>, otherwise: string): string {
	const isPublic = form.document.fields?.["/title"]?.visibility === "public";
	return isPublic && typeof data.title === "string" && data.title.trim() ? data.title.trim() : otherwise;
}
