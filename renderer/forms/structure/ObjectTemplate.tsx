import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { useContext } from "react";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { StepFieldsContext } from "../hooks/form-session.ts";
import { useChoicesAround } from "./AlternativesField.tsx";
import { GroupFrame } from "./GroupFrame.tsx";
import { groupByGiven } from "./given-templates.tsx";

/** The form's own properties: those of the step on the screen, in the step's order, or all. */
function RootFields({ properties }: Pick<ObjectFieldTemplateProps, "properties">) {
	const names = useContext(StepFieldsContext);
	if (!names) return properties.map(({ content }) => content);
	return names.map((name) => properties.find((property) => property.name === name)?.content);
}

/** What rjsf appends to the path of a group with alternatives, as the chosen one has the path itself. */
const OF_ALTERNATIVES = "XxxOf";

/** Where a group's frame stands; rjsf has one path for all groups that are alternatives of one another. */
function useFramePath({ schema, fieldPathId: { path } }: ObjectFieldTemplateProps): Path {
	const choices = useChoicesAround(toPointer(path.slice(0, -1)));
	const isOuter = path.at(-1) === OF_ALTERNATIVES && (schema.oneOf ?? schema.anyOf) !== undefined;
	return isOuter && choices > 0 ? [...path, choices] : path;
}

/** A nested object: its fields under its title. */
function NestedFields(props: ObjectFieldTemplateProps) {
	const { properties, title, schema } = props;
	const { text } = useI18n();
	const path = useFramePath(props);
	const given = groupByGiven(props);
	return (
		<GroupFrame
			path={path}
			title={given.title ? undefined : text(title)}
			description={given.description ? undefined : schema.description}
		>
			{given.title}
			{given.description}
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
