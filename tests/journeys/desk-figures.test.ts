import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** The program that draws figures. */
const DRAWING = "**/assets/studio/ChartBlock-*.js";

/** As after a deployment, a script of the name that the window knows is not there any more: the page is offered anew. */
async function reloadRenewed(page: Page): Promise<void> {
	await page.route(DRAWING, (route) => route.fulfill({ status: 404, body: "" }));
	await page.getByRole("link", { name: "Overview" }).first().click();
	await page.getByText("the portal may have been renewed").waitFor();
	await page.unroute(DRAWING);
	await page.getByRole("button", { name: "Reload the page" }).click();
}

it("draws the desk's figures with their numbers beside, though the portal was renewed meanwhile, and saves them as a file", async () => {
	const page = await journey.openAs(await signIn(journey.portal(), ADMIN_MOBILE), "/admin/desk");
	await page.getByRole("heading", { level: 1 }).first().waitFor();
	await reloadRenewed(page);
	await page.getByRole("heading", { name: "The last twelve months" }).waitFor();
	await page.getByRole("img", { name: "Days until the reply, by category" }).waitFor();
	await page.getByRole("combobox", { name: "What is drawn" }).selectOption("Days until closed");
	await page.getByRole("img", { name: "Days until closed, by month" }).waitFor();
	await page.getByText("Show the numbers as a table").first().click();
	await page.getByRole("region", { name: "Days until closed, by category" }).getByRole("table").waitFor();
	if (process.env.PORTICO_PICTURES)
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 900 });
			await page.screenshot({ path: `${process.env.PORTICO_PICTURES}/figures-${width}.png`, fullPage: true });
		}
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Save the figures as CSV" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("figures.csv");
});
