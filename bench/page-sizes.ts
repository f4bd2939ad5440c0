import type { Browser } from "playwright";
import type { Portal } from "../scripts/portal-process.ts";

/** Gzipped bytes of the scripts that a page of the real portal has loaded once it has come to rest. */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
	const context = await browser.newContext();
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	const scripts = new Set<string>();
	let bytes = 0;
	await cdp.send("Network.enable");
	cdp.on("Network.responseReceived", (event) => event.type === "Script" && scripts.add(event.requestId));
	cdp.on("Network.loadingFinished", (event) => {
		bytes += scripts.has(event.requestId) ? event.encodedDataLength : 0;
	});
	await page.goto(url);
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.waitForLoadState("networkidle");
	await context.close();
	return bytes;
}

/** JavaScript, gzipped, of the real portal's pages: what each loads, dialogs and other idle-time chunks included. */
export async function pageSizes(browser: Browser, portal: Portal): Promise<string> {
	const pages: [string, string][] = [
		["login, the least page with a form", "/login"],
		["home", "/index/index"],
		["complaint form", "/report/index?form=complaint"],
	];
	const rows: string[] = [];
	for (const [name, path] of pages) {
		rows.push(`| ${name} | ${((await scriptBytes(browser, portal.url + path)) / 1024).toFixed(0)} KB |`);
	}
	return ["### The portal's pages, JavaScript gzipped", "", "| page | all scripts |", "|---|---:|", ...rows, ""].join(
		"\n",
	);
}
