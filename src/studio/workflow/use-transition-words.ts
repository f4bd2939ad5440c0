import { asString } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { stepForms } from "./workflow-edits.ts";
import type { TransitionRow } from "./workflow-model.ts";

/** What a transition asks of whoever takes it, and when it may be taken, in words for a table; empty where it says nothing. */
export function useTransitionWords() {
	const { t, portal } = useStudioI18n();
	const documents = useDocuments();
	const titles = new Map(stepForms(documents).map(({ id, path }) => [id, studioTitle(path, documents[path], portal)]));
	const notes = new Map([
		["optional", t("may be written")],
		["required", t("must be written")],
	]);
	const days = (value: unknown, words: (count: number) => string) => (typeof value === "number" ? [words(value)] : []);
	return {
		note: ({ written }: TransitionRow) => notes.get(asString(written.note) ?? "") ?? "",
		form({ written }: TransitionRow) {
			const form = asString(written.form) ?? "";
			return titles.get(form) ?? form;
		},
		time: ({ written: { within_days, after_days } }: TransitionRow) =>
			[
				...days(within_days, (count) => t("within {count, plural, one {# day} other {# days}}", { count })),
				...days(after_days, (count) => t("by itself after {count, plural, one {# day} other {# days}}", { count })),
			].join(", "),
	};
}
