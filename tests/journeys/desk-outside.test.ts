import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startDesk } from "./case-desk.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

async function look(page: Page, name: string): Promise<void> {
	if (process.env.PORTICO_PICTURES)
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 900 });
			await page.screenshot({ path: `${process.env.PORTICO_PICTURES}/outside-${name}-${width}.png`, fullPage: true });
		}
	const violations = await axeFinds(page);
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

it("shares a case with a contractor, who answers without an account, and ends the link", {
	timeout: 120_000,
}, async () => {
	const { id } = await desk().file("A bench that wobbles");
	const page = await journey.openAs(await signIn(journey.portal(), ADMIN_MOBILE), `/admin/desk/case?id=${id}`);
	await page.getByRole("link", { name: "Share outside" }).click();
	const form = page.getByRole("main");
	await form.getByRole("link", { name: /^\d{8}-\d{6} · A bench that wobbles$/ }).waitFor();
	await form.getByLabel("Who it is for").fill("Park Works Ltd");
	await form.getByLabel("What they are asked").fill("When can you mend it?");
	const [response] = await Promise.all([
		page.waitForResponse(/desk\/cases\/share$/),
		form.getByRole("button", { name: "Make the link" }).click(),
	]);
	const { data } = await response.json();
	await form.getByText(new URL(data.address).pathname).waitFor();
	await look(page, "made");
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await form.getByRole("button", { name: "Copy link" }).click();
	await page.getByText("The link is copied").waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(data.address);
	const theirs = await journey.open(new URL(data.address).pathname);
	await theirs.getByText("When can you mend it?").waitFor();
	await theirs.getByLabel("Your answer").fill("On Monday, two of us.");
	await theirs.getByRole("button", { name: "Send the answer" }).click();
	await theirs.getByText("Your answer has arrived").waitFor();
	await look(theirs, "page");
	await page.getByRole("link", { name: "Back to the case" }).click();
	await page.getByText("On Monday, two of us.").first().waitFor();
	await page.getByRole("button", { name: "End the link" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "End the link" }).click();
	await page.getByText("Ended", { exact: true }).waitFor();
	await theirs.reload();
	await theirs.getByRole("heading", { name: "This link is over" }).waitFor();
});
