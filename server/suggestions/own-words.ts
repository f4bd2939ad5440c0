import type { FormArtefact } from "../../schemas/release.ts";
import { ALWAYS_PUBLIC, describeValues, type ValueLabels } from "../../schemas/rules/questions/described-values.ts";
import { sourceWords } from "../../schemas/rules/texts/value-texts.ts";

/**
 * What somebody wrote in a case with their own words, of what its form shows to everybody. Nothing private or masked; nothing
 * that was chosen or calculated either: each category's form asks other things, by which it would be known without a word.
 */
export function ownWordsOf(form: FormArtefact, data: Record<string, unknown>, labels: ValueLabels): string {
	const { fields = {} } = form.document;
	return describeValues(form, data, sourceWords, labels)
		.filter(({ name, visibility, value, picked }) => {
			const { computed, calculated } = fields[name] ?? {};
			const isOwn = !picked && !computed && !calculated && !ALWAYS_PUBLIC.has(name);
			return isOwn && visibility === "public" && typeof value === "string";
		})
		.map(({ text }) => text)
		.join("\n");
}
