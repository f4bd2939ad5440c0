import type { ThemeProps } from "@rjsf/core";
import { type ErrorListProps, type FieldProps, getSubmitButtonOptions, type SubmitButtonProps } from "@rjsf/utils";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "../fields/classes.ts";
import { useFormAround } from "../hooks/form-session.ts";
import { BareForm } from "./BareForm.tsx";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { formParts } from "./form-parts.ts";
import { rowButtons, rowTemplates, ThemeListField } from "./theme-rows.tsx";

/** rjsf's way from a schema to a field. Where no session is around, rjsf's own `Form` has the values: it gets one over them. */
function ThemeSchemaField(props: FieldProps) {
	const field = <FormSchemaField {...props} />;
	return useFormAround() ? field : <BareForm field={props}>{field}</BareForm>;
}

/** Sends the form; in the portal, that is the form's own to do. */
function SubmitButton({ uiSchema }: SubmitButtonProps) {
	const { text } = useI18n();
	const { submitText = "Submit", norender } = getSubmitButtonOptions(uiSchema);
	if (useFormAround() || norender) return null;
	return (
		<button type="submit" className={skin.button({})}>
			{text(submitText)}
		</button>
	);
}

const SUMMARY = "{count, plural, one {# thing needs your attention} other {# things need your attention}}";

/** All that is wrong, above the form; in the portal, a summary with links says it. */
function ErrorList({ errors }: ErrorListProps) {
	const { t } = useI18n();
	if (useFormAround()) return null;
	return (
		<div className={formClasses.notice} role="alert" data-tone="error">
			<p className={formClasses.noticeTitle}>
				{t(SUMMARY, {
					count: errors.length,
				})}
			</p>
			<ul>
				{errors.map(({ stack }) => (
					<li key={stack}>{stack}</li>
				))}
			</ul>
		</div>
	);
}

/**
 * The portal's fields as a theme of rjsf: `withTheme(formTheme)` gives a `Form` that anybody who has rjsf can use. Fields are
 * asked by `ui:widget` with the names of the field types or rjsf's own; further parts come by `formContext` (ThemeContext).
 */
export const formTheme: ThemeProps = {
	fields: { ...formParts.fields, SchemaField: ThemeSchemaField, ArrayField: ThemeListField },
	templates: {
		...formParts.templates,
		...rowTemplates,
		ErrorListTemplate: ErrorList,
		ButtonTemplates: { ...formParts.templates.ButtonTemplates, ...rowButtons, SubmitButton },
	},
	widgets: formParts.widgets,
};
