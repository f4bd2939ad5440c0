import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { openProfile } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { beginExamples, exampleFolder, publishExamples } from "./example-portal.ts";
import { exampleForm, goOn, sendExample } from "./form-page.ts";
import { logInByCode } from "./log-in-by-code.ts";

const journey = beginExamples();
const PLATE = /^Number plate/;

/** Types into a form of the examples and waits until the device has the draft. */
async function typePlate(page: Page, plate: string): Promise<void> {
	await exampleForm(page).getByLabel(PLATE).fill(plate);
	await saved(page, plate);
}

/** All that the page's origin keeps in IndexedDB, as JSON. */
const stored = (page: Page) =>
	page.evaluate(async () => {
		const database = await new Promise<IDBDatabase>((resolve) => {
			const request = indexedDB.open("keyval-store");
			request.onsuccess = () => resolve(request.result);
		});
		const all = await new Promise<unknown[]>((resolve) => {
			const request = database.transaction("keyval").objectStore("keyval").getAll();
			request.onsuccess = () => resolve(request.result);
		});
		database.close();
		return JSON.stringify(all);
	});

/** Waits until some draft on the device has a text in it. Not `waitForFunction`: to it a promise is true at once. */
const saved = (page: Page, text: string) => expect.poll(() => stored(page), { timeout: 10_000 }).toContain(text);

const plateOf = (page: Page) => exampleForm(page).getByLabel(PLATE).inputValue();
const restored = (page: Page) => page.getByText(/What you typed has been restored/).waitFor();

it("restores what was typed after the page has crashed, and a day later", async () => {
	const profile = mkdtempSync(join(tmpdir(), "portico-profile-"));
	const address = `${journey.portal().url}/example/errors`;
	const first = await openProfile(profile);
	const page = await first.newPage();
	await page.goto(address);
	await exampleForm(page).getByLabel(PLATE).fill("CRASH1");
	await saved(page, "CRASH1");
	const crashed = page.waitForEvent("crash");
	page.goto("chrome://crash").catch(() => undefined);
	await crashed;
	await first.close();

	const second = await openProfile(profile);
	const next = await second.newPage();
	await next.clock.install({ time: Date.now() + 26 * 3_600_000 });
	await next.goto(address);
	await restored(next);
	expect(await plateOf(next)).toBe("CRASH1");
	expect(await next.getByText(/saved yesterday|saved 1 day ago/).count()).toBe(1);
	await next.getByRole("button", { name: "Discard and start again" }).click();
	await expect.poll(() => plateOf(next), { timeout: 10_000 }).toBe("");
	await next.reload();
	await exampleForm(next).getByLabel(PLATE).waitFor();
	expect(await plateOf(next)).toBe("");
	await second.close();
	rmSync(profile, { recursive: true, force: true });
});

it("keeps one draft for each form and person; login takes it along, and sending ends it", async () => {
	const page = await journey.open("/example/errors");
	await typePlate(page, "AB123");
	await page.goto(`${journey.portal().url}/example/computed`);
	await exampleForm(page)
		.getByLabel(/^Given name/)
		.waitFor();
	expect(
		await exampleForm(page)
			.getByLabel(/^Given name/)
			.inputValue(),
	).toBe("");
	await page.goto(`${journey.portal().url}/example/errors`);
	await restored(page);
	await page.goto(`${journey.portal().url}/login`);
	await logInByCode(exampleForm(page), journey.portal(), journey.newMobile());
	await page.waitForURL((url) => url.pathname !== "/login");
	await page.goto(`${journey.portal().url}/example/errors`);
	await exampleForm(page).getByLabel(PLATE).fill("AB123");
	await exampleForm(page)
		.getByLabel(/^Seats/)
		.fill("5");
	await sendExample(page);
	await page.goto(`${journey.portal().url}/example/errors`);
	await exampleForm(page).getByLabel(PLATE).waitFor();
	expect(await plateOf(page)).toBe("");
});

it("never lets one tab overwrite the other silently: the person chooses", async () => {
	const first = await journey.open("/example/errors");
	const second = await first.context().newPage();
	await second.goto(`${journey.portal().url}/example/errors`);
	await exampleForm(second).getByLabel(PLATE).waitFor();
	await typePlate(first, "FIRST1");
	await exampleForm(second).getByLabel(PLATE).fill("OTHER2");
	const question = second.getByText(/Which answers shall be kept/);
	await question.waitFor();
	await second.reload();
	await restored(second);
	expect(["FIRST1", "OTHER2"]).toContain(await plateOf(second));
	await exampleForm(second).getByLabel(PLATE).fill("OTHER3");
	await first.getByText(/Which answers shall be kept/).waitFor();
	expect(await plateOf(first)).toBe("FIRST1");
	await first.getByRole("button", { name: "Take the others" }).click();
	await expect.poll(() => plateOf(first), { timeout: 10_000 }).toBe("OTHER3");
});

it("goes on on another device of the same person, and asks there when both went on", async () => {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, "/example/errors");
	const copied = phone.waitForResponse("**/report/api.Drafts/save");
	await typePlate(phone, "PHONE1");
	await copied;
	const desk = await journey.openAs(session, "/example/errors");
	await restored(desk);
	expect(await plateOf(desk)).toBe("PHONE1");
	const followed = desk.waitForResponse("**/report/api.Drafts/save");
	await typePlate(desk, "DESK22");
	await followed;
	await typePlate(phone, "PHONE3");
	await phone.getByText(/Which answers shall be kept/).waitFor();
	await phone.getByRole("button", { name: "Take the others" }).click();
	await expect.poll(() => plateOf(phone), { timeout: 10_000 }).toBe("DESK22");
	const { data } = await journey.ask("report/api.Drafts/getList?form=errors", session.token);
	expect(JSON.stringify(data)).toContain("DESK22");
});

it("carries a draft over to a new release, and says what has changed", async () => {
	const page = await journey.open("/example/errors");
	await exampleForm(page)
		.getByLabel(/^Seats/)
		.fill("4");
	await typePlate(page, "OLD123");
	const folder = exampleFolder();
	folder.replace("forms/errors.json", '"seats": {', '"places": {');
	folder.replace(
		"forms/errors.json",
		'"required": ["category", "plate", "seats"]',
		'"required": ["category", "plate"]',
	);
	folder.replace("forms/errors.json", '"/seats": {', '"/places": {');
	await publishExamples(journey.portal(), folder, ADMIN_MOBILE);
	folder.remove();
	await page.getByRole("button", { name: "Use the new version" }).click();
	await page.getByText(/What you had typed has been carried over/).waitFor();
	await page.getByText("Seats: 4").waitFor();
	expect(await plateOf(page)).toBe("OLD123");
	await goOn(page, "Send");
	await page.getByText(/Your case has the number/).waitFor();
});
