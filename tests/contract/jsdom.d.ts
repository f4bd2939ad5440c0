/** What the contract tests use of jsdom, which brings no types. */
declare module "jsdom" {
	export class JSDOM {
		constructor(html: string, options: { url: string });
		readonly window: Pick<typeof globalThis, "XMLHttpRequest" | "FormData" | "File">;
	}
}
