/** A kind of personal data that is found by how it is written. */
export type PrivateKind = "phone" | "id_number" | "plate" | "email";

/** Something personal in a text, and where it stands in it. */
export type PrivateValue = { kind: PrivateKind; text: string; at: number };

const PROVINCES = "京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼";

/** How they are written: numbers of the mainland and addresses as mail has them. The longer come first, as one holds another. */
const PATTERNS: readonly (readonly [PrivateKind, RegExp])[] = [
	["email", /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/gu],
	[
		"id_number",
		/(?<![0-9])[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![0-9A-Za-z])/gu,
	],
	["phone", /(?<![0-9])(?:\+?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}(?![0-9])/gu],
	["phone", /(?<![0-9])0\d{2,3}[- ]\d{7,8}(?![0-9])/gu],
	["plate", new RegExp(`[${PROVINCES}][A-HJ-NP-Z][·• ]?[A-HJ-NP-Z0-9]{5,6}(?![A-Z0-9])`, "gu")],
];

/** The phones, identity numbers, number plates and e-mail addresses in a text, in their order; none twice at one place. */
export function privateValues(text: string): PrivateValue[] {
	const found: PrivateValue[] = [];
	for (const [kind, pattern] of PATTERNS)
		for (const match of text.matchAll(pattern)) {
			const at = match.index;
			const end = match.index + match[0].length;
			if (found.some((one) => at < one.at + one.text.length && one.at < end)) continue;
			found.push({ kind, text: match[0], at });
		}
	return found.sort((a, b) => a.at - b.at);
}

/** A text in which something personal is replaced by as many stars as readers need to see that something stood there. */
export function redacted(text: string, values: readonly string[]): string {
	return values.reduce((left, value) => (value === "" ? left : left.replaceAll(value, "***")), text);
}
