import { traitsOf } from "../../field-types/choose-type.ts";
import { asObject, asString, isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { alternatives, type Resolve, schemasUnder, within } from "../../json/schema-at.ts";
import type { FormArtefact } from "../../release.ts";
import { fieldOptions } from "./field-options.ts";

/** What a form asks at a pointer, in which * stands for any row of a repeat group; `labels` are its groups' titles and its own. */
export type QuestionPlace = { name: string; labels: readonly string[] };

/** Deeper than any form is; a schema may refer to itself. */
const MAX_DEPTH = 12;

/** The same place for every row of a repeat group. */
export const questionAt = (pointer: string): string =>
	toPointer(pointerTokens(pointer).map((token) => (/^\d+$/.test(token) ? "*" : token)));

/**
 * Every question that a form can ask, in its order, also those that only some answers lead to: with the names and titles
 * under which `describeValues` then tells what was answered.
 */
export function formQuestions({ document }: FormArtefact): QuestionPlace[] {
	const resolve = within(document.schema);
	const optionsAt = fieldOptions(document);
	const found: QuestionPlace[] = [];
	const visit = (tokens: readonly string[], labels: readonly string[], schemas: readonly JsonObject[]): void => {
		const name = toPointer([...tokens]);
		const way = traitsOf(optionsAt(name).widget)?.described;
		if (way === "never") return;
		const parts = way === "whole" || tokens.length >= MAX_DEPTH ? [] : partNames(schemas, resolve);
		if (parts.length === 0 && tokens.length > 0) found.push({ name, labels });
		for (const part of parts) {
			const below = schemas
				.flatMap((schema) => schemasUnder(schema, part, resolve))
				.flatMap((schema) => alternatives(schema, resolve));
			visit([...tokens, part], [...labels, ...labelOf(part, below)], below);
		}
	};
	visit([], [], alternatives(document.schema, resolve));
	return found;
}

/** The names of an object's parts, or * of an array whose rows have parts. */
function partNames(schemas: readonly JsonObject[], resolve: Resolve): string[] {
	const named = schemas.flatMap(({ properties }) => Object.keys(asObject(properties)));
	if (named.length > 0) return [...new Set(named)];
	const rows = schemas
		.map(({ items }) => items)
		.filter(isObject)
		.flatMap((items) => alternatives(items, resolve));
	return rows.some(({ properties }) => isObject(properties)) ? ["*"] : [];
}

/** What only distinguishes alternatives has no title of its own; nor need a row. */
function labelOf(part: string, schemas: readonly JsonObject[]): string[] {
	const title = schemas.map((schema) => asString(schema.title)).find((text) => text !== undefined);
	if (title !== undefined) return [title];
	const isMark = schemas.length > 0 && schemas.every((schema) => "const" in schema);
	return part === "*" || isMark ? [] : [part];
}
