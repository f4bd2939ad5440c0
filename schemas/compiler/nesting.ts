/**
 * How deep a JSON text nests, about how many values it has and how many of these stand under a key, counted without
 * recursion, so that a hostile text is refused before a parser that recurses sees it.
 */
export function nestingOf(text: string): { depth: number; values: number; members: number } {
	let depth = 0;
	let deepest = 0;
	let values = 1;
	let members = 0;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '"') at = endOfString(text, at);
		else if (character === "{" || character === "[") deepest = Math.max(deepest, ++depth);
		else if (character === "}" || character === "]") depth--;
		else if (character === ",") values++;
		else if (character === ":") members++;
	}
	return { depth: deepest, values: values + deepest, members };
}

function endOfString(text: string, start: number): number {
	let at = start + 1;
	while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
	return at;
}
