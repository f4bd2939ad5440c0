import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { movedWhileLoading } from "./loaded-page.ts";
import { responseOf } from "./response-of.ts";

const journey = startJourney();

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const CASES = "**/report/api.Messages/getList*";

it("shows what is coming as a skeleton of its size, and moves nothing when it comes", async () => {
	// To somebody who is not logged in, the page comes rendered and whole (tests/journeys/prerendered.test.ts).
	const page = await journey.blank({ session: await journey.newSession() });
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(CASES, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`${journey.portal().url}/message/index`);
	await main(page).locator("[aria-busy=true]").first().waitFor();
	letGo();
	await main(page).locator("tbody tr").first().waitFor();
	expect(await movedWhileLoading(page, "the list of cases")).toEqual([]);
});

it("says in a part alone what has failed there, and loads it when it is tried again", async () => {
	const page = await journey.blank();
	await page.route("**/report/api.Messages/getStatistics*", (route) => route.abort("connectionfailed"));
	await page.goto(`${journey.portal().url}/index/index`);
	await main(page).getByRole("link", { name: "All articles" }).waitFor();
	const again = main(page).getByRole("button", { name: "Try again" }).first();
	await again.waitFor();
	await page.unroute("**/report/api.Messages/getStatistics*");
	await again.click();
	await main(page).getByText("Show the numbers as a table").first().waitFor();
});

describe("pages for what went wrong", () => {
	it("500 leads home, where nothing was open before it trying again does too, else back to the page before; 401 logs in, 403 says whose it may be, and both lead to what is open; 404 searches and leads to the sections, as an absent article does to its list", async () => {
		const page = await journey.open("/error/500");
		const broken = heading(page).filter({ hasText: "Something went wrong on our side" });
		const tryAgain = main(page).getByRole("button", { name: "Try again" });
		await broken.waitFor();
		await main(page).getByRole("link", { name: "Home" }).click();
		await page.waitForURL("**/index/index");
		await page.goBack();
		await broken.waitFor();
		// Nothing was open before it to be tried again.
		await tryAgain.click();
		await page.waitForURL("**/index/index");

		await leadTo(page, "/help/privacy");
		await heading(page).filter({ hasText: "How your data is used" }).waitFor();
		await leadTo(page, "/error/500");
		await broken.waitFor();
		await tryAgain.click();
		await page.waitForURL("**/help/privacy");
		await heading(page).filter({ hasText: "How your data is used" }).waitFor();

		await leadTo(page, "/error/401");
		await heading(page).filter({ hasText: "Please log in first" }).waitFor();
		await main(page).getByRole("button", { name: "Log in" }).click();
		await page.getByRole("dialog", { name: "Log in" }).waitFor();
		await page.keyboard.press("Escape");
		await main(page).getByRole("link", { name: "Home" }).click();
		await page.waitForURL("**/index/index");
		await leadTo(page, "/error/403");
		await main(page).getByRole("link", { name: "Published cases" }).click();
		await page.waitForURL("**/message/index");
		await page.goBack();
		await main(page).getByRole("link", { name: "My cases" }).click();
		await page.waitForURL("**/user/index");

		await leadTo(page, "/no/such/page");
		await page.waitForURL("**/error/404");
		await main(page).getByRole("searchbox").fill("water");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/search/index?keyword=water");
		await page.goBack();
		await main(page).getByRole("link", { name: "Articles" }).click();
		await page.waitForURL("**/article/index");

		await leadTo(page, "/article/detail?id=99999999");
		await heading(page).filter({ hasText: "This article is not here" }).waitFor();
		await main(page).getByRole("searchbox", { name: "Search articles" }).waitFor();
		await main(page).getByRole("link", { name: "All articles" }).waitFor();
		await page.getByRole("navigation", { name: "Main navigation" }).waitFor();
	});

	it("are sent with the HTTP status 404 where a page is absent, and with 200 where it is there", async () => {
		const { list } = await responseOf(journey, "articlesGetList", { limit: "1" });
		const { url } = journey.portal();
		const statusOf = async (path: string) => (await fetch(url + path, { headers: { accept: "text/html" } })).status;
		for (const path of ["/no/such/page", "/article/detail?id=99999999", "/message/detail?id=none", "/error/404"])
			expect([path, await statusOf(path)]).toEqual([path, 404]);
		for (const path of ["/", "/login", `/article/detail?id=${list[0]?.id}`, "/article/detail", "/error/500"])
			expect([path, await statusOf(path)]).toEqual([path, 200]);
	});
});
