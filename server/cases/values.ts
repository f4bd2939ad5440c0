import type { FormArtefact } from "../../schemas/release.ts";
import {
	type DescribedValue,
	describeValues,
	type ValueLabels,
} from "../../schemas/rules/questions/described-values.ts";
import { fieldOptions } from "../../schemas/rules/questions/field-options.ts";
import { seenByOthers } from "../../schemas/rules/questions/seen-by-others.ts";
import { sourceWords } from "../../schemas/rules/texts/value-texts.ts";
import type { Answer, FieldOptions } from "../../schemas/types.gen.ts";

const shown = ({ name, label, value, text, picked }: DescribedValue): Answer => ({
	name,
	label,
	value,
	text,
	...(picked && { picked }),
});

/**
 * How much is shown of what was answered: all of it; all but who filed the case and how they are reached, which staff who
 * only read it see as others do; or what others see, the public and the masked values.
 */
export type AnswerScope = "all" | "unnamed" | "public";

/** Whether a field asks for something about its own writer: that is what a browser fills in for them (WCAG 1.3.5). */
const isAboutWriter = ({ autocomplete = "off" }: FieldOptions): boolean => autocomplete !== "off";

/** A case's values as its own form asked them. */
export function valuesOf(
	form: FormArtefact,
	data: Record<string, unknown>,
	scope: AnswerScope,
	labels: ValueLabels = {},
): Answer[] {
	const optionsAt = fieldOptions(form.document);
	const isWhole = (name: string) => scope === "all" || (scope === "unnamed" && !isAboutWriter(optionsAt(name)));
	return describeValues(form, data, sourceWords, labels).flatMap((outcome) => {
		const seen = isWhole(outcome.name) ? outcome : seenByOthers(outcome);
		return seen ? [shown({ ...outcome, ...seen })] : [];
	});
}

/** The text by which everybody can find a case: the words of its public values. */
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
