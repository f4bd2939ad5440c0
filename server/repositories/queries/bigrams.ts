const HAN = /\p{Script=Han}/u;

/** Whether a run of letters has Chinese in it. */
export const isHan = (run: string): boolean => HAN.test(run);

/** The two-character pieces of a run of Chinese, as the search has them: it writes no spaces between words. */
export const pairsOf = (run: string): string[] =>
	Array.from({ length: Math.max(0, run.length - 1) }, (_, index) => run.slice(index, index + 2));
