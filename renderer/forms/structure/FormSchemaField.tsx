import RjsfSchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import { type FieldProps, type GenericObjectType, getTemplate, getUiOptions } from "@rjsf/utils";
import { memo, useCallback, useMemo } from "react";
import { ANY_TEXT, typeByItself } from "../../../schemas/field-types/choose-type.ts";
import { asArray } from "../../../schemas/json/json.ts";
import { leafSchema } from "../../../schemas/json/leaf-schema.ts";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { alternatives, schemasAt, within } from "../../../schemas/json/schema-at.ts";
import { isMark, isResolved, singleWidget, widgetOf } from "../../../schemas/rules/questions/single-widget.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import type { Framed } from "../fields/field-frame.tsx";
import { usePlainText } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import type { WidgetProps } from "../model/field.ts";
import { useIsEnclosing } from "./AlternativesField.tsx";
import { Conditional } from "./Conditional.tsx";
import { ConstantField } from "./ConstantField.tsx";
import { FormField } from "./FormField.tsx";
import { framedByGiven } from "./given-templates.tsx";
import { Recursion, recursionsOf } from "./Recursion.tsx";

const NOTHING_TO_DO = () => undefined;

/** The theme's template around a field, with all that rjsf gives to one. */
function useFieldTemplate({ schema, uiSchema, fieldPathId, registry, errorSchema, onChange }: FieldProps) {
	return useCallback(
		({ help, errors, rawErrors, ...framed }: Framed) => {
			const Template = getTemplate<"FieldTemplate">("FieldTemplate", registry, getUiOptions(uiSchema));
			return (
				<Template
					{...framed}
					schema={schema}
					uiSchema={uiSchema}
					fieldPathId={fieldPathId}
					registry={registry}
					onChange={onChange}
					{...framedByGiven({ schema, uiSchema, fieldPathId, registry, errorSchema }, { help, errors, rawErrors })}
					rawErrors={rawErrors && [...rawErrors]}
					disabled={false}
					readonly={false}
					onKeyRename={NOTHING_TO_DO}
					onKeyRenameBlur={NOTHING_TO_DO}
					onRemoveProperty={NOTHING_TO_DO}
				/>
			);
		},
		[schema, uiSchema, fieldPathId, registry, errorSchema, onChange],
	);
}

/** The theme's widget of a name, or that which a `ui:widget` names, with all that rjsf gives to one. */
function useThemedInput({ schema, uiSchema, name, registry }: FieldProps, widget: string) {
	const named = getUiOptions(uiSchema).widget;
	const Input = registry.widgets[typeof named === "string" && named in registry.widgets ? named : widget];
	const text = usePlainText();
	return useCallback(
		({ rawErrors, options: own, ...field }: WidgetProps) => {
			const { placeholder: _, ...options }: GenericObjectType = own;
			return (
				Input && (
					<Input
						{...field}
						name={name}
						schema={schema}
						uiSchema={uiSchema}
						registry={registry}
						options={options}
						placeholder={text(own.placeholder)}
						rawErrors={rawErrors && [...rawErrors]}
						onFocus={NOTHING_TO_DO}
					/>
				)
			);
		},
		[Input, name, schema, uiSchema, registry, text],
	);
}

/** rjsf's field for one value: a string, a number, a boolean. */
export function LeafField(props: FieldProps) {
	const { schema, fieldPathId, name, required = false } = props;
	const session = useFormSession();
	const pointer = toPointer(fieldPathId.path);
	const options = session.optionsAt(pointer);
	const leaf = leafSchema(schema);
	const widget = widgetOf(leaf, options) ?? typeByItself(ANY_TEXT);
	const template = useFieldTemplate(props);
	const input = useThemedInput(props, widget);
	return (
		<FormField
			pointer={pointer}
			path={fieldPathId.path}
			name={name}
			schema={leaf}
			options={options}
			widget={widget}
			required={required}
			template={template}
			input={input}
		/>
	);
}

/** Whether a group is there whatever is answered in it: as a row of a list, or required of one that is there. */
function isThere(path: Path, { schema }: Pick<FormDocument, "schema">): boolean {
	const name = path.at(-1);
	if (name === undefined || typeof name === "number") return true;
	const resolve = within(schema);
	if (!isThere(path.slice(0, -1), { schema })) return false;
	const around = schemasAt(schema, toPointer(path.slice(0, -1)), resolve).flatMap((one) => alternatives(one, resolve));
	return around.some(({ required }) => asArray(required).includes(name));
}

/** A constant that nobody is asked for, in its place. */
function MarkField({ schema, fieldPathId: { path } }: FieldProps) {
	const { artefact } = useFormSession();
	const stays = useMemo(() => isThere(path.slice(0, -1), artefact.document), [path, artefact]);
	return <ConstantField path={path} value={schema.const} stays={stays} />;
}

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
	if (isMark(schema, options)) return <MarkField {...props} />;
	if (isEnclosing) return null;
	const isSingle = singleWidget(schema, options) !== undefined;
	const field = isSingle ? <SingleField {...props} /> : <FieldWithParts {...props} />;
	// A single input sees to its condition itself.
	if (!options.when || isSingle) return field;
	return (
		<Conditional when={options.when} path={fieldPathId.path}>
			{field}
		</Conditional>
	);
});
