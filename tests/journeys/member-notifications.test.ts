import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { startDesk } from "./case-desk.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();
const desk = startDesk(journey);

const NEWS = "/user/index?tab=news";
const CROSSING = "A zebra crossing at the market";
const UNREAD = "Not read yet";

const entries = (page: Page) => page.getByRole("tabpanel").getByRole("article");
const unread = (page: Page) => page.getByRole("tabpanel").getByText(UNREAD);

/** Two cases of one's own that others have moved: three pieces of news. */
async function withNews() {
	const session = await journey.newSession();
	const first = await desk().file("A water tap beside the playground", session);
	await desk().handle(first.id, ["accept", "request-info"], "Which playground?");
	const second = await desk().file("More benches along the river", session);
	await desk().handle(second.id, ["accept"]);
	return session;
}

it("news of one's cases stand in the portal, newest first, no taller than their words on a phone, and are read with the case or all at once", async () => {
	const page = await journey.openAs(await withNews(), NEWS);
	await entries(page).nth(2).waitFor();
	expect(await entries(page).first().textContent()).toMatch(/More benches.*Your case has moved on/);
	expect(await entries(page).nth(1).textContent()).toMatch(/A water tap.*Your case needs something from you/);
	expect(await unread(page).count()).toBe(3);
	await page.getByRole("navigation", { name: "Main navigation" }).getByText("3 pieces of news").waitFor();
	await entries(page).first().getByRole("link").click();
	await page.getByRole("heading", { level: 1, name: "More benches along the river" }).waitFor();
	await leadTo(page, NEWS);
	await page.getByRole("navigation", { name: "Main navigation" }).getByText("2 pieces of news").waitFor();
	await expect.poll(() => unread(page).count(), WAIT).toBe(2);

	await page.setViewportSize(PHONE);
	for (const entry of await entries(page).all())
		expect((await entry.boundingBox())?.height ?? Number.POSITIVE_INFINITY).toBeLessThan(174);

	await page.getByRole("button", { name: "Mark all as read" }).click();
	await page.getByText("All marked as read").waitFor();
	await expect.poll(() => unread(page).count(), WAIT).toBe(0);
	expect(await entries(page).count()).toBe(3);
	await page.getByRole("button", { name: "Mark all as read" }).waitFor({ state: "detached" });
});

it("news of a followed case come to who follows it, until they stop following", async () => {
	const { id } = await desk().file(CROSSING, await journey.newSession());
	await desk().handle(id, ["accept"]);
	await desk().publish(id);
	const page = await journey.openAs(await journey.newSession(), `/message/detail?id=${id}`);
	const main = page.getByRole("main");
	await main.getByRole("button", { name: "Me too" }).click();
	await page.getByText("Counted. Thank you.").first().waitFor();
	await main.getByText("1 person says me too").waitFor();
	await main.getByRole("button", { name: "Me too" }).waitFor({ state: "detached" });
	await main.getByRole("button", { name: "Follow", exact: true }).click();
	await main.getByRole("button", { name: "Stop following" }).waitFor();
	await desk().handle(id, ["dispatch"]);
	await leadTo(page, NEWS);
	await entries(page).first().waitFor();
	expect(await entries(page).first().textContent()).toContain("A case you follow has moved on");
	await page.getByRole("tab", { name: "Followed" }).click();
	await main.getByRole("link", { name: CROSSING }).click();
	await page.getByRole("heading", { level: 1, name: CROSSING }).waitFor();
	await main.getByRole("button", { name: "Stop following" }).click();
	await main.getByRole("button", { name: "Follow", exact: true }).waitFor();
	await leadTo(page, "/user/index?tab=followed");
	await page.getByText("You follow no cases").waitFor();
});
