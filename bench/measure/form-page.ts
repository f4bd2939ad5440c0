import type { Browser, CDPSession, Page } from "playwright";
import { median, percentile } from "./statistics.ts";

/** What is measured of one contender at one size. Times in ms, bytes gzipped as sent. */
export type Measures = {
	bytes: number;
	/** Until the first field stood painted and took keys. */
	usable: number;
	/** Until the form's own code heard the first field: before, the browser keeps what is typed. */
	interactive: number;
	/** The same of the field in the middle, and of the button that submits. */
	middle: number;
	sendable: number;
	/** Until the last field stood painted. */
	whole: number;
	/** Processor time of the page's main thread until then: what other programs do does not show in it. */
	startWork: number;
	/** Of it the scripts': what is compiled and run until React listens to all of these. */
	startScript: number;
	usableSlow: number;
	keyWork: number;
	keyWorkP95: number;
	keyPaint: number;
	keyPaintP95: number;
	submit: number;
	heap: number;
	nodes: number;
};

/** A contender's page, and how many fields it will have. */
export type FormPage = { url: string; fields: number };

const KEYS = 40;
const FIELD = "input:not([type=hidden]), select, textarea, [role=combobox]";

/** How the contenders mark what is wrong; in JSON Forms' tables of rows the input alone has a class. */
const ERRORS = "[aria-invalid=true], .error, .error-detail, .validation_error, .validate.invalid";

type Moments = "usable" | "interactive" | "middle" | "sendable" | "whole";
/** What a page that was loaded has shown by then. */
type Opened = Pick<Measures, Moments | "startWork" | "startScript" | "bytes"> & {
	page: Page;
	cdp: CDPSession;
	close(): Promise<void>;
};

/** Sums some of the browser's own counters, ms of processor time. */
async function durationOf(cdp: CDPSession, names: readonly string[]): Promise<number> {
	const { metrics } = await cdp.send("Performance.getMetrics");
	return metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0);
}

/** Script, style and layout time of the main thread so far, in ms. */
export const workOf = (cdp: CDPSession) => durationOf(cdp, ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"]);

const markAt = (page: Page, name: string) =>
	page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);

/**
 * Runs in the page: marks the frame after which the first field stood painted, was heard by React, the middle one and the
 * button that submits were, and all fields stood.
 */
function markFields({ selector, fields, allCame }: { selector: string; fields: number; allCame: string }): void {
	const rendered = () => document.querySelectorAll(selector);
	const isHeard = (part: Element | undefined) => Object.keys(part ?? {}).some((key) => key.startsWith("__reactProps"));
	const isInteractive = () => isHeard(rendered()[0]);
	const moments = {
		usable: () => rendered().length > 0,
		interactive: isInteractive,
		middle: () => isHeard(rendered()[Math.floor(fields / 2)]),
		sendable: () => isHeard([...document.querySelectorAll("button[type=submit]")].at(-1)),
		whole: () => rendered().length >= fields && isInteractive(),
	};
	const mark = (name: string) => {
		performance.mark(name);
		if (["middle", "sendable", "whole"].every((moment) => performance.getEntriesByName(moment).length > 0))
			Reflect.get(window, allCame)("");
	};
	for (const [name, hasCome] of Object.entries(moments)) {
		const look = () => {
			if (!hasCome()) requestAnimationFrame(look);
			else requestAnimationFrame(() => setTimeout(() => mark(name)));
		};
		requestAnimationFrame(look);
	}
}

/** What the page calls once all moments have come. */
const ALL_CAME = "benchAllCame";

/**
 * Gives a promise that is settled once all moments have come, to be called before the page loads. The page says so by the
 * debugger's own means: Playwright would wait by a script of its own, whose compiling keeps a page that has loaded before its
 * code runs, as a prerendered one has, from listening for 15 ms.
 */
async function momentsIn(cdp: CDPSession): Promise<{ allCame: Promise<void> }> {
	await cdp.send("Runtime.enable");
	await cdp.send("Runtime.addBinding", { name: ALL_CAME });
	const allCame = new Promise<void>((resolve, reject) => {
		cdp.on("Runtime.bindingCalled", ({ name }) => name === ALL_CAME && resolve());
		setTimeout(() => reject(new Error("bench: a form did not listen within a minute")), 60_000).unref();
	});
	return { allCame };
}

/** Loads a page in a window of its own and notes when its first and its last field stood painted and were heard. */
async function open(browser: Browser, { url, fields }: FormPage, throttle: number): Promise<Opened> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	let bytes = 0;
	const scripts = new Set<string>();
	await cdp.send("Network.enable");
	cdp.on("Network.responseReceived", (event) => event.type === "Script" && scripts.add(event.requestId));
	cdp.on("Network.loadingFinished", (event) => (bytes += scripts.has(event.requestId) ? event.encodedDataLength : 0));
	await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
	if (throttle > 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttle });
	await page.addInitScript(markFields, { selector: FIELD, fields, allCame: ALL_CAME });
	const { allCame } = await momentsIn(cdp);
	await page.goto(url);
	await allCame;
	const startWork = await durationOf(cdp, ["TaskDuration"]);
	const startScript = await durationOf(cdp, ["ScriptDuration"]);
	const marks = {
		usable: await markAt(page, "usable"),
		interactive: await markAt(page, "interactive"),
		middle: await markAt(page, "middle"),
		sendable: await markAt(page, "sendable"),
		whole: await markAt(page, "whole"),
	};
	return { page, cdp, ...marks, startWork, startScript, bytes, close: () => context.close() };
}

const settle = (page: Page) =>
	page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))));

/** Types into the middle text field; per key, the main thread's work and the time until it was painted. */
async function typeKeys({ page, cdp }: Opened): Promise<{ work: number[]; paint: number[] }> {
	const fields = page.locator("input[type=text], input:not([type])");
	await fields.nth(Math.floor((await fields.count()) / 2)).click();
	await page.evaluate(() => {
		const paints: number[] = [];
		Reflect.set(window, "paints", paints);
		addEventListener(
			"keydown",
			(event) => requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - event.timeStamp))),
			true,
		);
	});
	const work: number[] = [];
	for (let key = 0; key < KEYS; key++) {
		const before = await workOf(cdp);
		await page.keyboard.press("a");
		await settle(page);
		work.push((await workOf(cdp)) - before);
	}
	const paint = await page.evaluate((): number[] => Reflect.get(window, "paints"));
	return { work: work.slice(5), paint: paint.slice(5) };
}

/** From the click on the submit button to the frame in which errors stand. */
async function submitEmpty({ page }: Opened): Promise<number> {
	await page.evaluate((selector) => {
		addEventListener(
			"click",
			(event) => {
				const look = () => {
					const errors = document.querySelector(selector);
					if (errors)
						requestAnimationFrame(() =>
							setTimeout(() => Reflect.set(window, "errorsAfter", performance.now() - event.timeStamp)),
						);
					else requestAnimationFrame(look);
				};
				look();
			},
			true,
		);
	}, ERRORS);
	await page.locator("button[type=submit]").last().click();
	await page.waitForFunction(() => Reflect.has(window, "errorsAfter"), undefined, { timeout: 60_000 });
	return page.evaluate((): number => Reflect.get(window, "errorsAfter"));
}

async function heapOf({ cdp }: Opened): Promise<number> {
	await cdp.send("HeapProfiler.collectGarbage");
	const { metrics } = await cdp.send("Performance.getMetrics");
	return metrics.find((metric) => metric.name === "JSHeapUsedSize")?.value ?? Number.NaN;
}

/** Measures one page once: loaded at full and at a quarter of the CPU's speed, typed into, submitted empty. */
export async function measureForm(browser: Browser, form: FormPage, types: boolean): Promise<Measures> {
	const slow = await open(browser, form, 4);
	await slow.close();
	const opened = await open(browser, form, 1);
	const nodes = await opened.page.evaluate(() => document.querySelectorAll("#root *").length);
	const heap = await heapOf(opened);
	const keys = types ? await typeKeys(opened) : { work: [], paint: [] };
	await opened.close();
	const untouched = await open(browser, form, 1);
	// Nobody sends a form in the moment in which it appears; by then, all have loaded what they load late.
	await untouched.page.waitForLoadState("networkidle");
	const submit = await submitEmpty(untouched);
	await untouched.close();
	return {
		bytes: opened.bytes,
		usable: opened.usable,
		interactive: opened.interactive,
		middle: opened.middle,
		sendable: opened.sendable,
		whole: opened.whole,
		startWork: opened.startWork,
		startScript: opened.startScript,
		usableSlow: slow.usable,
		keyWork: median(keys.work),
		keyWorkP95: percentile(keys.work, 0.95),
		keyPaint: median(keys.paint),
		keyPaintP95: percentile(keys.paint, 0.95),
		submit,
		heap,
		nodes,
	};
}

/** Measure by measure the least of several runs: what else the machine does can only add to a run, never take from it. */
export function leastDisturbed(runs: readonly Measures[]): Measures {
	const of = (name: keyof Measures) =>
		percentile(
			runs.map((run) => run[name]),
			0,
		);
	return {
		bytes: of("bytes"),
		usable: of("usable"),
		interactive: of("interactive"),
		middle: of("middle"),
		sendable: of("sendable"),
		whole: of("whole"),
		startWork: of("startWork"),
		startScript: of("startScript"),
		usableSlow: of("usableSlow"),
		keyWork: of("keyWork"),
		keyWorkP95: of("keyWorkP95"),
		keyPaint: of("keyPaint"),
		keyPaintP95: of("keyPaintP95"),
		submit: of("submit"),
		heap: of("heap"),
		nodes: of("nodes"),
	};
}
