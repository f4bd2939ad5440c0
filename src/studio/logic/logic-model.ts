import { asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { isSatisfied } from "../../../schemas/rules/values/condition.ts";
import { unaskedBySchema } from "../../../schemas/rules/values/schema-conditions.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { type ConditionPart, type Plain, readCondition } from "../conditions/condition-model.ts";
import type { ConditionSubject } from "../conditions/subjects.ts";
import { type FormQuestion, fieldsOf } from "../form/form-model.ts";
import { conditionalParts, conditionsOf } from "./question-conditions.ts";

/** A question, step or way out depends on a question: which option of it says so. */
export type Dependency = { from: string; to: string; by: string };

/** All texts and keys of a value that lead to an answer of the form. */
function answersIn(value: unknown): string[] {
	if (typeof value === "string") return value.startsWith("/form/") ? [value.slice("/form".length)] : [];
	if (Array.isArray(value)) return value.flatMap(answersIn);
	return isObject(value) ? Object.entries(value).flatMap(([key, own]) => [...answersIn(key), ...answersIn(own)]) : [];
}

/** What depends on what in a form, by the pointers of its questions and the ids of its steps and ways out. */
export function dependenciesOf(form: JsonObject): Dependency[] {
	const fields = fieldsOf(form);
	const depends = (to: string, by: string, own: unknown): Dependency[] =>
		answersIn(own).flatMap((from) =>
			from !== to && fields.some(({ pointer }) => pointer === from) ? [{ from, to, by }] : [],
		);
	const found = [
		...fields.flatMap(({ pointer, options }) =>
			Object.entries(options).flatMap(([by, own]) => depends(pointer, by, own)),
		),
		...conditionalParts(form).flatMap(({ id, when }) => depends(id, "when", when)),
	];
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

/** Every way of one joined with every way of the other. */
const joinedWays = (some: Ways, others: Ways): Ways => some.flatMap((one) => others.map((more) => [...one, ...more]));

/** The ways in which one condition holds, with what the questions that it asks for need themselves. */
function waysOfCondition(form: JsonObject, when: unknown, seen: readonly string[]): Ways | null {
	const own = readCondition(when);
	if (!own) return null;
	const all: (readonly ConditionPart[])[] = [];
	for (const way of own.ways.length > 0 ? own.ways : [[]]) {
		let joined: Ways = [way];
		for (const part of way.filter(asksPresence)) {
			const other = fieldsOf(form).find(({ pointer }) => `/form${pointer}` === part.subject);
			const inner = other ? waysOf(form, other, seen) : [[]];
			if (!inner) return null;
			joined = joinedWays(joined, inner);
		}
		all.push(...joined);
	}
	return all;
}

/** The ways in which a question is asked, its group's and its step's conditions among them; null where words do not cover it. */
function waysOf(form: JsonObject, field: FormQuestion, seen: readonly string[]): Ways | null {
	if (seen.includes(field.pointer)) return [[]];
	let all: Ways = [[]];
	for (const { when } of conditionsOf(form, field)) {
		const ways = waysOfCondition(form, when, [...seen, field.pointer]);
		if (!ways) return null;
		all = joinedWays(all, ways);
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
		const ways = waysOf(form, field, []);
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

/** Whether a condition holds over a form's values; where there is none, always. */
export function holdsFor(when: unknown, values: JsonObject): boolean {
	const condition: unknown = when === undefined ? undefined : structuredClone(when);
	return !isCondition(condition) || isSatisfied(condition, { form: values });
}

/** The questions that the schema's own conditions do not ask for over some values, by pointer; of rows nothing is said. */
export function unaskedWith(form: JsonObject, values: JsonObject): ReadonlySet<string> {
	const single = fieldsOf(form).filter(({ pointer, holds }) => holds !== "group" && !pointer.includes("/*"));
	const everything = single.reduce<JsonObject>((all, { pointer }) => withValue(all, pointerTokens(pointer), null), {});
	const unasked = unaskedBySchema({ schema: asObject(form.schema) }, everything, values).map(({ pointer }) => pointer);
	const isUnasked = (pointer: string) => unasked.some((one) => pointer === one || pointer.startsWith(`${one}/`));
	return new Set(fieldsOf(form).flatMap(({ pointer }) => (isUnasked(pointer) ? [pointer] : [])));
}

/** The questions that are shown while answers are what they are, and the answers that count: of what is not shown none does. */
export type Trial = { shown: ReadonlySet<string>; values: JsonObject };

/** Which questions are shown with some answers, by the conditions of questions, groups and steps and by the schema's own. */
export function tryAnswers(form: JsonObject, answers: Readonly<Record<string, Plain>>): Trial {
	const fields = fieldsOf(form);
	let trial: Trial = { shown: new Set(fields.map(({ pointer }) => pointer)), values: answersAt(answers) };
	for (const _ of fields) {
		const { shown: before, values } = trial;
		const unasked = unaskedWith(form, values);
		const isShown = (field: FormQuestion) =>
			!unasked.has(field.pointer) && conditionsOf(form, field).every(({ when }) => holdsFor(when, values));
		const shown = new Set(fields.filter(isShown).map(({ pointer }) => pointer));
		trial = { shown, values: answersAt(Object.fromEntries(Object.entries(answers).filter(([at]) => shown.has(at)))) };
		if (shown.size === before.size && [...shown].every((pointer) => before.has(pointer))) break;
	}
	return trial;
}
