import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { inBothLanguages } from "./in-both-languages.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

it("shows a case's number on one line of the receipt, in both languages", async () => {
	const path = "/report/index?form=suggestion&category=suggestion";
	const page = await journey.openPreferring({ locale: "en-US" }, path, { viewport: PHONE });
	const form = page.getByRole("main").getByRole("form");
	await form.locator("input[type=text]").first().fill("A clock at the ferry landing");
	await form.locator("textarea").first().fill("People wait here and cannot see the time.");
	await form.locator("input[type=checkbox]").last().check();
	await form.locator("[type=submit]").click();
	const numbers = page.getByRole("note").getByText(/^\d{8}-\d{6}$/);
	const broken = await inBothLanguages(page, async (locale) => {
		await numbers.nth(1).waitFor();
		const lines = await numbers.evaluateAll((found) => found.map((each) => each.getClientRects().length));
		return lines.join() === "1,1" ? [] : [`${lines.join()} lines in ${locale}`];
	});
	expect(broken).toEqual([]);
});

it("keeps what it says to those without scripts off the edge of the screen", async () => {
	const context = await journey.browser().newContext({ javaScriptEnabled: false, viewport: PHONE });
	const page = await context.newPage();
	await page.goto(`${journey.portal().url}/index/index`);
	const padding = await page
		.locator("noscript > p")
		.evaluateAll((found) => found.map((each) => Number.parseFloat(getComputedStyle(each).paddingLeft)));
	expect(padding).toEqual([16, 16]);
	await context.close();
});

it("shows more than a letter of what is searched, in letters of twice the size", async () => {
	const page = await journey.open("/search/index?keyword=bridge", { viewport: PHONE });
	const widthOfTyped = async () => (await page.getByRole("main").getByRole("searchbox").boundingBox())?.width;
	expect(await widthOfTyped()).toBeGreaterThan(160);
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	expect(await widthOfTyped()).toBeGreaterThan(160);
});
