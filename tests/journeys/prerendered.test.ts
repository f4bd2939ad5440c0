import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { openReader, type Reader } from "../../scripts/browser.ts";
import { startJourney, WAIT } from "./journey.ts";
import { movedWhileLoading } from "./loaded-page.ts";

const journey = startJourney();

const FORMS = [
	"/report/index?form=complaint",
	// With rows, whose code comes late.
	"/report/index?form=road-damage",
	"/report/track",
];
const PAGES = [
	"/?utm_source=poster",
	"/index/index",
	"/article/index",
	"/article/list",
	"/report/index",
	"/message/index",
	...FORMS,
];

const PRERENDERED = `[${PRERENDER_MARKS.root}]`;

/** One that remembers what of a page was there before the scripts, in the city's own time zone, in which the server renders. */
let watching: Reader;
beforeAll(async () => {
	watching = await openReader(journey.browser(), { timezoneId: "Asia/Shanghai" });
	await watching.context.addInitScript((root) => {
		document.addEventListener("readystatechange", () => {
			// The page is read whole, and its scripts have not begun.
			if (document.readyState !== "interactive") return;
			const main = document.querySelector(`[${root}] main`);
			Reflect.set(window, "prerendered", {
				// biome-ignore lint/performance/useDomNodeTextContent: without what another screen would show
				text: main instanceof HTMLElement ? main.innerText : "",
				whole: document.querySelector(`[${root}]`)?.textContent ?? "",
				// Of a list that is rendered for every screen, what this one shows.
				parts: [...document.querySelectorAll("h1, main li, main a")].filter((element) => element.checkVisibility()),
			});
		});
	}, PRERENDER_MARKS.root);
});
afterAll(() => watching?.context.close());

type Prerendered = { text: string; whole: string; parts: Element[] };

/** What could be read before any script ran, and of each part then whether the page still has it. */
const prerenderedOf = (page: Page) =>
	page.evaluate(() => {
		const { text, whole, parts }: Prerendered = Reflect.get(window, "prerendered");
		return { text, whole, parts: parts.map((element) => element.isConnected) };
	});

/** Without what another screen would show. */
// biome-ignore lint/performance/useDomNodeTextContent: that is what it is for
const shownText = (page: Page, selector: string) => page.locator(selector).innerText();

/** A text in which time may pass between two readings, also where another test has just filed a case. */
const withoutMinutes = (text: string) => text.replaceAll(/\bnow\b|\b\d+ (second|minute|hour)s? ago/g, "a while ago");

/** A page as it is sent once it comes rendered: one that took the server too long does the next time. */
async function prerenderedHtml(path: string): Promise<string> {
	const sent = async () => (await fetch(journey.portal().url + path, { headers: { accept: "text/html" } })).text();
	await expect.poll(sent, { timeout: 20_000 }).toContain(`${PRERENDER_MARKS.root}="`);
	return sent();
}

it.each(PAGES)(
	"%s can be read before any script has run; the portal takes that very page over without a shift, and says the same",
	async (path) => {
		const { page, problems } = watching;
		// A page that took the server too long to render comes rendered the next time.
		const length = async () => {
			await journey.go(page, path);
			return (await prerenderedOf(page)).text.length;
		};
		await expect.poll(length, { timeout: 20_000 }).toBeGreaterThan(200);
		const { text, whole, parts } = await prerenderedOf(page);
		expect(whole).not.toContain("Loading…");
		const prerendered = withoutMinutes(text);
		await page.getByRole("heading", { level: 1 }).waitFor();
		await expect.poll(async () => withoutMinutes(await shownText(page, "main")), { timeout: 10_000 }).toBe(prerendered);
		expect(parts.length).toBeGreaterThan(0);
		expect((await prerenderedOf(page)).parts).not.toContain(false);
		expect(await movedWhileLoading(page, path)).toEqual([]);
		expect(problems.splice(0)).toEqual([]);
	},
);

/** Pages of one thing, by where they are linked from; the case has a reply. */
const DETAILS = [
	["an article", "/article/list", "/article/detail", "/report/api.Articles/getDetail"],
	["a project", "/project/list", "/project/detail", "/report/api.Project/getDetail"],
	["a case", "/index/index", "/message/detail", "/report/api.Messages/getDetail"],
] as const;

it.each(DETAILS)(
	"the text of %s can be read before any script has run, and stays as it is",
	async (_, list, path, call) => {
		const found = new RegExp(`href="(${path}[^"]*)"`).exec(await prerenderedHtml(list));
		const href = String(found?.[1]).replaceAll("&amp;", "&");
		const page = await journey.blank();
		await prerenderedHtml(href);

		const released = Promise.withResolvers<void>();
		await page.route("**/assets/*.js", async (route) => {
			await released.promise;
			await route.continue();
		});
		const asked: string[] = [];
		page.on("request", (request) => void asked.push(request.url()));
		await page.goto(`${journey.portal().url}${href}`, { waitUntil: "commit" });
		const body = page.locator(".pt-prose__body").first();
		const paragraph = await body.locator("p").first().elementHandle();
		const text = await body.textContent();
		expect(text?.trim()).toBeTruthy();
		released.resolve();
		await page.locator(PRERENDERED).waitFor({ state: "detached" });
		// The reader's own request counts as a view, not the server's.
		await expect.poll(() => asked.filter((url) => url.includes(call)), WAIT).toHaveLength(1);
		expect(await body.textContent()).toBe(text);
		expect(await paragraph?.evaluate(({ isConnected }) => isConnected)).toBe(true);
	},
);

it("knows what its reader typed, pressed and took back before the portal has taken over", async () => {
	const page = await journey.blank();
	await page.route("**/assets/*.js", async (route) => {
		await typed.promise;
		await route.continue();
	});
	const typed = Promise.withResolvers<void>();
	await page.goto(`${journey.portal().url}/message/index`, { waitUntil: "commit" });
	const search = page.getByLabel("Search cases");
	await search.fill("parking");
	const marked = page.locator(`[${PRERENDER_MARKS.pressed}]`);
	await page.getByRole("button", { name: "Language" }).click();
	expect(await marked.count()).toBe(1);
	await page.keyboard.press("Escape");
	expect(await marked.count()).toBe(0);
	await page.getByRole("button", { name: "Appearance" }).click();
	await search.focus();
	typed.resolve();
	await page.locator(PRERENDERED).waitFor({ state: "detached" });
	await page.getByRole("menuitemradio", { name: "Dark" }).waitFor();
	await page.keyboard.press("Escape");
	await search.press("Enter");
	await page.waitForURL("**/message/index?keyword=parking");
});

it("renders one page for all devices, and shows each a list as its screen has room", async () => {
	const address = `${journey.portal().url}/message/index`;
	await prerenderedHtml("/message/index");
	const page = await journey.blank();
	await page.route("**/*.js", (route) => route.abort());
	await page.goto(address);
	const shown = async (width: number) => {
		await page.setViewportSize({ width, height: 800 });
		const [table, card] = [page.locator("main table"), page.locator("main article").first()];
		return { table: await table.isVisible(), cards: await card.isVisible() };
	};
	expect([await shown(390), await shown(1280)]).toEqual([
		{ table: false, cards: true },
		{ table: true, cards: false },
	]);
	const phone = { "sec-ch-ua-mobile": "?1", "user-agent": "Mozilla/5.0 (Linux; Android 15) Mobile" };
	const responses = await Promise.all([{}, phone].map((headers) => fetch(address, { headers })));
	expect(responses.map(({ headers }) => headers.get("vary"))).toEqual(
		Array(2).fill(expect.not.stringMatching(/sec-ch|user-agent/i)),
	);
	expect(new Set(responses.map(({ headers }) => headers.get("etag"))).size).toBe(1);
});

/** A window beside which another one of the same reader stands, that can write into the storage of both. */
async function besideOther(): Promise<{ page: Page; store(name: string, value: object): Promise<void> }> {
	await prerenderedHtml("/index/index");
	const page = await journey.blank();
	const other = await page.context().newPage();
	await other.goto(`${journey.portal().url}/robots.txt`);
	const store = (name: string, value: object) =>
		other.evaluate(([key = "", text = ""]) => localStorage.setItem(key, text), [name, JSON.stringify(value)]);
	return { page, store };
}

const CHINESE = { locale: "zh-CN", color_mode: "system", side_open: true };

it("takes a page over as it was rendered, where in another window its reader has logged in, chosen another language and folded the menu meanwhile", async () => {
	const { page, store } = await besideOther();
	const requested = Promise.withResolvers<void>();
	const written = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		requested.resolve();
		await written.promise;
		await route.continue();
	});
	await page.goto(`${journey.portal().url}/index/index`, { waitUntil: "commit" });
	await requested.promise;
	await store("preferences", { ...CHINESE, side_open: false });
	await store("user", { ...(await journey.newSession()), is_login: true });
	written.resolve();
	await page.locator(PRERENDERED).waitFor({ state: "detached" });
	await page.getByRole("heading", { level: 1, name: "有什么可以帮您？" }).waitFor();
	const fold = page.locator("button[aria-expanded]", { hasText: /Fold|Unfold|收起|展开/ });
	await expect.poll(() => fold.getAttribute("aria-expanded")).toBe("false");
	await page.getByRole("button", { name: "我的账号" }).waitFor();
});

it("leaves a prerendered chart where it is until its own code has come", async () => {
	const { page, store } = await besideOther();
	const code = Promise.withResolvers<void>();
	await page.route("**/assets/ChartBlock-*.js", async (route) => {
		await code.promise;
		await route.continue();
	});
	await page.goto(`${journey.portal().url}/index/index`, { waitUntil: "commit" });
	await page.locator("main svg[role=img]").first().waitFor();
	const charts = () => page.locator("main svg[role=img]").count();
	const prerendered = await charts();
	// Long enough for React to have rendered anew what stands around the chart, in the language chosen in the other window.
	await page.waitForTimeout(1000);
	await store("preferences", CHINESE);
	await page.waitForTimeout(1000);
	expect(await charts()).toBe(prerendered);
	code.resolve();
	await page.getByRole("heading", { level: 1, name: "有什么可以帮您？" }).waitFor();
	expect(await charts()).toBe(prerendered);
});

it("says times in the city's time zone, wherever its reader's device is", async () => {
	const page = await journey.blank();
	const engine = await page.context().newCDPSession(page);
	const times = async (timezoneId: string) => {
		await engine.send("Emulation.setTimezoneOverride", { timezoneId });
		await journey.go(page, "/message/index");
		expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId);
		return page.locator("main tbody").textContent();
	};
	const there = await times("Asia/Shanghai");
	expect(there).toMatch(/20\d\d/);
	expect([await times("Pacific/Kiritimati"), await times("Pacific/Niue")]).toEqual([there, there]);
});

it("does not show a reader who is logged in, or reads another language, a page rendered for others", async () => {
	const session = await journey.newSession();
	for (const open of [
		() => journey.openAs(session, "/article/list"),
		() => journey.openPreferring({ locale: "zh-CN" }, "/article/list"),
	]) {
		const page = await open();
		expect(await page.locator("html").getAttribute("class")).toContain("not-prerendered");
		await page.getByRole("heading", { level: 1 }).waitFor();
	}
});
