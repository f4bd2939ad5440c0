import RjsfSchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { FieldProps } from "@rjsf/utils";
import { memo } from "react";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { Conditional } from "../fields/Conditional.tsx";
import { singleWidget } from "../schema/plain-form.ts";
import { useFormSession } from "../state/form-session.ts";
import { ConstantField, isMark } from "./ConstantField.tsx";
import { LeafField } from "./LeafField.tsx";

/** A rule may have made of a field `false`: it may not be answered, so it is not asked. */
const isForbidden = (schema: unknown) => typeof schema === "boolean";

/**
 * The way from a schema to a field. Where one input asks for it, no resolving, no default and no label of rjsf's is
 * needed, and most fields are so; everything with parts goes through rjsf.
 */
export const FormSchemaField = memo(function FormSchemaField(props: FieldProps) {
	const session = useFormSession();
	const { schema, fieldPathId } = props;
	const options = session.optionsAt(toPointer(fieldPathId.path));
	if (isForbidden(schema)) return null;
	if (options.widget === undefined && isMark(schema)) return <ConstantField {...props} />;
	const field = singleWidget(schema, options) ? <LeafField {...props} /> : <RjsfSchemaField {...props} />;
	if (!options.when) return field;
	return (
		<Conditional when={options.when} path={fieldPathId.path}>
			{field}
		</Conditional>
	);
});
