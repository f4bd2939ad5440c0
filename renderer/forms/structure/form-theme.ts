import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import type { FieldTemplateProps, Registry, TemplatesType } from "@rjsf/utils";
import { AlternativesField, AlternativesTemplate, OptionSelect } from "./AlternativesField.tsx";
import { FormSchemaField, LeafField } from "./FormSchemaField.tsx";
import { ListField } from "./ListField.tsx";
import { ObjectTemplate } from "./ObjectTemplate.tsx";

const Nothing = () => null;
const Children = ({ children }: Pick<FieldTemplateProps, "children">) => children;

/** What LeafField, RepeatGroup and the form itself render on their own is left empty here. */
const TEMPLATES: TemplatesType = {
	ArrayFieldTemplate: Nothing,
	ArrayFieldDescriptionTemplate: Nothing,
	ArrayFieldItemButtonsTemplate: Nothing,
	ArrayFieldItemTemplate: Nothing,
	ArrayFieldTitleTemplate: Nothing,
	BaseInputTemplate: Nothing,
	CyclicSchemaExpandTemplate: Nothing,
	DescriptionFieldTemplate: Nothing,
	ErrorListTemplate: Nothing,
	FallbackFieldTemplate: Nothing,
	FieldErrorTemplate: Nothing,
	FieldHelpTemplate: Nothing,
	FieldTemplate: Children,
	GridTemplate: Nothing,
	MultiSchemaFieldTemplate: AlternativesTemplate,
	ObjectFieldTemplate: ObjectTemplate,
	OptionalDataControlsTemplate: Nothing,
	TitleFieldTemplate: Nothing,
	UnsupportedFieldTemplate: Nothing,
	WrapIfAdditionalTemplate: Nothing,
	ButtonTemplates: {
		SubmitButton: Nothing,
		AddButton: Nothing,
		CopyButton: Nothing,
		MoveDownButton: Nothing,
		MoveUpButton: Nothing,
		RemoveButton: Nothing,
		ClearButton: Nothing,
	},
};

/**
 * The form's fields as a theme of rjsf: rjsf's own `Form` draws them too, by `withTheme(formTheme)`, where a form session stands
 * around it (FormSessionProvider), which owns values and errors.
 */
export const formTheme: Pick<Registry, "fields" | "templates" | "widgets"> = {
	fields: {
		SchemaField: FormSchemaField,
		ObjectField,
		ArrayField: ListField,
		StringField: LeafField,
		NumberField: LeafField,
		BooleanField: LeafField,
		NullField: Nothing,
		FallbackField: LeafField,
		OneOfField: AlternativesField,
		AnyOfField: AlternativesField,
		// Recursion.tsx opens what contains itself.
		CyclicSchemaField: Nothing,
		OptionalDataControlsField: Nothing,
	},
	templates: TEMPLATES,
	widgets: { SelectWidget: OptionSelect, select: OptionSelect },
};
