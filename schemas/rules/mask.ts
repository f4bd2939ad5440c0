/** Hides the middle of a text: so many characters stay at its start and end, the rest become stars. */
function hideMiddle(text: string, start: number, end: number): string {
	const characters = [...text];
	const hidden = characters.length - start - end;
	if (hidden <= 0) return "*".repeat(characters.length);
	return characters.slice(0, start).join("") + "*".repeat(hidden) + characters.slice(characters.length - end).join("");
}

/** 13800000000 → 138****0000. */
export const maskMobile = (mobile: string): string => hideMiddle(mobile, 3, 4);

/**
 * A personal answer as the public sees it: enough to be recognised by its owner, not enough for others. Mobile and
 * identity numbers and mail addresses are known by their form; of anything else the first and last character stay.
 */
export function maskText(text: string): string {
	if (/^1\d{10}$/.test(text)) return maskMobile(text);
	if (/^\d{17}[\dXx]$/.test(text)) return hideMiddle(text, 3, 4);
	const at = text.lastIndexOf("@");
	if (at > 0) return hideMiddle(text.slice(0, at), 1, 0) + text.slice(at);
	return hideMiddle(text, 1, [...text].length > 2 ? 1 : 0);
}

/** Any value with every text and number in it masked; its shape stays. */
export function maskValue(value: unknown): unknown {
	if (typeof value === "string") return maskText(value);
	if (typeof value === "number") return null;
	if (Array.isArray(value)) return value.map(maskValue);
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, maskValue(entry)]));
}
