import type { FormArtefact } from "../../../schemas/release.ts";
import { asArray, asObject, isObject, isOfType, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import type { Answers } from "../state/answers-store.ts";

/** What of some answers fits another version of the form. */
export type Migration = {
	answers: Answers;
	/** What has no place there any more: the field's title in the version it was typed in. */
	dropped: { pointer: string; title: string; value: unknown }[];
	/** The titles of questions that the version before did not have. */
	added: string[];
};

type Place = { schema: JsonObject; root: JsonObject };

/** Follows a reference within the document; one that leads nowhere is an empty schema. */
function resolved({ schema, root }: Place): JsonObject {
	if (typeof schema.$ref !== "string") return schema;
	const names = schema.$ref.replace(/^#\//, "").split("/");
	const found = names.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), root);
	return isObject(found) ? { ...found, ...schema, $ref: undefined } : {};
}

/** Every schema that may describe a value here: the schema and its alternatives. */
function candidates(place: Place): JsonObject[] {
	const schema = resolved(place);
	const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => asArray(schema[keyword]).filter(isObject));
	return [schema, ...parts.map((part) => resolved({ schema: part, root: place.root }))];
}

function propertyOf(place: Place, name: string): JsonObject | undefined {
	const found = candidates(place).map(
		({ properties }) => isObject(properties) && Object.hasOwn(properties, name) && properties[name],
	);
	return found.find(isObject);
}

const titleOf = (schema: JsonObject | undefined, name: string) =>
	typeof schema?.title === "string" ? schema.title : name;

/** The titles of what one version asks and another does not; what has no title is not asked in words. */
function newQuestions(from: JsonObject, to: JsonObject): string[] {
	const known = asObject(from.properties);
	return Object.entries(asObject(to.properties)).flatMap(([name, schema]) => {
		const title = Object.hasOwn(known, name) ? undefined : asObject(schema).title;
		return typeof title === "string" ? [title] : [];
	});
}

/** Whether a value can be an answer here: its type fits, and where choices are named it is among them. */
function fits(place: Place, value: unknown): boolean {
	const schema = resolved(place);
	if (schema.type !== undefined && !isOfType(value, schema.type)) return false;
	return !Array.isArray(schema.enum) || schema.enum.includes(value);
}

/**
 * Carries answers over to another version of their form: each stays where the new version asks for the same field with
 * the same type; everything else is listed as dropped. Which rules they break is for validation to say.
 */
export function migrateAnswers(from: FormArtefact, to: FormArtefact, answers: Answers): Migration {
	const dropped: Migration["dropped"] = [];
	const roots = { before: from.document.schema, after: to.document.schema };
	const carry = (value: unknown, before: JsonObject, after: JsonObject, path: (string | number)[]): unknown => {
		if (Array.isArray(value) && isObject(resolved({ schema: after, root: roots.after }).items)) {
			const rowBefore = resolved({ schema: before, root: roots.before }).items;
			const rowAfter = resolved({ schema: after, root: roots.after }).items;
			return value.map((row, index) =>
				carry(row, isObject(rowBefore) ? rowBefore : {}, isObject(rowAfter) ? rowAfter : {}, [...path, index]),
			);
		}
		return isObject(value) ? carryObject(value, before, after, path) : value;
	};
	const carryObject = (
		value: JsonObject,
		before: JsonObject,
		after: JsonObject,
		path: (string | number)[],
	): JsonObject => {
		const kept: [string, unknown][] = [];
		for (const [name, entry] of Object.entries(value)) {
			const was = propertyOf({ schema: before, root: roots.before }, name);
			const is = propertyOf({ schema: after, root: roots.after }, name);
			const at = [...path, name];
			if (is && fits({ schema: is, root: roots.after }, entry)) kept.push([name, carry(entry, was ?? {}, is, at)]);
			else dropped.push({ pointer: toPointer(at), title: titleOf(was, name), value: entry });
		}
		return Object.fromEntries(kept);
	};
	const carried = { ...carryObject(answers, roots.before, roots.after, []) };
	return { answers: carried, dropped, added: newQuestions(roots.before, roots.after) };
}
