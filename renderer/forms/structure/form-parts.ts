import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import type { Registry, TemplatesType } from "@rjsf/utils";
import { AlternativesField, AlternativesTemplate, withAlternatives } from "./AlternativesField.tsx";
import { FieldTemplate } from "./FieldTemplate.tsx";
import { FormSchemaField, LeafField } from "./FormSchemaField.tsx";
import { OwnPart } from "./given-templates.tsx";
import { ListField } from "./ListField.tsx";
import { ObjectTemplate } from "./ObjectTemplate.tsx";
import { themedSelect, themedWidgets } from "./themed-widgets.tsx";

/** rjsf asks by the widget of a choice too which alternative is meant. */
const SelectWidget = withAlternatives(themedSelect);
const Nothing = () => null;

/** What LeafField, RepeatGroup and the form itself render on their own is left empty here. */
const TEMPLATES: TemplatesType = {
	ArrayFieldTemplate: OwnPart,
	ArrayFieldDescriptionTemplate: OwnPart,
	ArrayFieldItemButtonsTemplate: OwnPart,
	ArrayFieldItemTemplate: OwnPart,
	ArrayFieldTitleTemplate: OwnPart,
	BaseInputTemplate: OwnPart,
	CyclicSchemaExpandTemplate: OwnPart,
	DescriptionFieldTemplate: OwnPart,
	ErrorListTemplate: OwnPart,
	FallbackFieldTemplate: OwnPart,
	FieldErrorTemplate: OwnPart,
	FieldHelpTemplate: OwnPart,
	FieldTemplate,
	GridTemplate: OwnPart,
	MultiSchemaFieldTemplate: AlternativesTemplate,
	ObjectFieldTemplate: ObjectTemplate,
	OptionalDataControlsTemplate: OwnPart,
	TitleFieldTemplate: OwnPart,
	UnsupportedFieldTemplate: OwnPart,
	WrapIfAdditionalTemplate: OwnPart,
	ButtonTemplates: {
		SubmitButton: OwnPart,
		AddButton: OwnPart,
		CopyButton: OwnPart,
		MoveDownButton: OwnPart,
		MoveUpButton: OwnPart,
		RemoveButton: OwnPart,
		ClearButton: OwnPart,
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
