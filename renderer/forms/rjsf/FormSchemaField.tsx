import RjsfSchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { FieldProps } from "@rjsf/utils";
import { memo, useMemo } from "react";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { Conditional } from "../fields/Conditional.tsx";
import { isMark, isResolved, singleWidget } from "../schema/plain-form.ts";
import { useFormSession } from "../state/form-session.ts";
import { useIsEnclosing } from "./AlternativesField.tsx";
import { ConstantField } from "./ConstantField.tsx";
import { LeafField } from "./LeafField.tsx";
import { Recursion, recursionsOf } from "./Recursion.tsx";

/** A rule may have made of a field `false`: it may not be answered, so it is not visible. */
const isForbidden = (schema: unknown) => typeof schema === "boolean";

/** One input, whose schema may still refer to others: a select has its choices from there. */
function SingleField(props: FieldProps) {
	const { schema, registry, formData } = props;
	if (isResolved(schema)) return <LeafField {...props} />;
	return <LeafField {...props} schema={registry.schemaUtils.retrieveSchema(schema, formData)} />;
}

/** Whatever must be resolved first, or has parts: rjsf finds out which. */
function FieldWithParts(props: FieldProps) {
	const { schema, registry, formData, fieldPathId } = props;
	const references = useMemo(() => recursionsOf(schema, registry.rootSchema), [schema, registry.rootSchema]);
	const session = useFormSession();
	if (references.length === 0) {
		const own = registry.schemaUtils.retrieveSchema(schema, formData);
		// rjsf would make a group of a constant object.
		const isSingle = singleWidget(own, session.optionsAt(toPointer(fieldPathId.path))) !== undefined;
		return isSingle ? <LeafField {...props} schema={own} /> : <RjsfSchemaField {...props} />;
	}
	return (
		<Recursion field={props} references={references}>
			{(own) => <RjsfSchemaField {...props} schema={own} />}
		</Recursion>
	);
}

/**
 * The way from a schema to a field. Where one input asks for it, no resolving, no default and no label of rjsf's is
 * needed, and most fields are so; everything with parts goes through rjsf.
 */
export const FormSchemaField = memo(function FormSchemaField(props: FieldProps) {
	const session = useFormSession();
	const { schema, fieldPathId } = props;
	const pointer = toPointer(fieldPathId.path);
	const options = session.optionsAt(pointer);
	const isEnclosing = useIsEnclosing(pointer);
	if (isForbidden(schema)) return null;
	if (isMark(schema, options)) return <ConstantField {...props} />;
	const isSingle = singleWidget(schema, options) !== undefined;
	if (isSingle && isEnclosing) return null;
	const field = isSingle ? <SingleField {...props} /> : <FieldWithParts {...props} />;
	if (!options.when) return field;
	return (
		<Conditional when={options.when} path={fieldPathId.path}>
			{field}
		</Conditional>
	);
});
