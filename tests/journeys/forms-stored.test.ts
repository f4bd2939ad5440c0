import type { BrowserContext, Page } from "playwright";
import { expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { namesOnDevice, restored, storedOnDevice } from "./device-drafts.ts";
import { startExamples } from "./example-portal.ts";
import { PHOTO } from "./fill-complaint.ts";
import { exampleForm, sendExample, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startExamples();
/** A form that asks for a street and for photos. */
const FORM = "/example/drawn";

const removeButton = (page: Page) => exampleForm(page).getByRole("button", { name: "Remove crack.png" });

/** Attaches a photo and waits until the device has it in its draft. */
async function attach(page: Page): Promise<void> {
	const photo = { name: "crack.png", mimeType: "image/png", buffer: PHOTO };
	await exampleForm(page).getByLabel("Photos").first().setInputFiles(photo);
	await removeButton(page).waitFor();
	await expect.poll(() => storedOnDevice(page), { timeout: 12_000 }).toContain("crack.png");
}

const street = (page: Page) => exampleForm(page).getByLabel("Street");

const TUNNEL = { name: "tunnel.png", mimeType: "image/png", buffer: PHOTO };
const queuedPhoto = (page: Page) => exampleForm(page).getByRole("button", { name: `Try again: ${TUNNEL.name}` });

/** Begins a form with a street and two photos, the street typed and one photo chosen without a connection; closes its page then. */
async function beginOffline(context: BrowserContext, page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload();
	await attach(page);
	await context.setOffline(true);
	await exampleForm(page).getByLabel("Photos").first().setInputFiles(TUNNEL);
	await queuedPhoto(page).waitFor(WAIT);
	await street(page).fill("Tunnel Road");
	await expect.poll(() => storedOnDevice(page), { timeout: 12_000 }).toContain("Tunnel Road");
	await expect.poll(() => namesOnDevice(page)).toContain("portico-draft-files drawn ");
	await page.close();
}

it("restores what was typed and chosen on a page that is opened anew while there is still no connection, and sends the photo once it is back, and files them", async () => {
	const first = await journey.open(FORM, { serviceWorkers: "allow" });
	const context = first.context();
	await beginOffline(context, first);
	const page = await context.newPage();
	await page.goto(journey.portal().url + FORM);
	await restored(page);
	await removeButton(page).waitFor();
	await queuedPhoto(page).waitFor(WAIT);
	expect(await street(page).inputValue()).toBe("Tunnel Road");

	await context.setOffline(false);
	await queuedPhoto(page).waitFor({ state: "detached" });
	await expect.poll(() => namesOnDevice(page)).not.toContain("portico-draft-files drawn ");
	const { photos, street: typed } = await sentData(page, () => sendExample(page));
	expect(typed).toBe("Tunnel Road");
	const names = await inDatabase(journey.portal(), (db) =>
		db.selectFrom("upload").select("name").where("id", "in", asArray(photos).map(String)).execute(),
	);
	expect(names.map(({ name }) => name).sort()).toEqual(["crack.png", "tunnel.png"]);
});
