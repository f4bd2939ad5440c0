import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import {
	type Portal,
	type PortalPlace,
	type PortalProcess,
	portalAt,
	startPortal,
} from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { SHARED_ADDRESS, type SharedName } from "../fixtures/shared-portals.ts";
import { leaveWindow, openWindow, theBrowser, type Window } from "./windows.ts";

/** How long a window waits for what should come, on a busy machine. */
const TIMEOUT_MS = 30_000;

/** The same for `expect.poll`. */
export const WAIT = { timeout: TIMEOUT_MS };

/** A page at which nobody stirs listens ten seconds after its load. */
const LISTENING_MS = 30_000;

/** A portal and a browser for one file's journeys. */
export type Journey<P extends Portal = Portal> = {
	portal(): P;
	browser(): Browser;
	/**
	 * Opens a window of its own at a path, and waits until the portal has taken over from the page that came rendered; it closes
	 * after the test, which fails when anything went wrong in it.
	 */
	open(path: string, options?: BrowserContextOptions): Promise<Page>;
	/** Opens such a window with no page of the portal in it, for what has to be set up before its first one. */
	blank(reader?: Remembered, options?: BrowserContextOptions): Promise<Page>;
	/** The same as someone who is logged in. */
	openAs(session: Session, path: string, options?: BrowserContextOptions): Promise<Page>;
	/** The same, and waits until the page hears of releases: it does so from its reader's first sign of life. */
	openListening(path: string, session?: Session): Promise<Page>;
	/** The same as someone who has chosen language or colours. */
	openPreferring(preferences: Remembered["preferences"], path: string, options?: BrowserContextOptions): Promise<Page>;
	/** Takes a window that is open to another path, as by its address bar, and waits as `open` does. */
	go(page: Page, path: string): Promise<void>;
	/** A mobile number that no test of the file has had. */
	newMobile(): string;
	/** Logs a new citizen in through the API. */
	newSession(): Promise<Session>;
	/** What the API answers to a GET. */
	request(path: string, token?: string): Promise<{ code: number; data: unknown }>;
};

/** What a reader's browser holds from an earlier visit: who is logged in, and what they chose. */
export type Remembered = { session?: Session; preferences?: { locale?: string; color_mode?: "light" | "dark" } };

/** The local storage of such a reader at a portal. */
export function remembered(url: string, { session, preferences }: Remembered): BrowserContextOptions["storageState"] {
	const stores = {
		...(session && { user: { ...session, is_login: true } }),
		...(preferences && { preferences: { locale: null, color_mode: "system", side_open: true, ...preferences } }),
	};
	const localStorage = Object.entries(stores).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
	return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** What the files of a run share (tests/fixtures/shared-portals.ts), by its name. */
async function shared<T>(name: SharedName | "turn"): Promise<T> {
	const response = await fetch(`${process.env[SHARED_ADDRESS]}/${name}`);
	if (!response.ok) throw new Error(`The shared ${name} did not start: ${await response.text()}`);
	return response.json();
}

const sharedPortal = async (name: SharedName) => {
	const portal = portalAt(await shared<PortalPlace>(name));
	return { portal, end: async () => undefined };
};

/**
 * Journeys through a portal that other files use, too: they change nothing that others see, unless that is what the portal is
 * for, and count only what is theirs.
 * Starts it where no file has before.
 */
export const startJourney = (name: SharedName = "shipped"): Journey => journeyThrough(() => sharedPortal(name));

/** Journeys through a portal of their own, which is started before the file's tests, with settings that may have to be found first, and stopped after. */
export const startOwnJourney = (
	env: NodeJS.ProcessEnv | (() => Promise<NodeJS.ProcessEnv>) = {},
): Journey<PortalProcess> =>
	journeyThrough(async () => {
		const found = typeof env === "function" ? await env() : env;
		const started = await startPortal({ env: found });
		const portal = { ...started, url: found.PORTICO_PUBLIC_URL ?? started.url };
		return { portal, end: () => portal.stop() };
	});

/** How many mobile numbers each file has for itself. */
const MOBILES_OF_FILE = 1000;

function journeyThrough<P extends Portal>(start: () => Promise<{ portal: P; end(): Promise<void> }>): Journey<P> {
	let portal: P | undefined;
	let end: (() => Promise<void>) | undefined;
	let browser: Browser | undefined;
	let windows: Window[] = [];
	let mobiles = 0;
	beforeAll(async () => {
		[{ portal, end }, browser] = await Promise.all([start(), theBrowser()]);
		mobiles = (await shared<number>("turn")) * MOBILES_OF_FILE;
	});
	afterEach(async () => {
		const done = windows;
		windows = [];
		const problems = done.flatMap((each) => each.problems.splice(0));
		await Promise.all(done.map((each) => leaveWindow(each, started(portal).url)));
		expect(problems).toEqual([]);
	});
	afterAll(async () => end?.());
	const started = <T>(part: T | undefined): T => {
		if (part === undefined) throw new Error("The journey has not begun: portal and browser start before the tests.");
		return part;
	};
	const newWindow = async (options?: BrowserContextOptions) => {
		const window = await openWindow(started(browser), started(portal).url, options);
		window.context.setDefaultTimeout(TIMEOUT_MS);
		windows.push(window);
		return window;
	};
	const journey: Journey<P> = {
		portal: () => started(portal),
		browser: () => started(browser),
		async open(path, options) {
			const { page, engine } = await newWindow(options);
			await journey.go(page, path);
			await engine?.send("Page.resetNavigationHistory");
			return page;
		},
		async blank(reader = {}, options = {}) {
			const { page, engine } = await newWindow({ ...options, storageState: remembered(started(portal).url, reader) });
			await engine?.send("Page.resetNavigationHistory");
			return page;
		},
		async go(page, path) {
			await page.goto(started(portal).url + path);
			await page.locator(`[${PRERENDER_MARKS.root}]`).waitFor({ state: "detached" });
		},
		async openListening(path, session) {
			const { page } = await newWindow(session && { storageState: remembered(started(portal).url, { session }) });
			const [stream] = await Promise.all([
				page.waitForResponse("**/events", { timeout: LISTENING_MS }),
				journey.go(page, path).then(() => page.mouse.move(9, 9)),
			]);
			expect(stream.status()).toBe(200);
			return page;
		},
		openAs: (session, path, options) =>
			journey.open(path, { ...options, storageState: remembered(started(portal).url, { session }) }),
		openPreferring: (preferences, path, options) =>
			journey.open(path, { ...options, storageState: remembered(started(portal).url, { preferences }) }),
		newMobile() {
			mobiles += 1;
			return `137${String(mobiles).padStart(8, "0")}`;
		},
		newSession: () => signIn(started(portal), journey.newMobile()),
		async request(path, token) {
			const headers = new Headers(token === undefined ? {} : { authorization: token });
			return (await fetch(`${started(portal).url}/${path}`, { headers })).json();
		},
	};
	return journey;
}
