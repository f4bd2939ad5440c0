import type { RegistryWidgetsType, WidgetProps as RjsfWidgetProps, Widget } from "@rjsf/utils";
import { type ComponentType, Suspense } from "react";
import { FIELD_TRAITS } from "../../../schemas/field-types/traits.gen.ts";
import { leafSchema } from "../../../schemas/json/leaf-schema.ts";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { WIDGETS } from "../field-types/registry.gen.ts";
import { describedByOf } from "../fields/FieldHint.tsx";
import type { WidgetProps } from "../model/field.ts";
import { givenTemplate } from "./given-templates.tsx";
import { fieldTypeNamed } from "./ui-options.ts";

const isLate = (name: string) => Object.entries(FIELD_TRAITS).some(([own, { late }]) => late && own === name);

/** Where a widget stands: rjsf's own fields say only its property's name. */
function placeOf({ path, name }: { path?: unknown; name: string }): Path {
	return Array.isArray(path) ? path : [name];
}

/** A widget as rjsf knows one. It takes rjsf's WidgetProps, from this theme's fields or from rjsf's own. */
function themed(Component: ComponentType<WidgetProps>, late: boolean, isLine = false): Widget {
	return function ThemedWidget(props: RjsfWidgetProps) {
		const BaseInput = isLine && props.registry && givenTemplate("BaseInputTemplate", props);
		if (BaseInput) return <BaseInput {...props} />;
		const { id, label, value, required = false, schema, options, rawErrors, onChange, onBlur } = props;
		const path = placeOf(props);
		const error = rawErrors?.[0];
		const { widget, ...own } = options;
		const field: WidgetProps = {
			id,
			label,
			value,
			required,
			onChange,
			onBlur,
			path,
			pointer: toPointer(path),
			schema: leafSchema(schema),
			options: { ...own, placeholder: props.placeholder || own.placeholder, widget: fieldTypeNamed(widget) },
			rawErrors: error === undefined ? undefined : [error],
			"aria-describedby": props["aria-describedby"] ?? describedByOf(id, undefined, error),
		};
		if (!late) return <Component {...field} />;
		return (
			<Suspense fallback={<span hidden data-coming />}>
				<Component {...field} />
			</Suspense>
		);
	};
}

/** rjsf's names of its default widgets, and ours that stand for them. */
const STANDARD = {
	AltDateTimeWidget: "datetime",
	AltDateWidget: "date",
	CheckboxWidget: "checkbox",
	CheckboxesWidget: "checkboxes",
	ColorWidget: "text",
	DateTimeWidget: "datetime",
	DateWidget: "date",
	EmailWidget: "email",
	FileWidget: "file",
	HiddenWidget: "hidden",
	PasswordWidget: "text",
	RadioWidget: "radio",
	RangeWidget: "number",
	RatingWidget: "rating",
	TextWidget: "text",
	TextareaWidget: "textarea",
	TimeWidget: "time",
	URLWidget: "url",
	UpDownWidget: "number",
} as const;

/** Those that rjsf's own themes draw by one template for all inputs of one line. */
const LINES = new Set<string>([
	STANDARD.TextWidget,
	STANDARD.EmailWidget,
	STANDARD.URLWidget,
	STANDARD.UpDownWidget,
	STANDARD.DateWidget,
	STANDARD.DateTimeWidget,
	STANDARD.TimeWidget,
]);

const OWN: RegistryWidgetsType = Object.fromEntries(
	Object.entries(WIDGETS).map(([name, Component]) => [name, themed(Component, isLate(name), LINES.has(name))]),
);

/** The input of a choice. */
export const themedSelect = themed(WIDGETS.select, false);

/** The inputs of all types of field, by their names and by those that rjsf gives to its own. */
export const themedWidgets: RegistryWidgetsType = {
	...OWN,
	...Object.fromEntries(Object.entries(STANDARD).flatMap(([name, own]) => (OWN[own] ? [[name, OWN[own]]] : []))),
};
