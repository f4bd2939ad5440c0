import type { JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { CHOICE_WAYS } from "../form/field-types.ts";
import { setOption } from "../form/form-edits.ts";
import type { FormQuestion } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** How one of several choices is asked for. Nothing where only one way fits. */
export function ChoiceWidget({ path, form, field }: { path: string; form: JsonObject; field: FormQuestion }) {
	const { t, translate } = useStudioI18n();
	const make = useMake();
	const own = CHOICE_WAYS.find(({ value }) => value === field.options.widget);
	if (!own) return null;
	return (
		<Choose
			label={t("How it is asked")}
			value={own.value}
			options={CHOICE_WAYS.map(({ value, label }) => ({ value, label: translate(label) }))}
			onChoose={(widget) => make(...setOption(path, form, field, "widget", widget))}
		/>
	);
}
