/** A piece of a line: words, or words with a mark around them. */
export type Inline =
	| { type: "words"; text: string }
	| { type: "strong" | "emphasis"; text: string }
	| { type: "link"; text: string; target: string }
	| { type: "image"; alt: string; source: string };

/** A part of a marked text: a paragraph of one line's pieces, or a list with such pieces for each entry. */
type Marked = { type: "paragraph"; content: Inline[] } | { type: "list"; entries: Inline[][] };

/** `![alt](/path)`, `[words](target)`, `**strong**`, `*emphasis*`; none of them inside another. */
const MARKS = /(!?)\[([^[\]]*)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g;
const ENTRY = /^\s*[-•] +/;

/** Where a link may lead: a path of the portal, or an address of these kinds outside. */
export const isLinkTarget = (target: string): boolean => /^(\/(?!\/)|https?:\/\/|mailto:|tel:)/.test(target);

/** Where an image may come from: the portal itself (its Content-Security-Policy allows nothing else). */
export const isImageSource = (source: string): boolean => /^\/(?!\/)/.test(source);

function piece([whole, bang, label = "", target = "", strong, emphasis]: RegExpExecArray): Inline {
	if (strong !== undefined) return { type: "strong", text: strong };
	if (emphasis !== undefined) return { type: "emphasis", text: emphasis };
	if (bang === "!" && isImageSource(target)) return { type: "image", alt: label, source: target };
	if (bang === "" && isLinkTarget(target)) return { type: "link", text: label, target };
	return { type: "words", text: whole };
}

function inline(line: string): Inline[] {
	const pieces: Inline[] = [];
	let end = 0;
	for (const match of line.matchAll(MARKS)) {
		if (match.index > end) pieces.push({ type: "words", text: line.slice(end, match.index) });
		pieces.push(piece(match));
		end = match.index + match[0].length;
	}
	if (end < line.length) pieces.push({ type: "words", text: line.slice(end) });
	return pieces;
}

/**
 * Reads the small part of Markdown that hints and descriptions may use: paragraphs, lists, strong, emphasis, links and
 * images. It gives data, never HTML; whatever is not one of these marks stays the words that it is.
 */
export function markedText(text: string): Marked[] {
	const parts: Marked[] = [];
	for (const line of text.split("\n")) {
		if (line.trim() === "") continue;
		const last = parts.at(-1);
		const entry = ENTRY.exec(line);
		if (!entry) parts.push({ type: "paragraph", content: inline(line) });
		else if (last?.type === "list") last.entries.push(inline(line.slice(entry[0].length)));
		else parts.push({ type: "list", entries: [inline(line.slice(entry[0].length))] });
	}
	return parts;
}

/** All pieces of a marked text, in order. */
export const piecesOf = (text: string): Inline[] =>
	markedText(text).flatMap((part) => (part.type === "list" ? part.entries.flat() : part.content));
