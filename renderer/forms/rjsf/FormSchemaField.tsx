import RjsfSchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { FieldProps } from "@rjsf/utils";
import { memo, type ReactNode } from "react";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { leafSchema } from "../schema/leaf-schema.ts";
import { widgetOf } from "../schema/widget-of.ts";
import { useFormSession } from "../state/form-session.ts";
import { useHoldsForAnswer } from "../state/use-answer.ts";
import { LeafField } from "./LeafField.tsx";

/** Keywords whose meaning depends on more than the schema's own place: rjsf resolves them. */
const TO_RESOLVE = ["$ref", "allOf", "if", "dependentSchemas", "dependencies"];

const needsResolving = (schema: FieldProps["schema"]) => TO_RESOLVE.some((keyword) => keyword in schema);

type ConditionalProps = { when: Condition; path: readonly (string | number)[]; children: ReactNode };

/** Shows a field only while its condition holds; its answer is dropped by the same rule at sending. */
function Conditional({ when, path, children }: ConditionalProps) {
	return useHoldsForAnswer(when, path) ? children : null;
}

/**
 * The way from a schema to a field. Where one input asks for it, no resolving, no default and no label of rjsf's is
 * needed, and most fields are so; everything with parts goes through rjsf.
 */
export const FormSchemaField = memo(function FormSchemaField(props: FieldProps) {
	const session = useFormSession();
	const { schema, fieldPathId } = props;
	const options = session.optionsAt(toPointer(fieldPathId.path));
	const single = options.widget !== undefined || (!needsResolving(schema) && widgetOf(leafSchema(schema), options));
	const field = single ? <LeafField {...props} /> : <RjsfSchemaField {...props} />;
	if (!options.when) return field;
	return (
		<Conditional when={options.when} path={fieldPathId.path}>
			{field}
		</Conditional>
	);
});
