import { memo, type ReactNode, useMemo } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { leafSchema } from "../../../schemas/json/leaf-schema.ts";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import type { FieldNode } from "../../../schemas/release.ts";
import { emptyRow, schemaInPlace } from "../../../schemas/rules/questions/field-tree.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useFormSession } from "../hooks/form-session.ts";
import type { FormSession } from "../model/session.ts";
import { Conditional } from "./Conditional.tsx";
import { ConstantField } from "./ConstantField.tsx";
import { FormField } from "./FormField.tsx";
import { GroupFrame } from "./GroupFrame.tsx";
import type { Row } from "./RepeatGroup.tsx";
import { useRjsfPart, useRows } from "./structure.ts";

/** A node of the form's tree in its place. */
export type Placed<N extends FieldNode = FieldNode> = { node: N; name: string; path: Path; schema: JsonObject };

/** The properties of a group, each in its place. */
export const placedIn = ({ fields }: FieldNode & { kind: "object" }, path: Path, around: JsonObject): Placed[] =>
	fields.map((node) => ({ node, name: node.name, path: [...path, node.name], schema: schemaInPlace(node, around) }));

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** What is drawn of a node; nothing of its own stands between a value and its field. */
export function drawNode({ node, name, path, schema }: Placed, { optionsAt }: FormSession): ReactNode {
	const pointer = toPointer(path);
	const options = optionsAt(pointer);
	if (node.kind === "constant") {
		return <ConstantField key={pointer} path={path} value={schema.const} stays={node.stays === true} />;
	}
	if (node.kind === "leaf") {
		return (
			<FormField
				key={pointer}
				pointer={pointer}
				path={path}
				name={name}
				schema={leafSchema(schema)}
				options={options}
				widget={node.widget}
				required={node.required === true}
			/>
		);
	}
	const part = <NodeWithParts key={pointer} node={node} name={name} path={path} schema={schema} />;
	if (!options.when) return part;
	return (
		<Conditional key={pointer} when={options.when} path={path}>
			{part}
		</Conditional>
	);
}

type WithParts = Exclude<FieldNode, { kind: "leaf" | "constant" }>;

const NodeWithParts = memo(function NodeWithParts({ node, ...place }: Placed<WithParts>) {
	if (node.kind === "object") return <ObjectNode node={node} {...place} />;
	if (node.kind === "array") return <ArrayNode node={node} {...place} />;
	return <UnresolvedNode node={node} {...place} />;
});

/** The fields of a nested object; a row of a list brings the frame around them itself. */
function ObjectNode({ node, name, path, schema }: Placed<FieldNode & { kind: "object" }>) {
	const session = useFormSession();
	const i18n = useI18n();
	const placed = useMemo(() => placedIn(node, path, schema), [node, path, schema]);
	const fields = placed.map((one) => drawNode(one, session));
	if (typeof path.at(-1) === "number") return fields;
	return (
		<GroupFrame path={path} title={i18n.text(text(schema.title) ?? name)} description={text(schema.description)}>
			{fields}
		</GroupFrame>
	);
}

function ArrayNode({ node, name, path, schema }: Placed<FieldNode & { kind: "array" }>) {
	const session = useFormSession();
	const { RepeatGroup } = useRows();
	const items = schemaInPlace(node.item, schema, true);
	const { item, required = false } = node;
	return (
		<RepeatGroup
			path={path}
			name={name}
			schema={schema}
			required={required}
			newRow={() => emptyRow(item, items)}
			isSingle={() => item.kind === "leaf"}
		>
			{(row: Row) => drawNode({ node: item, name: row.name, path: row.path, schema: items }, session)}
		</RepeatGroup>
	);
}

/** A part, or all, of a form that rjsf resolves. */
export function UnresolvedNode({ node, name, path, schema }: Placed<FieldNode & { kind: "rjsf" }>) {
	const { RjsfField } = useRjsfPart();
	return <RjsfField name={name} path={path} required={node.required === true} schema={schema} />;
}
