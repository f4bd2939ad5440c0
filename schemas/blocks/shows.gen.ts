/* Generated from schemas/meta/blocks by `npm run generate`. Do not edit. */

/** What is shown by types that show a form or a view. */
export const SHOWING_BLOCKS: Readonly<Partial<Record<string, "form" | "list" | "detail">>> = {
	detail: "detail",
	form: "form",
	list: "list",
};
