import { Field } from "@chakra-ui/react/field";
import { Stack } from "@chakra-ui/react/stack";
import { type ThemeProps, withTheme } from "@rjsf/core";
import type { FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from "@rjsf/utils";
import { Choose } from "../frame/Choose.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { IconChoice } from "./IconChoice.tsx";

/** A text is a long one where it may be: then it gets lines. */
const LONG = 60;

function TextInput({ id, value, schema, onChange }: WidgetProps) {
	const isNumber = schema.type === "number" || schema.type === "integer";
	const text = value === undefined || value === null ? "" : String(value);
	const put = (typed: string) => {
		if (typed === "") onChange(undefined);
		else onChange(isNumber ? Number(typed) : typed);
	};
	const rows = !isNumber && text.length > LONG ? Math.min(8, Math.ceil(text.length / 45)) : undefined;
	return <CommitInput id={id} rows={rows} type={isNumber ? "number" : "text"} value={text} onCommit={put} />;
}

/** A text of which one expects sentences has lines from the start. */
function LinesInput({ id, value, onChange }: WidgetProps) {
	const text = value === undefined || value === null ? "" : String(value);
	const rows = Math.min(10, Math.max(4, Math.ceil(text.length / 40)));
	return <CommitInput id={id} rows={rows} value={text} onCommit={(typed) => onChange(typed || undefined)} />;
}

function SelectInput({ id, value, options, required, onChange }: WidgetProps) {
	const { t } = useStudioI18n();
	const listed = (options.enumOptions ?? []).map((option) => ({ value: String(option.value), label: option.label }));
	const known = (options.enumOptions ?? []).find((option) => option.value === value);
	return (
		<Choose
			id={id}
			value={known ? String(known.value) : ""}
			options={required && known ? listed : [{ value: "", label: t("as usual") }, ...listed]}
			onChoose={(chosen) => onChange(options.enumOptions?.find((option) => String(option.value) === chosen)?.value)}
		/>
	);
}

const IconInput = ({ id, label, value, required, onChange }: WidgetProps) => (
	<IconChoice
		{...{ id, label }}
		value={typeof value === "string" ? value : ""}
		isOptional={required !== true}
		onChoose={(icon) => onChange(icon || undefined)}
	/>
);

const TickInput = ({ value, label, onChange }: WidgetProps) => (
	<Tick label={label} checked={value === true} onTick={(checked) => onChange(checked || undefined)} />
);

function Setting({ id, label, schema, required, rawDescription, children, hidden }: FieldTemplateProps) {
	const { translate } = useStudioI18n();
	const help = translate(rawDescription ?? "");
	if (schema.type === "object" || hidden) return children;
	return (
		// Not by `ids`: Ark's field gives its root the id of the control (chakra-ui/ark, use-field); widgets have theirs.
		<Field.Root required={required}>
			{schema.type !== "boolean" && (
				<Field.Label htmlFor={id}>
					{label}
					<Field.RequiredIndicator />
				</Field.Label>
			)}
			{children}
			{rawDescription && <Field.HelperText lang={help === rawDescription ? "en" : undefined}>{help}</Field.HelperText>}
		</Field.Root>
	);
}

const Settings = ({ properties }: ObjectFieldTemplateProps) => (
	<Stack gap="5">{properties.map(({ content }) => content)}</Stack>
);

const theme: ThemeProps = {
	widgets: {
		TextWidget: TextInput,
		TextareaWidget: LinesInput,
		SelectWidget: SelectInput,
		CheckboxWidget: TickInput,
		IconWidget: IconInput,
		UpDownWidget: TextInput,
	},
	templates: { FieldTemplate: Setting, ObjectFieldTemplate: Settings },
};

/** rjsf's form, drawn with Chakra's own components. */
export const SettingsForm = withTheme(theme);
