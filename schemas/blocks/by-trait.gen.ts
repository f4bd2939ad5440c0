/* Generated from schemas/meta/blocks by `npm run generate`. Do not edit. */

/** Types that bring a page's h1 along. */
export const HEADING_BLOCKS: Readonly<Partial<Record<string, "always" | "at-level-1">>> = {
	detail: "always",
	heading: "at-level-1",
	hero: "always",
};

/** Types that repeat what is in them, by the option that has the list. */
export const REPEATING_BLOCKS: Readonly<Partial<Record<string, string>>> = {
	for_each: "in",
};

/** Types that only arrange others. */
export const ARRANGING_BLOCKS: Readonly<Partial<Record<string, true>>> = {
	grid: true,
	tabs: true,
};

/** Types that show a form. */
export const FORM_BLOCKS: Readonly<Partial<Record<string, true>>> = {
	form: true,
};

/** Types that show formatted text, by the option that leads to it. */
export const FORMATTED_BLOCKS: Readonly<Partial<Record<string, string>>> = {
	rich_text: "html",
};

/** Types whose title tells what was done. */
export const CONFIRMING_BLOCKS: Readonly<Partial<Record<string, true>>> = {
	notice: true,
};

/** Types whose code loads late, by the lines that keep their place. */
export const PLACE_LINES: Readonly<Partial<Record<string, number>>> = {
	chart: 7,
	form: 10,
	rich_text: 8,
};
