import type { JsonObject } from "../../../schemas/rules/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setOption } from "../form/form-edits.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";

/** The ways to ask for one of several choices; the same answers fit all. */
const WAYS: readonly { value: string; label: StudioText }[] = [
	{ value: "radio", label: "All choices are seen at once" },
	{ value: "select", label: "As a menu" },
	{ value: "combobox", label: "Found by typing, where there are many" },
];

/** How one of several choices is asked for. Nothing where only one way fits. */
export function ChoiceWidget({ path, form, field }: { path: string; form: JsonObject; field: FormQuestion }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const own = WAYS.find(({ value }) => value === field.options.widget);
	if (!own) return null;
	return (
		<Choose
			label={t("How it is asked")}
			value={own.value}
			options={WAYS.map(({ value, label }) => ({ value, label: t(label) }))}
			onChoose={(widget) => make(...setOption(path, form, field, "widget", widget))}
		/>
	);
}
