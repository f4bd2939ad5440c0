/** What the tests use of jsdom, which brings no types. */
declare module "jsdom" {
	export class JSDOM {
		constructor(html: string, options?: { url?: string; contentType?: string });
		readonly window: Pick<typeof globalThis, "document" | "XMLHttpRequest" | "FormData" | "File">;
	}
}
