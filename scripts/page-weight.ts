import type { Page } from "playwright";

/** Scripts of a page: how many bytes each took on its way by gzip, headers included. Addresses are paths. */
export type Weights = ReadonlyMap<string, number>;

/**
 * Weighs all scripts that a page fetches from now on, whether by element, by import or as text whose hash is checked
 * first. A script that is fetched twice counts twice: the browser's own cache costs nothing.
 */
export async function weighScripts(page: Page): Promise<Weights> {
	const cdp = await page.context().newCDPSession(page);
	const paths = new Map<string, string>();
	const weights = new Map<string, number>();
	cdp.on("Network.responseReceived", ({ requestId, response }) => {
		const { pathname } = new URL(response.url);
		if (pathname.endsWith(".js")) paths.set(requestId, pathname);
	});
	cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const path = paths.get(requestId);
		if (path !== undefined) weights.set(path, (weights.get(path) ?? 0) + encodedDataLength);
	});
	await cdp.send("Network.enable");
	// Budgets are in gzip; most browsers are sent less, by brotli.
	await cdp.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": "gzip" } });
	return weights;
}

/** What some scripts weigh together, in bytes. */
export const totalOf = (weights: Weights): number => [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
