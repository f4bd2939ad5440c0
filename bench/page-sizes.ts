import { join } from "node:path";
import type { Browser } from "playwright";
import { totalOf, weighScripts } from "../scripts/page-weight.ts";
import type { Portal } from "../scripts/portal-process.ts";
import { measure } from "../scripts/size-report.ts";

const CLIENT = join(import.meta.dirname, "../dist/client");

/** A page rests when this long after its heading nothing more is loaded by itself; its stream of events never ends. */
const REST_MS = 4000;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Bytes of the scripts that a page of the real portal has fetched, gzipped, once it has come to rest. */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
	// The service worker fetches what is used later; a first visit does not wait for it.
	const context = await browser.newContext({ serviceWorkers: "block" });
	const page = await context.newPage();
	const weights = await weighScripts(page);
	await page.goto(url);
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.waitForTimeout(REST_MS);
	await context.close();
	return totalOf(weights);
}

/** JavaScript, gzipped, of the real portal: its shell, and what its pages load until they rest. */
export async function pageSizes(browser: Browser, portal: Portal): Promise<string> {
	const pages: [string, string][] = [
		["login, the least page with a form", "/login"],
		["home", "/index/index"],
		["complaint form", "/report/index?form=complaint"],
	];
	const rows = [`| the shell: entry and static imports, blocks apart | ${kilobytes(measure(CLIENT).shell)} |`];
	for (const [name, path] of pages) {
		rows.push(`| ${name} | ${kilobytes(await scriptBytes(browser, portal.url + path))} |`);
	}
	return ["### The portal's pages, JavaScript gzipped", "", "| page | all scripts |", "|---|---:|", ...rows, ""].join(
		"\n",
	);
}
