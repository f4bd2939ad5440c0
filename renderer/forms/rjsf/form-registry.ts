import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import {
	createSchemaUtils,
	englishStringTranslator,
	type FieldTemplateProps,
	type Registry,
	type RJSFSchema,
	type SchemaUtilsType,
	type TemplatesType,
} from "@rjsf/utils";
import { branchValidator } from "../schema/branch-validator.ts";
import { DEFAULTS } from "../schema/initial-values.ts";
import { AlternativesField } from "./AlternativesField.tsx";
import { AlternativesTemplate } from "./AlternativesTemplate.tsx";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { LeafField } from "./LeafField.tsx";
import { ListField } from "./ListField.tsx";
import { ObjectTemplate } from "./ObjectTemplate.tsx";
import { OptionSelect } from "./OptionSelect.tsx";
import { retainedValues } from "./retained-values.ts";

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

function schemaUtilsOf(schema: RJSFSchema): SchemaUtilsType {
	const utils = createSchemaUtils(branchValidator, schema, DEFAULTS);
	const sanitizeDataForNewSchema: SchemaUtilsType["sanitizeDataForNewSchema"] = (next, previous, values) =>
		retainedValues(utils, next ?? {}, previous ?? {}, values);
	return Object.assign(utils, { sanitizeDataForNewSchema });
}

/**
 * Everything rjsf needs to turn a schema into fields. Its Form component is left out: it owns the values, validates
 * and lists errors, which the form host does itself, and it brings the whole default theme with it.
 */
export function createFormRegistry(schema: RJSFSchema): Registry {
	return {
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
		rootSchema: schema,
		formContext: {},
		schemaUtils: schemaUtilsOf(schema),
		translateString: englishStringTranslator,
		globalFormOptions: { idPrefix: "answer", idSeparator: "/" },
	};
}
