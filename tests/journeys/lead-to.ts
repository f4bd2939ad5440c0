import type { Page } from "playwright";

/** Takes an open window to another path within the portal, as its links do: nothing is loaded anew. */
export async function leadTo(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		const before: unknown = history.state?.idx;
		const state = { idx: (typeof before === "number" ? before : 0) + 1, key: crypto.randomUUID(), usr: null };
		history.pushState(state, "", to);
		dispatchEvent(new PopStateEvent("popstate", { state }));
	}, path);
}
