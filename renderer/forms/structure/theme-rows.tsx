import { getDefaultRegistry } from "@rjsf/core";
import ArrayFieldItemButtonsTemplate from "@rjsf/core/lib/components/templates/ArrayFieldItemButtonsTemplate.js";
import {
	type ArrayFieldItemTemplateProps,
	type FieldProps,
	getTemplate,
	getUiOptions,
	type IconButtonProps,
	type TemplatesType,
	TranslatableString,
} from "@rjsf/utils";
import { skin } from "../../skin/classes.gen.ts";
import { formParts } from "./form-parts.ts";
import { ListField, tupleEntriesOf } from "./ListField.tsx";

const { ArrayField: RjsfArrayField } = getDefaultRegistry().fields;

/**
 * rjsf's way to a list. Ours draws it whole, rows and buttons; rjsf's own does where somebody has given an
 * `ArrayFieldTemplate`, which must be handed rjsf's props. Tuples (`prefixItems`) rjsf does not know, and they stay ours.
 */
export function ThemeListField(props: FieldProps) {
	const Template = getTemplate<"ArrayFieldTemplate">(
		"ArrayFieldTemplate",
		props.registry,
		getUiOptions(props.uiSchema),
	);
	const isOurs = Template === formParts.templates.ArrayFieldTemplate;
	const List = isOurs || tupleEntriesOf(props.schema) || !RjsfArrayField ? ListField : RjsfArrayField;
	return <List {...props} />;
}

/** A row as a list's template of somebody else is handed it: its fields, and what can be done with it. */
function Row({ children, buttonsProps, hasToolbar, registry, uiSchema }: ArrayFieldItemTemplateProps) {
	const Buttons = getTemplate<"ArrayFieldItemButtonsTemplate">(
		"ArrayFieldItemButtonsTemplate",
		registry,
		getUiOptions(uiSchema),
	);
	return (
		<div>
			{children}
			{hasToolbar && <Buttons {...buttonsProps} />}
		</div>
	);
}

type ListButtonProps = IconButtonProps & { word: TranslatableString };

/** A button of a list, with rjsf's word on it. */
function ListButton({ id, disabled, onClick, registry, word }: ListButtonProps) {
	return (
		<button type="button" className={skin.button({ variant: "outline", size: "sm" })} {...{ id, disabled, onClick }}>
			{registry.translateString(word)}
		</button>
	);
}

/** What lists are drawn with where their template is somebody else's. */
export const rowTemplates: Pick<TemplatesType, "ArrayFieldItemTemplate" | "ArrayFieldItemButtonsTemplate"> = {
	ArrayFieldItemTemplate: Row,
	ArrayFieldItemButtonsTemplate,
};

export const rowButtons = {
	AddButton: (props: IconButtonProps) => <ListButton {...props} word={TranslatableString.AddItemButton} />,
	CopyButton: (props: IconButtonProps) => <ListButton {...props} word={TranslatableString.CopyButton} />,
	MoveDownButton: (props: IconButtonProps) => <ListButton {...props} word={TranslatableString.MoveDownButton} />,
	MoveUpButton: (props: IconButtonProps) => <ListButton {...props} word={TranslatableString.MoveUpButton} />,
	RemoveButton: (props: IconButtonProps) => <ListButton {...props} word={TranslatableString.RemoveButton} />,
};
