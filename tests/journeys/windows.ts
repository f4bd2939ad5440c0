import type { Browser, BrowserContextOptions, CDPSession } from "playwright";
import { DESKTOP, launchTestBrowser, openReader, type Reader } from "../../scripts/browser.ts";

/** What a window that was used before can be given as well as a new one. */
type Adaptable = Pick<BrowserContextOptions, "viewport" | "storageState" | "colorScheme" | "reducedMotion">;

/**
 * A reader's window; `key` names what cannot be changed in it, where it may be used again. `engine` speaks with the browser
 * about it, `lasting` notes what tests do in it that cannot be taken back.
 */
export type Window = Reader & { key: string | undefined; engine: CDPSession | undefined; lasting: { called: boolean } };

/** A text that every portal has: a page in which nothing runs, in the portal's own process and storage. */
const RESTING = "/robots.txt";

/** All that a portal stores in a browser; what it fetched is the same for all readers, and stays. */
const STORED = "cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage";

/** A portal that does not give that text in time has been ended by its test. */
const RESTS_WITHIN_MS = 5_000;

const NEUTRAL = { media: null, forcedColors: "none", contrast: "no-preference" } as const;

/** More windows than a file opens at once are not worth their memory. */
const MOST = 6;

const idle: Window[] = [];
let launched: Promise<Browser> | undefined;

/**
 * The browser of all files of a worker, and with it the windows. It ends with the worker; in that very process, no call to it
 * goes through a second one.
 */
export function theBrowser(): Promise<Browser> {
	launched ??= launchTestBrowser();
	return launched;
}

/** Calls whose effects outlast what can be undone: scripts at the start of each page, clocks, sessions with the engine. */
const LASTING = ["addInitScript", "exposeFunction", "newCDPSession", "install"];

/** Notes such calls in a window. */
function watchLasting({ page, context }: Reader): { called: boolean } {
	const lasting = { called: false };
	for (const object of [page, context, context.clock])
		for (const name of LASTING) {
			const method: unknown = Reflect.get(object, name);
			if (typeof method !== "function") continue;
			Reflect.set(object, name, (...given: unknown[]) => {
				lasting.called = true;
				return Reflect.apply(method, object, given);
			});
		}
	return lasting;
}

async function newWindow(browser: Browser, key: string | undefined, options: BrowserContextOptions): Promise<Window> {
	const reader = await openReader(browser, options);
	const engine = key === undefined ? undefined : await reader.context.newCDPSession(reader.page);
	return { ...reader, key, engine, lasting: watchLasting(reader) };
}

/** Gives a window that rests at a portal what its next reader's browser holds. */
async function adapt({ page, context }: Window, url: string, options: Adaptable): Promise<void> {
	const { storageState, colorScheme = "light", reducedMotion = "no-preference" } = options;
	await page.setViewportSize(options.viewport ?? DESKTOP);
	await page.emulateMedia({ ...NEUTRAL, colorScheme, reducedMotion });
	if (typeof storageState !== "object") return;
	if (storageState.cookies.length > 0) await context.addCookies(storageState.cookies);
	const items = storageState.origins.flatMap(({ localStorage }) => localStorage);
	if (items.length === 0) return;
	if (!page.url().startsWith(url)) await page.goto(url + RESTING);
	await page.evaluate((all) => {
		for (const { name, value } of all) localStorage.setItem(name, value);
	}, items);
}

/** What differs between windows that can be kept; one with anything else is used once. */
const KEPT = ["locale", "hasTouch", "timezoneId"];
const ADAPTABLE = ["viewport", "storageState", "colorScheme", "reducedMotion"];

const keyOf = (options: BrowserContextOptions): string | undefined => {
	const fixed = Object.entries(options).filter(([name]) => !ADAPTABLE.includes(name));
	return fixed.every(([name]) => KEPT.includes(name)) ? JSON.stringify(fixed.toSorted()) : undefined;
};

/**
 * Opens a reader's window for a portal: one that was used before, emptied, where there is one of the kind. Its process is
 * warm: a page takes less than half of the processor time that it takes in a new one.
 */
export async function openWindow(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Window> {
	const key = keyOf(options);
	const at = idle.findLastIndex((each) => each.key === key);
	const [kept] = at < 0 ? [] : idle.splice(at, 1);
	if (kept === undefined) return newWindow(browser, key, options);
	await adapt(kept, url, options);
	return kept;
}

const ended = ({ page, lasting }: Window): boolean => page.isClosed() || lasting.called;

/** What tests listen to at a page. */
const HEARD = ["request", "response", "requestfailed", "requestfinished", "console", "dialog", "framenavigated"];

/** Takes back what a test has done to a window, and what the portal has stored in it. */
async function empty({ page, context, engine }: Window, url: string): Promise<void> {
	for (const event of HEARD) for (const heard of [page, context]) heard.removeAllListeners(event);
	const others = context.pages().filter((each) => each !== page);
	await Promise.all([
		...others.map((each) => each.close()),
		page.unrouteAll({ behavior: "ignoreErrors" }),
		context.unrouteAll({ behavior: "ignoreErrors" }),
		context.setOffline(false),
		context.clearPermissions(),
		context.setGeolocation(null),
	]);
	await page.goto(url + RESTING, { timeout: RESTS_WITHIN_MS });
	await Promise.all([
		context.clearCookies(),
		engine?.send("Storage.clearDataForOrigin", { origin: url, storageTypes: STORED }),
		page.evaluate(() => {
			sessionStorage.clear();
			window.name = "";
		}),
		page.mouse.move(-1, -1),
	]);
}

/** Keeps a window for later tests, where all that was done in it can be taken back; else closes it. */
export async function leaveWindow(window: Window, url: string): Promise<void> {
	const { context, key } = window;
	if (key === undefined || ended(window)) return context.close();
	try {
		await empty(window, url);
	} catch {
		return context.close();
	}
	idle.push(window);
	// The one that was wanted least of late makes room, so that windows of one kind do not keep out all others.
	const [oldest] = idle.length > MOST ? idle.splice(0, 1) : [];
	await oldest?.context.close();
}
