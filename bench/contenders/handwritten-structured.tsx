/** The forms with structure as a careful engineer writes them: as the flat ones, with a value's path as its name. */
import { type ReactNode, useState } from "react";
import { type BenchField, CHOICES } from "../form-of.ts";
import {
	choiceParts,
	nestedParts,
	ROW_FIELDS,
	referredParts,
	type Structure,
	structuredStart,
} from "../structure-of.ts";
import { type FormState, Row } from "./handwritten-row.tsx";

const under = (path: string, fields: readonly BenchField[]) =>
	fields.map((field) => ({ ...field, name: `${path}.${field.name}` }));

type FieldsProps = { fields: readonly BenchField[]; form: FormState };

function Fields({ fields, form: { values, problems, change, check } }: FieldsProps) {
	return fields.map((field) => (
		<Row
			key={field.name}
			field={field}
			change={change}
			check={check}
			choices={CHOICES}
			value={values[field.name]}
			problem={problems[field.name]}
		/>
	));
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
	<fieldset>
		<legend>{title}</legend>
		{children}
	</fieldset>
);

const NESTED = nestedParts().map(({ groups, ...part }) => ({
	...part,
	groups: groups.map((group) => ({ ...group, fields: under(`${part.name}.${group.name}`, group.fields) })),
}));

function Nested({ form }: { form: FormState }) {
	return NESTED.map(({ name, title, groups }) => (
		<Group key={name} title={title}>
			{groups.map((group) => (
				<Group key={group.name} title={group.title}>
					<Fields fields={group.fields} form={form} />
				</Group>
			))}
		</Group>
	));
}

const REFERRED = referredParts().map((part) => ({ ...part, fields: under(part.name, part.fields) }));

function References({ form }: { form: FormState }) {
	return REFERRED.map(({ name, title, fields }) => (
		<Group key={name} title={title}>
			<Fields fields={fields} form={form} />
		</Group>
	));
}

const rowOf = (id: number) => ({ id, fields: under(`rows.${id}`, ROW_FIELDS) });

function Rows({ form }: { form: FormState }) {
	const [rows, setRows] = useState(() => [structuredStart("rows").rows].flat().map((_, at) => rowOf(at)));
	const move = (from: number, to: number) =>
		setRows((before) => {
			const moved = before.filter((_, at) => at !== from);
			return moved.toSpliced(to, 0, ...before.slice(from, from + 1));
		});
	return (
		<Group title="Rows">
			{rows.map(({ id, fields }, at) => (
				<Group key={id} title={`Row ${at + 1}`}>
					<Fields fields={fields} form={form} />
					<button type="button" disabled={at === 0} onClick={() => move(at, at - 1)}>
						Move up
					</button>
					<button type="button" disabled={at === rows.length - 1} onClick={() => move(at, at + 1)}>
						Move down
					</button>
					<button type="button" onClick={() => setRows((before) => before.filter((row) => row.id !== id))}>
						Remove
					</button>
				</Group>
			))}
			<button type="button" onClick={() => setRows((before) => [...before, rowOf(Date.now())])}>
				Add row
			</button>
		</Group>
	);
}

const ALTERNATIVES = choiceParts().map(({ groups, ...part }) => ({
	...part,
	groups: groups.map((group) => ({ ...group, fields: under(part.name, group.fields) })),
}));

function Alternatives({ form }: { form: FormState }) {
	const [chosen, setChosen] = useState<Record<string, number>>({});
	return ALTERNATIVES.map(({ name, title, groups }) => (
		<Group key={name} title={title}>
			<select
				aria-label={title}
				value={chosen[name] ?? 0}
				onChange={({ target }) => setChosen((before) => ({ ...before, [name]: Number(target.value) }))}
			>
				{groups.map((group, at) => (
					<option key={group.name} value={at}>
						{group.title}
					</option>
				))}
			</select>
			<Fields fields={groups[chosen[name] ?? 0]?.fields ?? []} form={form} />
		</Group>
	));
}

const DRAWN = { nested: Nested, references: References, rows: Rows, alternatives: Alternatives };

/** All fields of a form with structure, by their paths: what its submission looks at. */
export function structuredFields(structure: Structure): BenchField[] {
	if (structure === "nested") return NESTED.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
	if (structure === "references") return REFERRED.flatMap(({ fields }) => fields);
	if (structure === "alternatives") return ALTERNATIVES.flatMap(({ groups }) => groups[0]?.fields ?? []);
	return [structuredStart("rows").rows].flat().flatMap((_, at) => rowOf(at).fields);
}

/** The fields of a form with structure. */
export function StructuredFields({ structure, form }: { structure: Structure; form: FormState }) {
	const Part = DRAWN[structure];
	return <Part form={form} />;
}
