const termsOf = (text: string): string[] => {
	const words = text.toLowerCase().match(/\p{Script=Han}+|[\p{L}\p{N}]{4,}/gu) ?? [];
	const pairs = (run: string) => Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
	return [...new Set(words.flatMap((word) => (/\p{Script=Han}/u.test(word) ? pairs(word) : [word])))];
};

/** How many words, or pieces of Chinese, of a text stand in another. */
export const sharedTerms = (text: string, other: string): number =>
	termsOf(text).filter((term) => other.toLowerCase().includes(term)).length;
