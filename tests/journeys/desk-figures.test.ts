import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

it("draws the desk's figures with their numbers beside, and saves them as a file", { timeout: 90_000 }, async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin/desk/overview");
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
	const violations = await axeFinds(page);
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Save the figures as CSV" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("figures.csv");
});
