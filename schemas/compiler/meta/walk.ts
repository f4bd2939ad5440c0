import { isObject } from "../../json/json.ts";
import { type DocumentPart, documentParts } from "./parts.ts";

/** A part of a document: `def` is the shared definition that describes it (`text`, `pointer`…), "block", or a title (`FormSubmit`…). */
export type Part<Context> = { def: string; value: unknown; pointer: string; context: Context };

/** Sees the parts of a document from the outside in. */
export type Walker<Context> = {
	part(part: Part<Context>): void;
	/**
	 * The context of what stands under `key` of an object that is described by the schema titled `title`
	 * (`ForEachBlock`, `FieldOptions`…), where it has parts.
	 */
	inside?(inside: Inside, context: Context): Context;
};

type Inside = DocumentPart["entries"][number]["inside"];

/** Walks a document that satisfies the meta-schema of its kind. */
export function walkDocument<C>(kind: string, document: unknown, context: C, walker: Walker<C>): void {
	if (isObject(document)) walk(documentParts(kind, document), context, walker);
}

function walk<C>({ def, value, pointer, same, entries }: DocumentPart, context: C, walker: Walker<C>): void {
	if (def !== undefined) walker.part({ def, value, pointer, context });
	for (const one of same) walk(one, context, walker);
	for (const { inside, part } of entries) walk(part, walker.inside?.(inside, context) ?? context, walker);
}
