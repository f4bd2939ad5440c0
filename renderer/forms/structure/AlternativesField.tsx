import MultiSchemaField from "@rjsf/core/lib/components/fields/MultiSchemaField.js";
import type { FieldProps, MultiSchemaFieldTemplateProps, Widget, WidgetProps } from "@rjsf/utils";
import { createContext, useContext, useMemo } from "react";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../fields/classes.ts";

const EnclosingFieldsContext = createContext<ReadonlySet<string>>(new Set());

/** Whether the group around a choice asks this value itself: an alternative that says more of it does not ask again. */
export const useIsEnclosing = (pointer: string): boolean => useContext(EnclosingFieldsContext).has(pointer);

/** A choice, the place it is made for, and how many choices around it are made for the same place. */
type Choice = { pointer: string; depth: number };

const ChoiceContext = createContext<Choice | null>(null);

/** How many choices around this are made for the same place: each is an alternative of the one around it. */
export function useChoicesAround(pointer: string): number {
	const choice = useContext(ChoiceContext);
	return choice?.pointer === pointer ? choice.depth + 1 : 0;
}

/** The choice between alternatives of a group, and the fields of the chosen one that the group does not ask itself. */
export function AlternativesField(props: FieldProps) {
	const { schema, fieldPathId } = props;
	const pointer = toPointer(fieldPathId.path);
	const depth = useChoicesAround(pointer);
	const choice = useMemo(() => ({ pointer, depth }), [pointer, depth]);
	const around = useContext(EnclosingFieldsContext);
	const enclosing = useMemo(() => {
		const own = Object.keys(schema.properties ?? {}).map((name) => toPointer([...fieldPathId.path, name]));
		return new Set([...around, ...own]);
	}, [around, schema.properties, fieldPathId.path]);
	// Another alternative around it has other alternatives: which of them was chosen is forgotten with the key.
	return (
		<ChoiceContext value={choice}>
			<EnclosingFieldsContext value={enclosing}>
				<MultiSchemaField key={depth > 0 ? schema.title : undefined} {...props} />
			</EnclosingFieldsContext>
		</ChoiceContext>
	);
}

/** The choice between alternatives, and below it the fields of the chosen one. */
export function AlternativesTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
	return (
		<>
			{selector}
			{optionSchemaField}
		</>
	);
}

/** Chooses between the alternatives (oneOf, anyOf) of a schema, by their titles. */
function OptionSelect({ id, name, label, value, options, onChange }: WidgetProps) {
	const { text } = useI18n();
	const depth = useContext(ChoiceContext)?.depth ?? 0;
	// rjsf names the choices of one place alike, however many there are.
	const suffix = depth > 0 ? `_${depth}` : "";
	return (
		<div className={fieldClasses.root}>
			<label className={fieldClasses.label} htmlFor={id + suffix}>
				{text(label)}
			</label>
			<select
				className={fieldClasses.select}
				id={id + suffix}
				name={name + suffix}
				value={value ?? ""}
				onChange={(event) => onChange(event.target.value)}
			>
				{options.enumOptions?.map((option) => (
					<option key={option.value} value={option.value}>
						{text(option.label)}
					</option>
				))}
			</select>
		</div>
	);
}

/** The widget of a choice, where rjsf asks by it for a value; the choice between alternatives where it asks for one. */
export const withAlternatives = (Select: Widget): Widget =>
	function SelectWidget(props: WidgetProps) {
		const isOfAlternatives = /__(one|any)of_select$/.test(props.id);
		return isOfAlternatives ? <OptionSelect {...props} /> : <Select {...props} />;
	};
