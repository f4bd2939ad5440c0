import { mkdirSync } from "node:fs";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney("changed");

/** Goal: some seconds; of these, up to two are drawn by lot, for not all browsers to ask in one moment. */
const SECONDS = 6_000;

it("writes an article that an open list shows within seconds of its publication", { timeout: 90_000 }, async () => {
	// Of its own each time: what was published once stays in the portal.
	const title = `Free swimming on Sunday ${crypto.randomUUID().slice(0, 8)}`;
	const reader = await journey.openListening("/article/list");
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin/content");
	await page.getByRole("textbox", { name: "Title of a new article" }).fill(title);
	await page.getByRole("button", { name: "Begin it" }).click();
	await page.getByRole("textbox", { name: "Summary" }).fill("All pools, from 8 to 12.");
	await page.getByRole("combobox", { name: "Category" }).fill("News");
	await page.getByRole("textbox", { name: "Unit that signs it" }).fill("Sports Office");
	const text = page.getByRole("textbox", { name: "Text" });
	await text.click();
	await page.keyboard.type("Bring a towel. ");
	await page.getByRole("button", { name: "Bold" }).click();
	await page.getByRole("button", { name: "Bold", pressed: true }).waitFor();
	await text.focus();
	await page.keyboard.type("Lockers are free.");
	await text.locator("strong", { hasText: "Lockers are free." }).waitFor();
	await page.getByText("All is saved.").waitFor();
	await page.getByRole("button", { name: "Preview" }).click();
	await page.getByRole("heading", { level: 1, name: title }).waitFor();
	await page.getByRole("button", { name: "Write", exact: true }).click();
	const violations = await axeFinds(page);
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	if (process.env.PORTICO_PICTURES) {
		mkdirSync(process.env.PORTICO_PICTURES, { recursive: true });
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 900 });
			await page.screenshot({ path: `${process.env.PORTICO_PICTURES}/content-${width}.png`, fullPage: true });
		}
	}
	expect(await reader.getByText(title).count()).toBe(0);
	await page.getByRole("button", { name: "Publish now" }).click();
	const published = page.getByRole("heading", { level: 2, name: "Published" });
	await published.waitFor();
	const since = Date.now();
	await reader.getByText(title).waitFor(WAIT);
	expect(Date.now() - since).toBeLessThan(SECONDS);
	await reader.getByText(title).click();
	await expect.poll(() => reader.locator("strong", { hasText: "Lockers are free." }).count(), WAIT).toBe(1);
});
