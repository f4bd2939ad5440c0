import type { WidgetProps as RjsfWidgetProps } from "@rjsf/utils";
import type { FieldTypeName } from "../../../schemas/field-types/field-type.ts";
import type { LeafSchema } from "../../../schemas/json/leaf-schema.ts";
import type { Path } from "../../../schemas/json/pointer.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";

/** The types of field, by the names that documents use: `widget`. */
export type WidgetName = FieldTypeName;

/** Where a value stands, what it is, and what becomes of what is entered: as rjsf's WidgetProps have it. */
export type FieldInput = {
	pointer: string;
	path: Path;
	value: unknown;
	/** Puts a value; `undefined` takes it away. */
	onChange(value: unknown): void;
	/** The input is left, with this value. */
	onBlur(id: string, value: unknown): void;
};

/**
 * The props of a widget: those of rjsf's own WidgetProps that ours read, by rjsf's names, and with them the place of the value
 * and the schema as `leafSchema` reads it. rjsf's `registry` is not among them, for the portal draws most forms without rjsf:
 * what has to resolve a schema is no widget. What only a whole form has (uploads, announcements) comes by useFormSession.
 */
export type WidgetProps = FieldInput &
	Required<Pick<RjsfWidgetProps, "id" | "label" | "required">> & {
		schema: LeafSchema;
		options: FieldOptions;
		/** What is wrong with the value; undefined where nothing is. */
		rawErrors: readonly string[] | undefined;
		/** Ids of the hint and the error. */
		"aria-describedby": string | undefined;
	};
