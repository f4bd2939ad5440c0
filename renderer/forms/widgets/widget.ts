import type { ComponentType } from "react";
import type { Path } from "../../../schemas/rules/pointer.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import type { LeafSchema } from "../schema/leaf-schema.ts";

/** The names of the widgets (schemas/meta/form.schema.json). */
export type WidgetName = NonNullable<FieldOptions["widget"]>;

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

/**
 * The input of a field. `frame` is what is rendered around it: a label of one input, a fieldset with a legend around several,
 * or nothing where the widget renders its own label.
 */
export type Widget = {
	frame: "label" | "group" | "bare";
	Component: ComponentType<WidgetProps>;
	/** Loads when it is first rendered. */
	lazy?: true;
};

/** One widget for each name: a name without one fails to compile. */
export type WidgetRegistry = { [W in WidgetName]: Widget };
