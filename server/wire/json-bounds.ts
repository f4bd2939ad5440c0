/** Values that a JSON body may hold: objects, lists, texts, numbers, true, false and null; keys do not count. */
export const MAX_JSON_VALUES = 2_000;

/** Lists and objects that may stand within each other in a JSON body. */
export const MAX_JSON_DEPTH = 32;

/** Characters that a name in a JSON body may have: a refusal quotes it. Catalogues of texts have whole paragraphs as names. */
export const MAX_JSON_NAME = 4_000;

/** What a JSON text has too much of. */
export type ExceededBound = "values" | "depth" | "name";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** What a character outside of strings means for the count. */
type Part = "space" | "comma" | "opens" | "closes" | "value";

const PARTS: readonly Part[] = Array.from({ length: 128 }, (_, code) => partOf(String.fromCharCode(code)));

function partOf(character: string): Part {
	if (/[ \t\n\r]/.test(character)) return "space";
	if (/[[{]/.test(character)) return "opens";
	if (/[\]}]/.test(character)) return "closes";
	return character === "," ? "comma" : "value";
}

/** Where the string that starts at a quote ends: its closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
	let at = start + 1;
	while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
	return at;
}

/** Whether a string that ends at a quote is the name of a value. */
const isName = (text: string, end: number): boolean => {
	let at = end + 1;
	while (PARTS[text.charCodeAt(at)] === "space") at++;
	return text[at] === ":";
};

/**
 * What a JSON text has too much of, or null. It is counted in the text, before anything is made of it, and no further
 * than to the bound: what is too much costs least. Says nothing of a text that is no JSON: parsing does.
 */
export function exceededBound(text: string): ExceededBound | null {
	let values = 1;
	let depth = 0;
	// Whether the list or object that was opened last may still turn out to be empty.
	let isFresh = false;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		const part = PARTS[code] ?? "value";
		if (part === "space") continue;
		if (part === "comma" || (isFresh && part !== "closes")) values++;
		isFresh = part === "opens";
		if (isFresh) depth++;
		if (part === "closes") depth--;
		if (depth > MAX_JSON_DEPTH) return "depth";
		if (values > MAX_JSON_VALUES) return "values";
		if (code !== QUOTE) continue;
		const end = endOfString(text, at);
		if (end - at - 1 > MAX_JSON_NAME && isName(text, end)) return "name";
		at = end;
	}
	return null;
}
