import {
	descriptionId,
	type FieldProps,
	getTemplate,
	getUiOptions,
	type ObjectFieldTemplateProps,
	type TemplatesType,
	titleId,
} from "@rjsf/utils";
import type { Framed } from "../fields/field-frame.tsx";

/** Stands in our theme for each part that it draws on its own; whatever is given in its place is asked. */
export const OwnPart = () => null;

type TemplateChoice = Pick<FieldProps, "registry" | "uiSchema">;

/** The template that somebody has given in the place of ours, for the form or by `ui:<name>` for one field. */
export function givenTemplate<N extends Exclude<keyof TemplatesType, "ButtonTemplates">>(
	name: N,
	{ registry, uiSchema }: TemplateChoice,
): TemplatesType[N] | undefined {
	const template = getTemplate<N>(name, registry, getUiOptions(uiSchema));
	return template === OwnPart ? undefined : template;
}

type OfField = Pick<FieldProps, "schema" | "uiSchema" | "fieldPathId" | "registry" | "errorSchema">;
type FieldMessages = Pick<Framed, "help" | "errors" | "rawErrors">;

/** A field's hint and error in the templates that somebody has given for them; as they are where nobody has. */
export function framedByGiven(props: OfField, { help, errors, rawErrors }: FieldMessages) {
	const { schema, uiSchema, fieldPathId, registry, errorSchema } = props;
	const shared = { schema, uiSchema, fieldPathId, registry };
	const isHelp = getUiOptions(uiSchema).help !== undefined;
	const Help = isHelp ? givenTemplate("FieldHelpTemplate", props) : undefined;
	const Description = isHelp ? undefined : givenTemplate("DescriptionFieldTemplate", props);
	const Errors = givenTemplate("FieldErrorTemplate", props);
	const hint = help || undefined;
	return {
		help:
			(Help && <Help {...shared} help={hint} hasErrors={rawErrors !== undefined} />) ??
			(Description && hint && <Description {...shared} id={descriptionId(fieldPathId)} description={hint} />) ??
			hint,
		errors:
			(Errors && <Errors {...shared} errors={rawErrors && [...rawErrors]} errorSchema={errorSchema} />) ??
			(errors || undefined),
	};
}

/** An object's title and description in the templates that somebody has given for them. */
export function groupByGiven(props: ObjectFieldTemplateProps) {
	const { title, schema, uiSchema, registry, fieldPathId, required = false } = props;
	const shared = { schema, uiSchema, registry };
	const Title = givenTemplate("TitleFieldTemplate", props);
	const Description = givenTemplate("DescriptionFieldTemplate", props);
	const { description } = schema;
	return {
		title: Title && title !== "" && <Title {...shared} title={title} required={required} id={titleId(fieldPathId)} />,
		description: Description && description !== undefined && (
			<Description {...shared} description={description} id={descriptionId(fieldPathId)} />
		),
	};
}
