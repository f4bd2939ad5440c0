import { getDefaultRegistry } from "@rjsf/core";
import ArrayFieldItemButtonsTemplate from "@rjsf/core/lib/components/templates/ArrayFieldItemButtonsTemplate.js";
import {
	type ArrayFieldItemTemplateProps,
	type ArrayFieldTemplateProps,
	type FieldProps,
	getTemplate,
	getUiOptions,
	type IconButtonProps,
	ID_KEY,
	type TemplatesType,
	TranslatableString,
} from "@rjsf/utils";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { GroupFrame } from "./GroupFrame.tsx";
import { ListField, tupleEntriesOf } from "./ListField.tsx";

const { ArrayField: RjsfArrayField } = getDefaultRegistry().fields;

/** A list whose rows or buttons are somebody else's: its rows under its title, and the button that adds one. */
function List({
	title,
	schema,
	uiSchema,
	items,
	canAdd,
	onAddClick,
	fieldPathId,
	registry,
	...props
}: ArrayFieldTemplateProps) {
	const { text } = useI18n();
	const { AddButton } = registry.templates.ButtonTemplates;
	const { disabled, readonly } = props;
	const id = `${fieldPathId[ID_KEY]}-add`;
	return (
		<GroupFrame path={fieldPathId.path} title={text(title)} description={schema.description}>
			{items}
			{canAdd && (
				<AddButton
					id={id}
					uiSchema={uiSchema}
					registry={registry}
					onClick={onAddClick}
					disabled={disabled || readonly}
				/>
			)}
		</GroupFrame>
	);
}

/** Whether somebody has given a part of lists: the list, its rows, or a button of theirs. */
function hasGivenParts({ registry, uiSchema }: FieldProps): boolean {
	const options = getUiOptions(uiSchema);
	const { ButtonTemplates } = registry.templates;
	return (
		getTemplate<"ArrayFieldTemplate">("ArrayFieldTemplate", registry, options) !== rowTemplates.ArrayFieldTemplate ||
		getTemplate<"ArrayFieldItemTemplate">("ArrayFieldItemTemplate", registry, options) !==
			rowTemplates.ArrayFieldItemTemplate ||
		getTemplate<"ArrayFieldItemButtonsTemplate">("ArrayFieldItemButtonsTemplate", registry, options) !==
			rowTemplates.ArrayFieldItemButtonsTemplate ||
		BUTTONS.some((name) => ButtonTemplates[name] !== rowButtons[name])
	);
}

/**
 * rjsf's way to a list. Ours draws it whole, rows and buttons; rjsf's own does where somebody has given a part of it, which
 * must be handed rjsf's props. Tuples (`prefixItems`) rjsf does not know, and they stay ours.
 */
export function ThemeListField(props: FieldProps) {
	const isOurs = !hasGivenParts(props) || tupleEntriesOf(props.schema) || !RjsfArrayField;
	const Rows = isOurs ? ListField : RjsfArrayField;
	return <Rows {...props} />;
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
		<button
			type="button"
			className={skin.button({ variant: "outline", size: "sm" })}
			id={id}
			disabled={disabled}
			onClick={onClick}
		>
			{registry.translateString(word)}
		</button>
	);
}

/** What lists are drawn with where a part of them is somebody else's. */
export const rowTemplates: Pick<
	TemplatesType,
	"ArrayFieldTemplate" | "ArrayFieldItemTemplate" | "ArrayFieldItemButtonsTemplate"
> = {
	ArrayFieldTemplate: List,
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

const BUTTONS = ["AddButton", "CopyButton", "MoveDownButton", "MoveUpButton", "RemoveButton"] as const;
