import type { Page } from "playwright";
import { expect, it } from "vitest";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { firstId } from "./page-addresses.ts";

const journey = startJourney();

const SITE = "Yunting Citizen Portal";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectTitle(page: Page, title: string): Promise<void> {
	await page.waitForFunction((wanted) => document.title === wanted, title);
	expect(await page.title()).toBe(title);
}

/** Pages that carry the auth flag, and are shown with what is on them to whoever is not logged in. */
const WITH_AUTH_FLAG = ["/index/index", "/article/index", "/article/list"];

/** Each page, where one is led that asks for a path: its title, its heading, and its link in the main navigation. */
const PAGES: [asked: string, path: string, title: string, heading: string, link?: string][] = [
	["/", "/index/index", "Home", "What can we do for you?"],
	["/index", "/index/index", "Home", "What can we do for you?"],
	["/article", "/article/index", "Articles", "Articles", "Articles"],
	["/article/list", "/article/list", "All articles", "All articles"],
	["/report", "/report/index", "File a complaint", "File a complaint", "File a complaint"],
	["/message", "/message/index", "Published cases", "Published cases", "Published cases"],
	["/user", "/user/index", "Member centre", "Member centre", "Member centre"],
	["/login", "/login", "Log in", "Welcome to Yunting"],
	["/error/401", "/error/401", "Please log in", "Please log in first"],
	["/error/403", "/error/403", "Not allowed", "This is not open to you"],
	["/nowhere", "/error/404", "Page not found", "This page does not exist"],
	["/error/500", "/error/500", "Something went wrong", "Something went wrong on our side"],
	["/article/nowhere/at-all", "/error/404", "Page not found", "This page does not exist"],
];

const DETAILS = [
	["/article/detail", "report/api.Articles/getList"],
	["/message/detail", "report/api.Messages/getList"],
] as const;

/** Leads to every page of the specification, and to each kind of detail. */
async function walkPaths(page: Page): Promise<void> {
	const navigation = page.getByRole("navigation", { name: "Main navigation" });
	for (const [asked, path, title, text, link] of PAGES) {
		await leadTo(page, asked);
		await page.waitForURL(`**${path}`);
		await heading(page).filter({ hasText: text }).waitFor();
		if (WITH_AUTH_FLAG.includes(path)) await page.getByRole("main").getByRole("link").first().waitFor();
		await expectTitle(page, `${title} · ${SITE}`);
		if (link !== undefined)
			expect(await navigation.getByRole("link", { name: link }).getAttribute("aria-current")).toBe("page");
	}
	for (const [path, list] of DETAILS) {
		const before = await page.title();
		await leadTo(page, `${path}?id=${await firstId(journey, list)}`);
		// The entry that the address names gives the page its title.
		await page.waitForFunction(
			([other, site]) =>
				document.title !== other && document.title === `${document.querySelector("h1")?.textContent} · ${site}`,
			[before, SITE],
		);
	}
}

/** Goes on by the navigation, within the layout that stays. */
async function walkNavigation(page: Page): Promise<void> {
	const navigation = page.getByRole("navigation", { name: "Main navigation" });
	for (const [name, path] of [
		["Articles", "/article/index"],
		["Published cases", "/message/index"],
	] as const) {
		await navigation.getByRole("link", { name }).click();
		await page.waitForURL(`**${path}`);
		await heading(page).filter({ hasText: name }).waitFor();
		await page.waitForFunction(() => document.activeElement?.tagName === "H1");
	}

	const goOn = Promise.withResolvers<void>();
	await page.route("**/release/*", async (route) => {
		await goOn.promise;
		await route.continue();
	});
	await navigation.getByRole("link", { name: "Help" }).click();
	const bar = page.getByRole("progressbar");
	await bar.waitFor();
	expect(await page.locator("#nprogress .spinner").count()).toBe(0);
	await heading(page).filter({ hasText: "Published cases" }).waitFor();
	goOn.resolve();
	await heading(page).filter({ hasText: "How a case is handled" }).waitFor();
	await bar.waitFor({ state: "detached" });
	expect(await page.getByRole("banner").evaluate((header) => Reflect.get(header, "kept"))).toBe(true);
	await page.getByRole("contentinfo").waitFor();
}

it("the paths of spec §2 lead to their pages, a section's to its first, one that is not there to /error/404; each has its title, and says in its heading what it is; the shared layout stays while pages change, and moves the focus to the new page's heading; a progress bar without a spinner shows while one loads", async () => {
	// Not one of the pages that are led to: what they need is loaded on the way.
	const page = await journey.open("/help/privacy");
	await page.getByRole("banner").evaluate((header) => Reflect.set(header, "kept", true));
	await walkPaths(page);
	await walkNavigation(page);
});

it("loads both configurations at start, and keeps them and who is logged in under their names of spec §3", async () => {
	const session = await journey.newSession();
	const page = await journey.blank({ session });
	const requested: string[] = [];
	page.on("request", (request) => requested.push(`${new URL(request.url()).pathname}${new URL(request.url()).search}`));
	await journey.go(page, "/error/404");
	await page.waitForFunction(() => localStorage.getItem("config")?.includes('"pc"'));
	expect(requested).toContain("/api/Configs/getAll?key=base");
	expect(requested).toContain("/report/api.Configs/getConfig");
	const stored = async (name: string): Promise<unknown> =>
		JSON.parse((await page.evaluate((key) => localStorage.getItem(key), name)) ?? "null");
	expect(await stored("config")).toMatchObject({
		config_admin: { version: "1.7.0" },
		config_report: { pc: { page_size: 10 } },
	});
	await page.getByRole("button", { name: "Your account" }).waitFor();
	expect(await stored("user")).toEqual({ user_info: session.user_info, token: session.token, is_login: true });
});
