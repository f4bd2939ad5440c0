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

const named = new WeakMap<DocumentPart, readonly NamedPart[]>();

type NamedPart = DocumentPart & { def: string };

const isNamed = (part: DocumentPart): part is NamedPart => part.def !== undefined;

/** The parts that have a name, from the outside in. Most checks look at them without a context: they are listed once. */
function namedIn(root: DocumentPart): readonly NamedPart[] {
	const known = named.get(root);
	if (known) return known;
	const found: NamedPart[] = [];
	const list = (part: DocumentPart) => {
		if (isNamed(part)) found.push(part);
		part.same.forEach(list);
		for (const entry of part.entries) list(entry.part);
	};
	list(root);
	named.set(root, found);
	return found;
}

/** Walks a document that satisfies the meta-schema of its kind. */
export function walkDocument<C>(kind: string, document: unknown, context: C, walker: Walker<C>): void {
	if (!isObject(document)) return;
	const root = documentParts(kind, document);
	if (walker.inside) walk(root, context, walker);
	else for (const { def, value, pointer } of namedIn(root)) walker.part({ def, value, pointer, context });
}

function walk<C>({ def, value, pointer, same, entries }: DocumentPart, context: C, walker: Walker<C>): void {
	if (def !== undefined) walker.part({ def, value, pointer, context });
	for (const one of same) walk(one, context, walker);
	for (const { inside, part } of entries) walk(part, walker.inside?.(inside, context) ?? context, walker);
}
