import { readExample } from "../read-example.ts";
import type { DocumentSource } from "./index.ts";

/** Any JSON value that a test may change. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The base example, in which the value at a pointer (as tokens) of one document is replaced; undefined removes it. */
export function changed(
	path: string,
	tokens: readonly (string | number)[],
	value: Json | undefined,
	example = "base",
): DocumentSource[] {
	return readExample(example).map((source) => {
		if (source.path !== path) return source;
		const document: Json = JSON.parse(source.text);
		return { path, text: JSON.stringify(replaced(document, tokens, value), null, 2) };
	});
}

/** An example with a further document. */
export const withDocument = (path: string, document: Json, example = "base"): DocumentSource[] => [
	...readExample(example).filter((source) => source.path !== path),
	{ path, text: JSON.stringify(document, null, 2) },
];

/** An example without one of its documents. */
export const withoutDocument = (path: string): DocumentSource[] =>
	readExample("base").filter((source) => source.path !== path);

function replaced(
	json: Json | undefined,
	[first, ...rest]: readonly (string | number)[],
	value: Json | undefined,
): Json {
	if (first === undefined) return value ?? null;
	if (Array.isArray(json)) {
		const copy = [...json];
		copy[Number(first)] = replaced(json[Number(first)], rest, value);
		return copy;
	}
	const object = json !== null && typeof json === "object" ? json : {};
	if (rest.length === 0 && value === undefined)
		return Object.fromEntries(Object.entries(object).filter(([key]) => key !== String(first)));
	return { ...object, [first]: replaced(Array.isArray(object) ? null : object[first], rest, value) };
}
