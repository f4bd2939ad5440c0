import { Field } from "@chakra-ui/react/field";
import { Stack } from "@chakra-ui/react/stack";
import { type ThemeProps, withTheme } from "@rjsf/core";
import type { FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { IconChoice } from "./IconChoice.tsx";
import { NumberSetting, SettingRefusal } from "./NumberSetting.tsx";
import { boundsOf, rangeWords } from "./number-bounds.ts";

/** A text is a long one where it may be: then it gets lines. */
const LONG = 60;

function TextInput({ id, value, schema, onChange, ...rest }: WidgetProps) {
	if (boundsOf(schema)) return <NumberSetting id={id} value={value} schema={schema} onChange={onChange} {...rest} />;
	const text = value === undefined || value === null ? "" : String(value);
	const rows = text.length > LONG ? Math.min(8, Math.ceil(text.length / 45)) : undefined;
	return (
		<CommitInput id={id} rows={rows} type="text" value={text} onCommit={(typed) => onChange(typed || undefined)} />
	);
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
		id={id}
		label={label}
		value={typeof value === "string" ? value : ""}
		isOptional={required !== true}
		onChoose={(icon) => onChange(icon || undefined)}
	/>
);

const TickInput = ({ value, label, onChange }: WidgetProps) => (
	<Tick label={label} checked={value === true} onTick={(checked) => onChange(checked || undefined)} />
);

/** What a setting is for, and which numbers it may be. */
function Help({ schema, rawDescription }: Pick<FieldTemplateProps, "schema" | "rawDescription">) {
	const i18n = useStudioI18n();
	const help = i18n.translate(rawDescription ?? "");
	const bounds = boundsOf(schema);
	const range = bounds ? rangeWords(bounds, i18n) : "";
	if (!help && !range) return null;
	return (
		<Field.HelperText>
			{help && <span lang={help === rawDescription ? "en" : undefined}>{help}</span>} {range}
		</Field.HelperText>
	);
}

function Setting({ id, label, schema, required, rawDescription, children, hidden }: FieldTemplateProps) {
	const [error, setError] = useState<string>();
	if (schema.type === "object" || hidden) return children;
	return (
		// Not by `ids`: Ark's field gives its root the id of the control (chakra-ui/ark, use-field); widgets have theirs.
		<Field.Root required={required} invalid={error !== undefined}>
			{schema.type !== "boolean" && (
				<Field.Label htmlFor={id}>
					{label}
					<Field.RequiredIndicator />
				</Field.Label>
			)}
			<SettingRefusal value={setError}>{children}</SettingRefusal>
			<Help schema={schema} rawDescription={rawDescription} />
			<Field.ErrorText>{error}</Field.ErrorText>
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
		UpDownWidget: NumberSetting,
	},
	templates: { FieldTemplate: Setting, ObjectFieldTemplate: Settings },
};

/** rjsf's form, drawn with Chakra's own components. */
export const SettingsForm = withTheme(theme);
