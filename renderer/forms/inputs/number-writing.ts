import { PLAIN } from "../state/use-typed-answer.ts";

/**
 * A number as typed; full-width digits and thousands separators are read too. What is no number stays text, for the
 * schema to refuse.
 */
export const NUMBER = {
	...PLAIN,
	read(text: string): unknown {
		const plain = text.normalize("NFKC").replace(/[\s,]/g, "");
		if (plain === "") return undefined;
		return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
	},
};
