import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import type { Registry, TemplatesType } from "@rjsf/utils";
import { AlternativesField, AlternativesTemplate, withAlternatives } from "./AlternativesField.tsx";
import { FieldTemplate } from "./FieldTemplate.tsx";
import { FormSchemaField, LeafField } from "./FormSchemaField.tsx";
import { ListField } from "./ListField.tsx";
import { ObjectTemplate } from "./ObjectTemplate.tsx";
import { themedSelect, themedWidgets } from "./themed-widgets.tsx";

/** rjsf asks by the widget of a choice too which alternative is meant. */
const SelectWidget = withAlternatives(themedSelect);
const Nothing = () => null;

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
	FieldTemplate,
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

/** The fields, templates and widgets by which rjsf draws a part of a form of the portal. */
export const formParts: Pick<Registry, "fields" | "templates" | "widgets"> = {
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
	widgets: { ...themedWidgets, select: SelectWidget, SelectWidget },
};
