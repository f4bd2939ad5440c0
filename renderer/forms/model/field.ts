import type { FieldTypeName } from "../../../schemas/field-types/field-type.ts";
import type { LeafSchema } from "../../../schemas/rules/leaf-schema.ts";
import type { Path } from "../../../schemas/rules/pointer.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";

/** The types of field, by the names that documents use: `widget`. */
export type WidgetName = FieldTypeName;

/** The props of a widget. It reads and sets its value by the hooks of ../state. */
export type WidgetProps = {
	/** Of the input that the label names. */
	id: string;
	pointer: string;
	path: Path;
	schema: LeafSchema;
	options: FieldOptions;
	/** In the reader's language. */
	label: string;
	required: boolean;
	invalid: boolean;
	/** Ids of the hint and the error. */
	describedBy: string | undefined;
};
