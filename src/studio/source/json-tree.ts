import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState, Text } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";
import { isObject } from "../../../schemas/json/json.ts";
import type { Path } from "../../../schemas/json/pointer.ts";

const VALUES = new Set(["Object", "Array", "String", "Number", "True", "False", "Null"]);

/** Milliseconds that parsing may take at once; a document of the largest size needs fewer. */
const PARSE_MS = 200;

/** The syntax tree of the whole text, as far as it can be had at once. */
export const wholeTree = (state: EditorState) =>
	ensureSyntaxTree(state, state.doc.length, PARSE_MS) ?? syntaxTree(state);

const textOf = (doc: Text, { from, to }: SyntaxNode): string => doc.sliceString(from, to);

/** A JSON scalar as it is written, or undefined while it is not whole. */
function scalar(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const nameOf = (doc: Text, property: SyntaxNode): string => {
	const name = property.getChild("PropertyName");
	return name ? String(scalar(textOf(doc, name)) ?? "") : "";
};

function* valuesIn(node: SyntaxNode): Generator<SyntaxNode> {
	for (let child = node.firstChild; child; child = child.nextSibling) if (VALUES.has(child.name)) yield child;
}

const valueOfProperty = (property: SyntaxNode): SyntaxNode | undefined => valuesIn(property).next().value ?? undefined;

/** The value that a text says, as far as it is written: broken parts are left out. */
function writtenValue(doc: Text, node: SyntaxNode | null | undefined): unknown {
	if (!node) return undefined;
	if (node.name === "JsonText") return writtenValue(doc, valuesIn(node).next().value);
	if (node.name === "Array") return [...valuesIn(node)].map((entry) => writtenValue(doc, entry));
	if (node.name !== "Object") return scalar(textOf(doc, node));
	return Object.fromEntries(
		node
			.getChildren("Property")
			.map((property) => [nameOf(doc, property), writtenValue(doc, valueOfProperty(property))]),
	);
}

/** The keys that lead to a node of the tree. */
export function keysOf(doc: Text, node: SyntaxNode): (string | number)[] {
	const keys: (string | number)[] = [];
	for (let here: SyntaxNode | null = node; here; here = here.parent) {
		const around: SyntaxNode | null = here.parent;
		if (here.name === "Property") keys.unshift(nameOf(doc, here));
		if (around?.name === "Array" && VALUES.has(here.name)) {
			const at = here.from;
			keys.unshift([...valuesIn(around)].findIndex((entry) => entry.from === at));
		}
	}
	return keys;
}

/** The keys that lead to what stands at a position. */
export const keysAt = (state: EditorState, position: number): (string | number)[] =>
	keysOf(state.doc, wholeTree(state).resolveInner(position, -1));

/** Where something stands in the text. */
export type TextRange = { from: number; to: number };

const ownRange = (node: SyntaxNode): TextRange => {
	const named = node.parent?.name === "Property" ? node.parent.getChild("PropertyName") : null;
	return { from: (named ?? node).from, to: named ? named.to : node.to };
};

/** Where what keys lead to is named, or the nearest part around it that is there. */
export function textRangeOf(state: EditorState, keys: Path): TextRange {
	let node: SyntaxNode | undefined = valuesIn(wholeTree(state).topNode).next().value ?? undefined;
	let range: TextRange = node ? { from: node.from, to: Math.min(node.to, node.from + 1) } : { from: 0, to: 0 };
	for (const key of keys) {
		if (!node) break;
		const next: SyntaxNode | undefined =
			node.name === "Array"
				? [...valuesIn(node)][Number(key)]
				: node
						.getChildren("Property")
						.flatMap((one) => (nameOf(state.doc, one) === String(key) ? (valueOfProperty(one) ?? []) : []))[0];
		if (!next) break;
		node = next;
		range = ownRange(node);
	}
	return range;
}

/** What a text says as an object, as far as it is written. */
export const writtenDocument = (state: EditorState): Record<string, unknown> => {
	const value = writtenValue(state.doc, wholeTree(state).topNode);
	return isObject(value) ? value : {};
};
