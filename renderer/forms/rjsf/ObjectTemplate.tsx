import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { useContext } from "react";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../classes.ts";
import { FieldError } from "../fields/FieldError.tsx";
import { describedByOf, FieldHint } from "../fields/FieldHint.tsx";
import { inputId, useFormSession } from "../state/form-session.ts";
import { useAnswerError } from "../state/use-answer.ts";
import { StepFieldsContext } from "../steps/step-fields.ts";

/** The form's own properties: those of the step on the screen, in the step's order, or all. */
function RootFields({ properties }: Pick<ObjectFieldTemplateProps, "properties">) {
	const names = useContext(StepFieldsContext);
	if (!names) return properties.map(({ content }) => content);
	return names.map((name) => properties.find((property) => property.name === name)?.content);
}

/** A nested object: its fields under its title. */
function NestedFields({ properties, title, schema, fieldPathId }: ObjectFieldTemplateProps) {
	const session = useFormSession();
	const { text } = useI18n();
	const pointer = toPointer(fieldPathId.path);
	const error = useAnswerError(pointer);
	const id = inputId(session, pointer);
	const hint = session.optionsAt(pointer).hint ?? schema.description;
	return (
		<fieldset
			className={fieldClasses.group}
			id={id}
			tabIndex={-1}
			aria-describedby={describedByOf(id, hint || undefined, error)}
		>
			{title && <legend className={fieldClasses.groupTitle}>{text(title)}</legend>}
			{hint && <FieldHint id={`${id}-hint`} hint={hint} path={fieldPathId.path} />}
			<FieldError id={`${id}-error`} message={error} />
			{properties.map(({ content }) => content)}
		</fieldset>
	);
}

/** How the fields of an object stand together. Rows of a repeat group and the form itself bring their own frame. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
	const { path } = props.fieldPathId;
	if (path.length === 0) return <RootFields properties={props.properties} />;
	if (typeof path.at(-1) === "number") return props.properties.map(({ content }) => content);
	return <NestedFields {...props} />;
}
