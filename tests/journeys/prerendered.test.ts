import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { openReader, type Reader } from "../../scripts/browser.ts";
import { startJourney } from "./journey.ts";
import { movedWhileLoading } from "./loaded-page.ts";

const journey = startJourney();

const FORMS = [
	"/report/index?form=complaint",
	// With rows, whose code comes late.
	"/report/index?form=road-damage",
	"/report/track",
];
const PAGES = ["/?utm_source=poster", "/article/index", "/article/list", "/report/index", "/message/index", ...FORMS];

const PRERENDERED = `[${PRERENDER_MARKS.root}]`;

/**
 * One that remembers what of a page was there before the scripts, on a device far from the city: times are said in the
 * city's time zone, in which the server renders.
 */
let watching: Reader;
beforeAll(async () => {
	watching = await openReader(journey.browser(), { timezoneId: "Pacific/Niue" });
	await watching.context.addInitScript((root) => {
		document.addEventListener("readystatechange", () => {
			// The page is read whole, and its scripts have not begun.
			if (document.readyState !== "interactive") return;
			const main = document.querySelector(`[${root}] main`);
			Reflect.set(window, "prerendered", {
				// biome-ignore lint/performance/useDomNodeTextContent: without what another screen would show
				text: main instanceof HTMLElement ? main.innerText : "",
				whole: document.querySelector(`[${root}]`)?.textContent ?? "",
				prose: document.querySelector(".pt-prose__body")?.textContent ?? "",
				// Of a list that is rendered for every screen, what this one shows.
				parts: [...document.querySelectorAll("h1, main li, main a, .pt-prose__body p")].filter((element) =>
					element.checkVisibility(),
				),
			});
		});
	}, PRERENDER_MARKS.root);
});
afterAll(() => watching?.context.close());

type Prerendered = { text: string; whole: string; prose: string; parts: Element[] };

/** What could be read before any script ran, and of each part then whether the page still has it. */
const prerenderedOf = (page: Page) =>
	page.evaluate(() => {
		const { text, whole, prose, parts }: Prerendered = Reflect.get(window, "prerendered");
		return { text, whole, prose, parts: parts.map((element) => element.isConnected) };
	});

/** Without what another screen would show. */
// biome-ignore lint/performance/useDomNodeTextContent: that is what it is for
const shownText = (page: Page, selector: string) => page.locator(selector).innerText();

/** A text in which time may pass between two readings, and cases and readers be counted, also those of another test. */
const withoutMinutes = (text: string) =>
	text
		.replaceAll(/\bnow\b|\b\d+ (second|minute|hour)s? ago/g, "a while ago")
		.replaceAll(/^\d+( views?)?$/gm, "so many");

/** A page as it is sent once it comes rendered: one that took the server too long does the next time. */
async function prerenderedHtml(path: string): Promise<string> {
	const sent = async () => (await fetch(journey.portal().url + path, { headers: { accept: "text/html" } })).text();
	await expect.poll(sent, { timeout: 20_000 }).toContain(`${PRERENDER_MARKS.root}="`);
	return sent();
}

/**
 * Fails where a page cannot be read before any script has run, or the portal does not take that very page over without a
 * shift, and say the same. Gives the text of the one thing that it shows, if any.
 */
async function expectTakenOver(path: string): Promise<string> {
	const { page, problems } = watching;
	// A page that took the server too long to render comes rendered the next time.
	const length = async () => {
		await journey.go(page, path);
		return (await prerenderedOf(page)).text.length;
	};
	await expect.poll(length, { timeout: 20_000 }).toBeGreaterThan(200);
	const { text, whole, prose, parts } = await prerenderedOf(page);
	expect(whole).not.toContain("Loading…");
	const prerendered = withoutMinutes(text);
	await page.getByRole("heading", { level: 1 }).waitFor();
	// A title that came with the one thing that a page shows is read out besides.
	const shown = async () => withoutMinutes((await shownText(page, "main")).replace(`${await page.title()}\n`, ""));
	await expect.poll(shown, { timeout: 10_000 }).toBe(prerendered);
	expect(parts.length).toBeGreaterThan(0);
	expect((await prerenderedOf(page)).parts).not.toContain(false);
	expect(await movedWhileLoading(page, path)).toEqual([]);
	expect(problems.splice(0)).toEqual([]);
	return prose;
}

it.each(PAGES)(
	"%s can be read before any script has run; the portal takes that very page over without a shift, and says the same, wherever its reader's device is",
	async (path) => void (await expectTakenOver(path)),
);

/** Pages of one thing, by where they are linked from; the case has a reply. */
const DETAILS = [
	["an article", "/article/list", "/article/detail", "/report/api.Articles/getDetail"],
	["a project", "/project/list", "/project/detail", "/report/api.Project/getDetail"],
	["a case", "/index/index", "/message/detail", "/report/api.Messages/getDetail"],
] as const;

it.each(DETAILS)("so can the text of %s, which its reader requests once", async (_, list, path, call) => {
	const found = new RegExp(`href="(${path}[^"]*)"`).exec(await prerenderedHtml(list));
	const href = String(found?.[1]).replaceAll("&amp;", "&");
	await prerenderedHtml(href);
	const asked: string[] = [];
	watching.page.on("request", (request) => void asked.push(request.url()));
	expect((await expectTakenOver(href)).trim()).toBeTruthy();
	watching.page.removeAllListeners("request");
	// The reader's own request counts as a view, not the server's.
	expect(asked.filter((url) => url.includes(call))).toHaveLength(1);
});

it("renders one page for all devices, and shows each a list as its screen has room", async () => {
	const address = `${journey.portal().url}/message/index`;
	await prerenderedHtml("/message/index");
	const page = await journey.blank();
	await page.route("**/*.js", (route) => route.abort());
	await page.goto(address);
	const shown = async (width: number) => {
		await page.setViewportSize({ width, height: 800 });
		const table = page.locator("main table");
		const card = page.locator("main article").first();
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

/** Holds back the scripts of a page until they are let go; `requested` settles once the first was asked for. */
async function holdScripts(page: Page, pattern: string) {
	const requested = Promise.withResolvers<void>();
	const letGo = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		requested.resolve();
		await letGo.promise;
		await route.continue();
	});
	return { requested: requested.promise, letGo: letGo.resolve };
}

/** Writes into the storage of a window, as another window of the same reader does. */
async function besideOther(page: Page): Promise<(name: string, value: object) => Promise<void>> {
	const other = await page.context().newPage();
	await other.goto(`${journey.portal().url}/robots.txt`);
	return (name, value) =>
		other.evaluate(([key = "", text = ""]) => localStorage.setItem(key, text), [name, JSON.stringify(value)]);
}

const FOLDED = { locale: "en-US", color_mode: "system", side_open: false };

/** Types into the home page's search, opens a menu and closes it, and opens another, while no script has come. */
async function typeAndPress(page: Page): Promise<void> {
	const search = page.getByRole("main").getByRole("searchbox").first();
	await search.fill("parking");
	const marked = page.locator(`[${PRERENDER_MARKS.pressed}]`);
	await page.getByRole("button", { name: "Language" }).click();
	expect(await marked.count()).toBe(1);
	await page.keyboard.press("Escape");
	expect(await marked.count()).toBe(0);
	await page.getByRole("button", { name: "Appearance" }).click();
	await search.focus();
}

it("takes a page over as it was rendered, with what its reader typed and pressed before, where in another window they have logged in, folded the menu and chosen another language meanwhile; a chart stays where it is until its own code has come", async () => {
	await prerenderedHtml("/index/index");
	const page = await journey.blank();
	const store = await besideOther(page);
	const scripts = await holdScripts(page, "**/assets/*.js");
	const chart = await holdScripts(page, "**/assets/ChartBlock-*.js");
	await page.goto(`${journey.portal().url}/index/index`, { waitUntil: "commit" });
	await typeAndPress(page);
	const charts = () => page.locator("main svg[role=img]").count();
	const prerendered = await charts();
	expect(prerendered).toBeGreaterThan(0);
	await scripts.requested;
	await store("preferences", FOLDED);
	await store("user", { ...(await journey.newSession()), is_login: true });
	scripts.letGo();
	await chart.requested;
	// Long enough for React to have rendered anew what stands around the chart, in the language chosen in the other window.
	await page.waitForTimeout(1000);
	await store("preferences", { ...FOLDED, locale: "zh-CN" });
	await page.waitForTimeout(1000);
	expect(await charts()).toBe(prerendered);
	chart.letGo();

	await page.getByRole("heading", { level: 1, name: "有什么可以帮您？" }).waitFor();
	await page.locator(PRERENDERED).waitFor({ state: "detached" });
	expect(await charts()).toBe(prerendered);
	await page.getByRole("menuitemradio", { name: "深色" }).waitFor();
	await page.keyboard.press("Escape");
	const fold = page.locator("button[aria-expanded]", { hasText: /收起|展开/ });
	await expect.poll(() => fold.getAttribute("aria-expanded")).toBe("false");
	await page.getByRole("button", { name: "我的账号" }).waitFor();
	await page.getByRole("main").getByRole("searchbox").first().press("Enter");
	await page.waitForURL("**/search/index?keyword=parking");
});
