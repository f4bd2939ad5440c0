import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";

/** The narrower of the two widths in which every page is looked at, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
/** The wider one. */
export const DESKTOP = { width: 1280, height: 900 };

/** Starts the headless Chromium that the test command found or installed, with further flags of its command line. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...flags] });
}

/** Pages of tests run too shortly for their code to be worth optimising. */
const UNOPTIMISED = "--js-flags=--no-opt --no-maglev";

/** The same for tests, not for measuring. */
export const launchTestBrowser = (): Promise<Browser> => launchBrowser([UNOPTIMISED]);

/** A reader's browser window, and what went wrong in it: CSP violations and uncaught errors. */
export type Reader = { page: Page; context: BrowserContext; problems: string[] };

/** Opens a window of a reader of its own. `problems` fills as pages of the window report violations or throw. */
export async function openReader(browser: Browser, options: BrowserContextOptions = {}): Promise<Reader> {
	// Requests of a page go past Playwright's routes while a service worker answers them: only who asks for one gets one.
	const context = await browser.newContext({
		viewport: DESKTOP,
		locale: "en-US",
		serviceWorkers: "block",
		...options,
	});
	const problems: string[] = [];
	await context.exposeFunction("reportViolation", (text: string) => problems.push(text));
	await context.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", (event) => {
			const report = Reflect.get(window, "reportViolation");
			if (typeof report === "function")
				report(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
		});
	});
	context.on("weberror", (problem) => {
		const { name, message, stack } = problem.error();
		problems.push(`uncaught: ${stack || `${name}: ${message}`} at ${problem.page()?.url()}`);
	});
	return { page: await context.newPage(), context, problems };
}
