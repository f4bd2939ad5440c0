import type { FieldProps } from "@rjsf/utils";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { FormField } from "../fields/FormField.tsx";
import { leafSchema } from "../schema/leaf-schema.ts";
import { widgetOf } from "../schema/widget-of.ts";
import { useFormSession } from "../state/form-session.ts";

/** rjsf's field for one value: a string, a number, a boolean. */
export function LeafField({ schema, fieldPathId, name, required = false }: FieldProps) {
	const session = useFormSession();
	const pointer = toPointer(fieldPathId.path);
	const options = session.optionsAt(pointer);
	const leaf = leafSchema(schema);
	const widget = widgetOf(leaf, options) ?? "text";
	return (
		<FormField
			pointer={pointer}
			path={fieldPathId.path}
			name={name}
			schema={leaf}
			options={options}
			widget={widget}
			required={required}
		/>
	);
}
