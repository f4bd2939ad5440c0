import { type FieldProps, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";
import { isObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { singleWidget } from "../../../schemas/rules/questions/single-widget.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../fields/classes.ts";
import { useFieldValue } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { GroupFrame } from "./GroupFrame.tsx";
import { OpenRow } from "./Recursion.tsx";
import { RepeatGroup } from "./RepeatGroup.tsx";

/** The schemas of a tuple's entries, in their order; undefined where a list is no tuple. */
export function tupleEntriesOf(schema: RJSFSchema): RJSFSchema[] | undefined {
	const entries: unknown = Reflect.get(schema, "prefixItems");
	return Array.isArray(entries) ? entries.map((entry) => (isObject(entry) ? entry : {})) : undefined;
}

/** A list of fixed places (prefixItems): each is visible as the field that it is. */
function TupleGroup({ entries, ...props }: FieldProps & { entries: readonly RJSFSchema[] }) {
	const { schema, fieldPathId, name, required = false } = props;
	const { text } = useI18n();
	const value = useFieldValue(toPointer(fieldPathId.path));
	const places: readonly unknown[] = Array.isArray(value) ? value : [];
	return (
		<GroupFrame
			path={fieldPathId.path}
			title={text(schema.title ?? name)}
			required={required}
			description={schema.description}
		>
			{entries.map((schema, index) => (
				<TupleEntry
					key={toPointer([index])}
					group={props}
					schema={schema}
					index={index}
					name={String(index + 1)}
					value={places[index]}
				/>
			))}
		</GroupFrame>
	);
}

type EntryProps = { group: FieldProps; schema: RJSFSchema; index: number; name: string; value: unknown };

/** The field of one place in a list. */
function EntryField({ group, schema, index, name, value }: EntryProps) {
	const { registry, onChange, onBlur, onFocus, fieldPathId } = group;
	const path = useMemo(
		() => toFieldPathId(index, registry.globalFormOptions, fieldPathId),
		[index, registry, fieldPathId],
	);
	return (
		<FormSchemaField
			name={name}
			required={false}
			schema={schema}
			fieldPathId={path}
			formData={value}
			onChange={onChange}
			onBlur={onBlur}
			onFocus={onFocus}
			registry={registry}
		/>
	);
}

function TupleEntry(entry: EntryProps) {
	const { group, schema, value, name } = entry;
	const { text } = useI18n();
	const own = group.registry.schemaUtils.retrieveSchema(schema, value);
	if (own.type !== "object" && own.properties === undefined) return <EntryField {...entry} />;
	return (
		<fieldset className={fieldClasses.group}>
			<legend className={fieldClasses.groupTitle}>{text(own.title ?? name)}</legend>
			<EntryField {...entry} />
		</fieldset>
	);
}

/** A list of rows, each resolved by what is answered in it. */
function RowsField(props: FieldProps) {
	const { schema, fieldPathId, name, required = false, registry } = props;
	const { schemaUtils } = registry;
	const items = useMemo((): RJSFSchema => (isObject(schema.items) ? schema.items : {}), [schema]);
	const options = useFormSession().optionsAt(`${toPointer(fieldPathId.path)}/0`);
	const newRow = () => {
		const value: unknown = schemaUtils.getDefaultFormState(items);
		if (value !== undefined) return value;
		return items.type === "object" || items.properties ? {} : items.type === "string" ? "" : null;
	};
	const isSingle = (row: unknown) => singleWidget(schemaUtils.retrieveSchema(items, row), options) !== undefined;
	return (
		<RepeatGroup
			path={fieldPathId.path}
			name={name}
			schema={schema}
			required={required}
			newRow={newRow}
			isSingle={isSingle}
		>
			{({ path, name, value }) => (
				<OpenRow>
					<EntryField group={props} schema={items} index={Number(path.at(-1))} name={name} value={value} />
				</OpenRow>
			)}
		</RepeatGroup>
	);
}

/** rjsf's field for a list: a tuple where its schema names its places, else a repeat group. */
export function ListField(props: FieldProps) {
	const entries = tupleEntriesOf(props.schema);
	return entries ? <TupleGroup {...props} entries={entries} /> : <RowsField {...props} />;
}
