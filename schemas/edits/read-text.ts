import type { DocumentSource } from "../compiler/parse.ts";
import { isMutable } from "./draft-values.ts";
import type { EditState, MutableObject } from "./types.ts";

/** The JSON object that a text says, or undefined where it says none. */
export function objectIn(text: string): MutableObject | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return isMutable(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

/** The documents of some sources, and the texts that are none. */
export function readSources(sources: readonly DocumentSource[]): EditState {
	const documents: Record<string, MutableObject> = {};
	const broken: Record<string, string> = {};
	for (const { path, text } of sources) {
		const object = objectIn(text);
		if (object) documents[path] = object;
		else broken[path] = text;
	}
	return { documents, broken };
}
