import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { useContext } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { StepFieldsContext } from "../hooks/form-session.ts";
import { GroupFrame } from "./GroupFrame.tsx";

/** The form's own properties: those of the step on the screen, in the step's order, or all. */
function RootFields({ properties }: Pick<ObjectFieldTemplateProps, "properties">) {
	const names = useContext(StepFieldsContext);
	if (!names) return properties.map(({ content }) => content);
	return names.map((name) => properties.find((property) => property.name === name)?.content);
}

/** A nested object: its fields under its title. */
function NestedFields({ properties, title, schema, fieldPathId }: ObjectFieldTemplateProps) {
	const { text } = useI18n();
	return (
		<GroupFrame path={fieldPathId.path} title={text(title)} description={schema.description}>
			{properties.map(({ content }) => content)}
		</GroupFrame>
	);
}

/** How the fields of an object stand together. Rows of a repeat group and the form itself bring their own frame. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
	const { path } = props.fieldPathId;
	if (path.length === 0) return <RootFields properties={props.properties} />;
	if (typeof path.at(-1) === "number") return props.properties.map(({ content }) => content);
	return <NestedFields {...props} />;
}
