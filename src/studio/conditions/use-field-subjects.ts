import { useMemo } from "react";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asArray, asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { onceForEach } from "../../../schemas/rules/values/once-for-each.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import type { FormQuestion } from "../form/form-model.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { plainTextOf } from "../naming/document-title.ts";
import { type ConditionSubject, fieldSubjects } from "./subjects.ts";

const choicesOf = onceForEach((document: JsonObject): ConditionSubject["values"] =>
	asArray(document.categories).map((category) => {
		const { code, name } = asObject(category);
		const value = plainTextOf(code);
		return { value, label: plainTextOf(name) || value };
	}),
);

/** The categories of a portal, as the answers that a question for one can have. */
function categoryChoices(documents: Documents): ConditionSubject["values"] {
	const document = Object.values(documents).find(({ kind }) => kind === "categories");
	return document ? choicesOf(document) : [];
}

/** What a condition of a question, or of the whole form without one, can be about. */
export function useFieldSubjects(fields: readonly FormQuestion[], own: FormQuestion | null): ConditionSubject[] {
	const i18n = useStudioI18n();
	const choices = categoryChoices(useDocuments());
	const categories = useMemo(() => choices.map((one) => ({ ...one, label: i18n.portal(one.label) })), [choices, i18n]);
	return useMemo(() => fieldSubjects(fields, own, i18n, categories), [fields, own, i18n, categories]);
}
