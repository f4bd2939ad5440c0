import { traitsOf } from "../../../schemas/field-types/choose-type.ts";
import { asObject, isObject, isOfType, type JsonObject } from "../../../schemas/json/json.ts";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { writtenInOrder } from "../../../schemas/json/same-json.ts";
import {
	alternatives,
	gathered,
	propertyOf,
	type Resolve,
	schemasUnder,
	within,
} from "../../../schemas/json/schema-at.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { withPresentNames } from "../../../schemas/rules/values/former-names.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import type { FormSession } from "./session.ts";
import type { Handover } from "./start.ts";
import type { FormValues } from "./values.ts";

/** Which of some values fit another version of the form. */
export type Migration = {
	values: FormValues;
	/** What has no place there any more: the field's title in the version it was typed in. */
	dropped: { pointer: string; title: string; value: unknown }[];
	/** The titles of fields that the version before did not have. */
	added: string[];
};

/** All that one version says of a place: more than one schema where a branch or a rule says something too. */
type DeclaredAt = { schemas: readonly JsonObject[]; resolve: Resolve };

const partsOf = ({ schemas, resolve }: DeclaredAt) => [
	...new Set(schemas.flatMap((one) => alternatives(one, resolve))),
];

/** What is declared of a property, in whatever part; a property that is only allowed has no place. */
function ofProperty(declared: DeclaredAt, name: string): DeclaredAt {
	const own = partsOf(declared).map((one) => propertyOf(one, name));
	return { ...declared, schemas: own.flatMap((one) => (isObject(one) ? [one] : one === true ? [{}] : [])) };
}

const ofEntry = (declared: DeclaredAt, index: number | "*"): DeclaredAt => ({
	...declared,
	schemas: declared.schemas.flatMap((one) => schemasUnder(one, String(index), declared.resolve)),
});

const wholeOf = ({ document: { schema } }: FormArtefact): DeclaredAt => ({
	schemas: [schema],
	resolve: within(schema),
});

const titleOf = (declared: DeclaredAt) =>
	partsOf(declared)
		.map(({ title }) => title)
		.find((title) => typeof title === "string");

/** What was declared of a property under the first of these names that has a field. */
function ofFirst(declared: DeclaredAt, names: readonly string[]): DeclaredAt {
	const first = names.map((name) => ofProperty(declared, name)).find(({ schemas }) => schemas.length > 0);
	return first ?? { ...declared, schemas: [] };
}

/** The names that a field had before, by where it is. */
type FormerNames = (path: Path) => readonly string[];

/**
 * The titles of the fields that one version has and another has not; a field without a title cannot be named. Of a group that
 * is new as a whole, its title is enough. `seen` ends the walk where something contains itself.
 */
function newQuestions(
	from: DeclaredAt,
	to: DeclaredAt,
	former: FormerNames,
	path: Path = [],
	seen = new Set<JsonObject>(),
): string[] {
	const parts = partsOf(to).filter((one) => !seen.has(one));
	for (const one of parts) seen.add(one);
	const names = new Set(parts.flatMap(({ properties }) => Object.keys(asObject(properties))));
	const inside = [...names].flatMap((name) => {
		const at = [...path, name];
		const was = ofFirst(from, [name, ...former(at)]);
		const is = ofProperty({ ...to, schemas: parts }, name);
		const title = was.schemas.length === 0 ? titleOf(is) : undefined;
		return title === undefined ? newQuestions(was, is, former, at, seen) : [title];
	});
	const rows = ofEntry({ ...to, schemas: parts }, "*");
	if (rows.schemas.length === 0) return inside;
	return [...inside, ...newQuestions(ofEntry(from, "*"), rows, former, [...path, "*"], seen)];
}

/**
 * Whether a value fits here: its type fits, and where choices are listed it is one of them. Of several schemas for one
 * place, one that names the type and takes the value is enough.
 */
function fits({ schemas, resolve }: DeclaredAt, value: unknown): boolean {
	const each = schemas.map((one) => gathered(one, resolve, () => []));
	const typed = each.filter((parts) => parts.some(({ type }) => type !== undefined));
	return (typed.length > 0 ? typed : each).some((parts) =>
		parts.every(
			(one) =>
				(one.type === undefined || isOfType(value, one.type)) && (!Array.isArray(one.enum) || one.enum.includes(value)),
		),
	);
}

/**
 * Carries values over to another version of their form: each stays where the new version asks for the same field, by whatever
 * name, with the same type; everything else is listed as dropped. Which rules they break is for validation to say.
 */
export function migrateValues(from: FormArtefact, to: FormArtefact, values: FormValues): Migration {
	const dropped: Migration["dropped"] = [];
	const carry = (value: unknown, before: DeclaredAt, after: DeclaredAt, path: Path): unknown => {
		if (isObject(value)) return carryObject(value, before, after, path);
		if (!Array.isArray(value)) return value;
		return value.map((row, index) => {
			const is = ofEntry(after, index);
			return is.schemas.length === 0 ? row : carry(row, ofEntry(before, index), is, [...path, index]);
		});
	};
	const carryObject = (value: JsonObject, before: DeclaredAt, after: DeclaredAt, path: Path): JsonObject => {
		const fitting = Object.entries(value).flatMap(([name, entry]) => {
			const was = ofProperty(before, name);
			const is = ofProperty(after, name);
			const at = [...path, name];
			if (fits(is, entry)) return [[name, carry(entry, was, is, at)]];
			dropped.push({ pointer: toPointer(at), title: titleOf(was) ?? name, value: entry });
			return [];
		});
		return Object.fromEntries(fitting);
	};
	const before = wholeOf(from);
	const after = wholeOf(to);
	const named = withPresentNames(values, from.document, to.document);
	const former: FormerNames = (path) => to.document.fields?.[toPointer(path)]?.formerly ?? [];
	return { values: { ...carryObject(named, before, after, []) }, dropped, added: newQuestions(before, after, former) };
}

/**
 * The values that were given by hand: what still is as the form started with it may start otherwise in another form, such as
 * anonymously. A consent is given for one form.
 */
function ownValues({ artefact: { document }, values }: FormSession): FormValues {
	const properties = asObject(document.schema.properties);
	const own = Object.entries(values.all()).filter(([name, value]) => {
		const { default: first } = asObject(properties[name]);
		return (
			traitsOf(document.fields?.[`/${name}`]?.widget)?.carried !== false &&
			!(first !== undefined && writtenInOrder(first) === writtenInOrder(value))
		);
	});
	return Object.fromEntries(own.filter(([, value]) => value !== undefined));
}

/** Those of a form's values that fit another form by name and type, with the files that they name; and those that do not. */
export function carriedValues(session: FormSession, to: LoadedForm): Handover {
	const { values, dropped } = migrateValues(session.artefact, to.artefact, ownValues(session));
	const text = JSON.stringify(values);
	const files = Object.entries(session.attachments.all()).filter(([id]) => text.includes(JSON.stringify(id)));
	return { form: to.artefact.document.id, values, dropped, attachments: Object.fromEntries(files) };
}
