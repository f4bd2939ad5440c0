import type { FormArtefact } from "../../schemas/release.ts";
import { sourceWords } from "../../schemas/rules/answer-words.ts";
import { type AnswerLabels, type DescribedAnswer, describeAnswers } from "../../schemas/rules/answers.ts";
import { seenByOthers } from "../../schemas/rules/seen-by-others.ts";
import type { Answer } from "../../schemas/types.gen.ts";

const shown = ({ name, label, value, text, picked }: DescribedAnswer): Answer => ({
	...{ name, label, value, text },
	...(picked && { picked }),
});

/** A case's answers as its own form asked them: all of them in full, or for others the public and the masked ones. */
export function answersOf(
	form: FormArtefact,
	data: Record<string, unknown>,
	full: boolean,
	labels: AnswerLabels = {},
): Answer[] {
	const answers = describeAnswers(form, data, sourceWords, labels);
	if (full) return answers.map(shown);
	return answers.flatMap((answer) => {
		const seen = seenByOthers(answer);
		return seen ? [shown({ ...answer, ...seen })] : [];
	});
}

/** What of a case can be found by everybody: the words of its public answers. */
export function publicTextOf(form: FormArtefact, data: Record<string, unknown>, labels: AnswerLabels = {}): string {
	return describeAnswers(form, data, sourceWords, labels)
		.filter(({ visibility, value }) => visibility === "public" && typeof value === "string")
		.map(({ text }) => text)
		.join("\n");
}

/** A case's title: the answer to a public field `title`, else the given one. */
export function titleOf(form: FormArtefact, data: Record<string, unknown>, otherwise: string): string {
	const isPublic = form.document.fields?.["/title"]?.visibility === "public";
	return isPublic && typeof data.title === "string" && data.title.trim() ? data.title.trim() : otherwise;
}
