import { isSatisfied } from "../../../schemas/rules/condition.ts";
import { asObject, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { type ConditionPart, type Plain, readCondition } from "../conditions/condition-model.ts";
import type { ConditionSubject } from "../conditions/subjects.ts";
import { type FormQuestion, fieldsOf } from "../form/form-model.ts";

/** One question depends on another: which option of it says so. */
export type Dependency = { from: string; to: string; by: string };

/** All texts and keys of a value that lead to an answer of the form. */
function answersIn(value: unknown): string[] {
	if (typeof value === "string") return value.startsWith("/form/") ? [value.slice("/form".length)] : [];
	if (Array.isArray(value)) return value.flatMap(answersIn);
	return isObject(value) ? Object.entries(value).flatMap(([key, own]) => [...answersIn(key), ...answersIn(own)]) : [];
}

/** What depends on what in a form, by the pointers of its questions. */
export function dependenciesOf(form: JsonObject): Dependency[] {
	const fields = fieldsOf(form);
	const found = fields.flatMap((field) =>
		Object.entries(field.options).flatMap(([by, own]) =>
			answersIn(own).flatMap((from) =>
				from !== field.pointer && fields.some(({ pointer }) => pointer === from)
					? [{ from, to: field.pointer, by }]
					: [],
			),
		),
	);
	return found.filter((one, at) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at);
}

/** Whether a part asks that something stands there. */
const asksPresence = ({ comparison }: ConditionPart) => !["unanswered", "is_not", "lacks"].includes(comparison);

/** Whether parts on one subject can hold together. */
function canHold(parts: readonly ConditionPart[], subject: ConditionSubject | undefined): boolean {
	const known = subject?.values.map(({ value }) => value) ?? [];
	const wanted = parts.filter(({ comparison }) => comparison === "is" || comparison === "one_of");
	const denied = parts.filter(({ comparison }) => comparison === "is_not").flatMap(({ values }) => values);
	const isLeft = (value: Plain) => wanted.every(({ values }) => values.includes(value)) && !denied.includes(value);
	const candidates: readonly Plain[] = known.length > 0 ? known : (wanted[0]?.values ?? []);
	if ((wanted.length > 0 || known.length > 0) && parts.some(asksPresence) && !candidates.some(isLeft)) return false;
	const of = (comparison: string) =>
		parts.filter((part) => part.comparison === comparison).map(({ values }) => Number(values[0]));
	if (Math.max(...of("at_least"), -Infinity) > Math.min(...of("at_most"), Infinity)) return false;
	return !(parts.some(({ comparison }) => comparison === "unanswered") && parts.some(asksPresence));
}

type Ways = readonly (readonly ConditionPart[])[];

/** The ways in which a question is asked, with what those that it depends on need themselves; null where words do not cover it. */
function waysOf(fields: readonly FormQuestion[], field: FormQuestion, seen: readonly string[]): Ways | null {
	if (seen.includes(field.pointer)) return [[]];
	const own = readCondition(field.options.when);
	if (!own) return null;
	let all: (readonly ConditionPart[])[] = [];
	for (const way of own.ways.length > 0 ? own.ways : [[]]) {
		let joined: Ways = [way];
		for (const part of way.filter(asksPresence)) {
			const other = fields.find(({ pointer }) => `/form${pointer}` === part.subject);
			const inner = other ? waysOf(fields, other, [...seen, field.pointer]) : [[]];
			if (!inner) return null;
			joined = joined.flatMap((one) => inner.map((more) => [...one, ...more]));
		}
		all = [...all, ...joined];
	}
	return all;
}

const isPossible = (way: readonly ConditionPart[], subjects: readonly ConditionSubject[]): boolean =>
	[...new Set(way.map(({ subject }) => subject))].every((pointer) =>
		canHold(
			way.filter(({ subject }) => subject === pointer),
			subjects.find((one) => one.pointer === pointer),
		),
	);

/** The questions that nobody can ever be shown: no way to them holds without contradicting itself. */
export function unreachable(form: JsonObject, subjects: readonly ConditionSubject[]): string[] {
	const fields = fieldsOf(form);
	return fields.flatMap((field) => {
		const ways = waysOf(fields, field, []);
		return ways && !ways.some((way) => isPossible(way, subjects)) ? [field.pointer] : [];
	});
}

const isCondition = (value: unknown): value is Condition => isObject(value);

/** A form's values with one at a pointer among them. */
function withValue(values: JsonObject, [name, ...rest]: readonly string[], value: unknown): JsonObject {
	if (name === undefined) return values;
	return { ...values, [name]: rest.length > 0 ? withValue(asObject(values[name]), rest, value) : value };
}

/** A form's values made of answers, by the pointers of their questions. */
export const answersAt = (answers: Readonly<Record<string, Plain>>): JsonObject =>
	Object.entries(answers).reduce<JsonObject>(
		(all, [pointer, value]) => withValue(all, pointerTokens(pointer), value),
		{},
	);

/** The questions that are shown while answers are what they are; the answer of one that is not shown counts for nothing. */
export function shownWith(form: JsonObject, answers: Readonly<Record<string, Plain>>): ReadonlySet<string> {
	const fields = fieldsOf(form);
	let shown = new Set(fields.map(({ pointer }) => pointer));
	for (const _ of fields) {
		const given = Object.entries(answers).filter(([pointer]) => shown.has(pointer));
		const values = answersAt(Object.fromEntries(given));
		const next = new Set(
			fields.flatMap(({ pointer, options }) => {
				const when: unknown = options.when === undefined ? undefined : structuredClone(options.when);
				return !isCondition(when) || isSatisfied(when, { form: values }) ? [pointer] : [];
			}),
		);
		if (next.size === shown.size && [...next].every((pointer) => shown.has(pointer))) return next;
		shown = next;
	}
	return shown;
}
