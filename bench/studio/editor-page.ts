import type { Browser, CDPSession, Page } from "playwright";
import type { Session } from "../../scripts/sign-in.ts";
import { workOf } from "../measure/form-page.ts";

/** What is measured in one window, in milliseconds. */
export type Samples = Record<
	"usable" | "open" | "add" | "addSpots" | "move" | "moveSpots" | "keyWork" | "keyPaint" | "sourceWork" | "sourcePaint",
	number[]
>;

/** Where the portal is, who works there, and the draft release whose form is opened. */
export type Work = { url: string; session: Session; draft: string; path: string; fields: number };

const WAIT = { timeout: 120_000 };

/** After so long nothing that came with a screen is still on its way. The studio's stream of news never ends. */
const SETTLED_MS = 3_000;

/** Between two edits: until the first is saved, checked and shown in the inspector. */
const REST_MS = 1_000;

/** Runs in the page, before all else: measures when the form is drawn otherwise, when its spots are, and when a key was painted. */
function watch(): void {
	const spots = () => [...document.querySelectorAll("[data-spot]")].map((spot) => spot.getAttribute("data-spot"));
	/** The questions as they are drawn, one after the other. */
	const drawn = () => [...document.querySelectorAll("[inert] [id^=form-]")].map(({ id }) => id).join();
	/** What is pressed with another key does nothing by itself. */
	const isModifier = (event: Event) =>
		event instanceof KeyboardEvent && ["Control", "Alt", "Shift"].includes(event.key);
	/** Called in a frame before it is painted. Comes right after it, ahead of what was put off until then. */
	const painted = (since: number, done: (ms: number) => void) =>
		void scheduler.postTask(() => done(performance.now() - since), { priority: "user-blocking" });
	/** Milliseconds from the next event of a kind to the frames in which something holds. */
	const fromNext = (kind: string, ...all: readonly (() => boolean)[]) =>
		Promise.all(
			all.map(
				(holds) =>
					new Promise<number>((done) => {
						const heard = (event: Event) => {
							if (isModifier(event)) return;
							removeEventListener(kind, heard, { capture: true });
							const look = () => (holds() ? painted(event.timeStamp, done) : requestAnimationFrame(look));
							requestAnimationFrame(look);
						};
						addEventListener(kind, heard, { capture: true });
					}),
			),
		);
	Reflect.set(window, "expectSpots", (count: number) => {
		Reflect.set(
			window,
			"measured",
			fromNext("click", () => spots().length >= count),
		);
	});
	Reflect.set(window, "expectEdit", () => {
		const before = { drawn: drawn(), spots: spots().join() };
		Reflect.set(
			window,
			"measured",
			fromNext(
				"keydown",
				() => drawn() !== before.drawn,
				() => spots().join() !== before.spots,
			),
		);
	});
	Reflect.set(window, "expectKey", () => {
		Reflect.set(
			window,
			"measured",
			fromNext("keydown", () => true),
		);
	});
}

/** Calls one of the functions above, acts, and gives what came of it. */
async function measured(
	page: Page,
	expected: string,
	value: number | undefined,
	act: () => Promise<void>,
): Promise<number[]> {
	await page.evaluate(([name, given]) => Reflect.get(window, String(name))(given), [expected, value] as const);
	await act();
	return page.evaluate((): Promise<number[]> => Reflect.get(window, "measured"));
}

async function openContents(browser: Browser, { url, session, draft }: Work, throttle: number) {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block" });
	const user = JSON.stringify({ ...session, is_login: true });
	await context.addInitScript((stored) => localStorage.setItem("user", stored), user);
	await context.addInitScript(watch);
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
	if (throttle > 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttle });
	await page.goto(`${url}/admin/studio/${draft}`);
	await page.getByRole("heading", { level: 1 }).waitFor(WAIT);
	const usable = await page.evaluate(() => performance.now());
	await page.waitForTimeout(SETTLED_MS);
	return { context, page, cdp, usable };
}

/** Types a letter where the cursor is; work of the main thread, and the frame in which it stood. */
async function typeLetter(page: Page, cdp: CDPSession): Promise<{ work: number; paint: number }> {
	const before = await workOf(cdp);
	const [paint = Number.NaN] = await measured(page, "expectKey", undefined, () => page.keyboard.press("a"));
	return { work: (await workOf(cdp)) - before, paint };
}

/** Types letters where the cursor is, and adds what came of each to two samples. */
async function typeLetters(page: Page, cdp: CDPSession, times: number, works: number[], paints: number[]) {
	for (let time = 0; time < times; time++) {
		const { work, paint } = await typeLetter(page, cdp);
		works.push(work);
		paints.push(paint);
	}
}

/** Edits the question that is chosen by a key, once nothing is left to do of the edit before. */
async function editBy(page: Page, key: string, painted: number[], placed: number[]): Promise<void> {
	await page.waitForTimeout(REST_MS);
	await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
	await page.locator("[data-spot][aria-pressed=true]").focus();
	const [drawn = Number.NaN, spots = Number.NaN] = await measured(page, "expectEdit", undefined, () =>
		page.keyboard.press(key),
	);
	painted.push(drawn);
	placed.push(spots);
}

/** Opens the form's source and puts the cursor into a text of the question that is chosen, in the middle of the form. */
async function openSource(page: Page): Promise<void> {
	await page.getByRole("tab", { name: "Source" }).click(WAIT);
	await page.locator(".cm-activeLine").waitFor(WAIT);
	await page.waitForTimeout(SETTLED_MS);
	await page.locator(".cm-activeLine ~ .cm-line", { hasText: '"title": ' }).first().click(WAIT);
	await page.keyboard.press("End");
	// Before the comma, and before the quotation mark.
	for (let left = 0; left < 2; left++) await page.keyboard.press("ArrowLeft");
	await page.waitForTimeout(SETTLED_MS);
}

/** Opens the form from the contents, adds and moves questions, types into a label and into the source, `times` each. */
export async function measureEditor(browser: Browser, work: Work, throttle: number, times: number): Promise<Samples> {
	const { context, page, cdp, usable } = await openContents(browser, work, throttle);
	const samples: Samples = {
		usable: [usable],
		open: [],
		add: [],
		addSpots: [],
		move: [],
		moveSpots: [],
		keyWork: [],
		keyPaint: [],
		sourceWork: [],
		sourcePaint: [],
	};
	const link = page.locator(`main a[href*="${work.path}"]`).first();
	samples.open.push(...(await measured(page, "expectSpots", work.fields, () => link.click())));
	await page.waitForTimeout(SETTLED_MS);
	// One in the middle, as most are.
	const spot = page.locator("[data-spot]").nth(Math.floor(work.fields / 2));
	await spot.click();
	for (let time = 0; time < times; time++) {
		await editBy(page, "Control+d", samples.add, samples.addSpots);
		await editBy(page, "Alt+ArrowUp", samples.move, samples.moveSpots);
	}
	await page.getByLabel("Label", { exact: true }).click();
	await typeLetters(page, cdp, times, samples.keyWork, samples.keyPaint);
	await openSource(page);
	await typeLetters(page, cdp, times, samples.sourceWork, samples.sourcePaint);
	await context.close();
	return samples;
}
