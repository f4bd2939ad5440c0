import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
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

describe("the routes of spec §2", () => {
	it.each([
		["/", "/index/index"],
		["/article/nowhere/at-all", "/error/404"],
	])("%s leads to %s", async (path, target) => {
		const page = await journey.open(path);
		await page.waitForURL(`**${target}`);
		await heading(page).waitFor();
	});

	it("the path of a section leads to its first page, one that is not there to /error/404", async () => {
		const page = await journey.open("/help/index");
		for (const [path, target] of [
			["/index", "/index/index"],
			["/article", "/article/index"],
			["/report", "/report/index"],
			["/message", "/message/index"],
			["/user", "/user/index"],
			["/nowhere", "/error/404"],
		] as const) {
			await leadTo(page, path);
			await page.waitForURL(`**${target}`);
			await heading(page).waitFor();
		}
	});

	it("each page has its title, and says in its heading what it is", async () => {
		const page = await journey.open("/help/index");
		for (const [path, title, text] of [
			["/index/index", "Home", "What can we do for you?"],
			["/article/index", "Articles", "Articles"],
			["/article/list", "All articles", "All articles"],
			["/report/index", "File a complaint", "File a complaint"],
			["/message/index", "Published cases", "Published cases"],
			["/user/index", "Member centre", "Member centre"],
			["/login", "Log in", "Welcome to Yunting"],
			["/error/401", "Please log in", "Please log in first"],
			["/error/403", "Not allowed", "This is not open to you"],
			["/error/404", "Page not found", "This page does not exist"],
			["/error/500", "Something went wrong", "Something went wrong on our side"],
		] as const) {
			await leadTo(page, path);
			await heading(page).filter({ hasText: text }).waitFor();
			if (WITH_AUTH_FLAG.includes(path)) await page.getByRole("main").getByRole("link").first().waitFor();
			await expectTitle(page, `${title} · ${SITE}`);
			expect(new URL(page.url()).pathname).toBe(path);
		}
		for (const [path, list] of [
			["/article/detail", "report/api.Articles/getList"],
			["/message/detail", "report/api.Messages/getList"],
		] as const) {
			const before = await page.title();
			await leadTo(page, `${path}?id=${await firstId(journey, list)}`);
			// The entry that the address names gives the page its title.
			await page.waitForFunction(
				([other, site]) =>
					document.title !== other && document.title === `${document.querySelector("h1")?.textContent} · ${site}`,
				[before, SITE],
			);
		}
	});
});

describe("the shared layout", () => {
	it("stays while pages change, and moves the focus to the new page's heading", async () => {
		const page = await journey.open("/index/index");
		await page.getByRole("banner").evaluate((header) => Reflect.set(header, "kept", true));
		const navigation = page.getByRole("navigation", { name: "Main navigation" });
		for (const [name, path] of [
			["Articles", "/article/index"],
			["File a complaint", "/report/index"],
			["Published cases", "/message/index"],
			["Member centre", "/user/index"],
		] as const) {
			await navigation.getByRole("link", { name }).click();
			await page.waitForURL(`**${path}`);
			await heading(page).filter({ hasText: name }).waitFor();
			expect(await navigation.getByRole("link", { name }).getAttribute("aria-current")).toBe("page");
			await page.waitForFunction(() => document.activeElement?.tagName === "H1");
		}
		expect(await page.getByRole("banner").evaluate((header) => Reflect.get(header, "kept"))).toBe(true);
		await page.getByRole("contentinfo").waitFor();
	});

	it("loads both configurations at start and keeps them under their names of spec §3", async () => {
		const page = await journey.blank();
		const requested: string[] = [];
		page.on("request", (request) =>
			requested.push(`${new URL(request.url()).pathname}${new URL(request.url()).search}`),
		);
		await journey.go(page, "/error/404");
		await page.waitForFunction(() => localStorage.getItem("config")?.includes('"pc"'));
		expect(requested).toContain("/api/Configs/getAll?key=base");
		expect(requested).toContain("/report/api.Configs/getConfig");
		const config: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem("config"))) ?? "null");
		expect(config).toMatchObject({ config_admin: { version: "1.7.0" }, config_report: { pc: { page_size: 10 } } });
	});

	it("keeps who is logged in under the names of spec §3", async () => {
		const session = await journey.newSession();
		const page = await journey.openAs(session, "/user/index");
		await page.getByRole("button", { name: "Your account" }).waitFor();
		const user: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem("user"))) ?? "null");
		expect(user).toEqual({ user_info: session.user_info, token: session.token, is_login: true });
	});
});

it("shows a progress bar without a spinner while a page loads", async () => {
	const page = await journey.open("/error/404");
	await heading(page).waitFor();
	let goOn = () => {};
	const held = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	await page.route("**/release/*", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Help" }).click();
	const bar = page.getByRole("progressbar");
	await bar.waitFor();
	expect(await page.locator("#nprogress .spinner").count()).toBe(0);
	await heading(page).filter({ hasText: "This page does not exist" }).waitFor();
	goOn();
	await heading(page).filter({ hasText: "How a case is handled" }).waitFor();
	await bar.waitFor({ state: "detached" });
});
