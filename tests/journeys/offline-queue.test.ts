import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { storedOnDevice } from "./device-drafts.ts";
import { complaintForm, complaintInput, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { accessibilityProblems } from "./form-page.ts";
import { startJourney, WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney();

const WAITS = "This waits on your device to be sent";
const FORM = "/report/index?form=complaint&category=lighting";

const filed = (title: string) =>
	inDatabase(journey.portal(), (db) =>
		db.selectFrom("message").select(["id", "user_id"]).where("title", "=", title).execute(),
	);
const photograph = async (page: Page, name: string) => {
	if (process.env.PORTICO_SHOTS) await page.screenshot({ path: `${process.env.PORTICO_SHOTS}/${name}.png` });
};

/** The names of the scripts that the device has stored, without their hashes. */
const storedScripts = (page: Page) =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return keys.flat().map(({ url }) => /assets\/(\w+)-/.exec(url)?.[1] ?? "");
	});

/** Fills the complaint and sends it without a connection. */
async function sendOffline(page: Page, title: string): Promise<void> {
	await complaintForm(page).waitFor();
	await page.mouse.move(9, 9);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	// What another page needs to speak of the case is stored ahead, while one types.
	await expect.poll(() => storedScripts(page), { timeout: 30_000, interval: 200 }).toContain("Unsent");
	await fillComplaint(page, { title });
	await toReview(page);
	await page.context().setOffline(true);
	await sendButton(page).click();
	await page.getByText(WAITS).waitFor();
}

it("gives a queued case back with what was typed, unsent; keeps it over a reload, sends it once from another page when the line is back, and says so there", async () => {
	const title = "From the tunnel";
	const session = await journey.newSession();
	const page = await journey.openAs(session, FORM, { serviceWorkers: "allow", viewport: PHONE });
	await sendOffline(page, title);
	await page.getByRole("button", { name: "Take it back" }).click();
	await sendButton(page).waitFor();
	await page.getByText(title).first().waitFor();
	await page.context().setOffline(false);
	await page.reload();
	await expect.poll(() => storedOnDevice(page), WAIT).toContain(title);
	await sendButton(page).waitFor();
	expect(await complaintInput(page, "title").count()).toBeLessThanOrEqual(1);
	expect(await filed(title)).toEqual([]);

	await page.context().setOffline(true);
	await sendButton(page).click();
	await page.getByText(WAITS).waitFor();
	expect(await accessibilityProblems(page, "main")).toEqual([]);
	await photograph(page, "queued-form");
	await page.goto(`${journey.portal().url}/index/index`);
	await page.getByText("Waiting to be sent: Complaint").waitFor();
	await photograph(page, "queued-strip");
	expect(await filed(title)).toEqual([]);
	await page.context().setOffline(false);
	await page.getByText("Sent: Complaint").waitFor();
	await page.getByText(/Its case has the number/).waitFor();
	await page.setViewportSize(DESKTOP);
	expect(await accessibilityProblems(page, "main")).toEqual([]);
	await photograph(page, "queue-sent");
	expect(await filed(title)).toHaveLength(1);
	await page.reload();
	await page.getByText(/Its case has the number/).waitFor();
	await page.getByRole("button", { name: "Close" }).click();
	await expect.poll(() => storedOnDevice(page), WAIT).not.toContain(title);
	expect(await filed(title)).toHaveLength(1);
});
