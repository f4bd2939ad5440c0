import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { openProfile } from "../../scripts/browser.ts";
import { post } from "../../scripts/sign-in.ts";
import type { Db } from "../../server/database/connection.ts";
import {
	discardDraft,
	namesOnDevice,
	plateInput,
	restored,
	storedOnDevice,
	typeCopiedPlate,
	typePlate,
	untilPlate,
} from "./device-drafts.ts";
import { during } from "./during.ts";
import { startExamples } from "./example-portal.ts";
import { PHOTO } from "./fill-complaint.ts";
import { exampleForm, portalListens, sendExample, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startExamples();
const ERRORS = "/example/errors";
const UPLOADS = "/example/uploads";

const removeButton = (page: Page) => exampleForm(page).getByRole("button", { name: "Remove crack.png" });

/** Attaches a photo and waits until the device has it in its draft. */
async function attach(page: Page): Promise<void> {
	const photo = { name: "crack.png", mimeType: "image/png", buffer: PHOTO };
	await exampleForm(page).getByLabel("Photos").first().setInputFiles(photo);
	await removeButton(page).waitFor();
	await expect.poll(() => storedOnDevice(page), { timeout: 12_000 }).toContain("crack.png");
}

/** Starts a browser anew on what it kept, without a line, at a form that was started there. */
async function startOffline(profile: string, address: string) {
	const context = await openProfile(profile, { serviceWorkers: "allow" });
	await context.setOffline(true);
	const page = await context.newPage();
	await page.goto(address);
	await restored(page);
	return { context, page };
}

async function serverDrafts(token: string): Promise<string> {
	const { data } = await journey.request("report/api.Drafts/getList", token);
	return JSON.stringify(typeof data === "object" && data !== null && "list" in data ? data.list : data);
}

it("keeps attachments over a reload, and files them", async () => {
	const page = await journey.open(UPLOADS);
	await attach(page);
	await page.reload();
	await restored(page);
	await removeButton(page).waitFor();
	await sendExample(page);
});

it("keeps a photo that was chosen without a connection over a restart, and files it once the line is back", async () => {
	const profile = mkdtempSync(join(tmpdir(), "portico-photo-"));
	const address = journey.portal().url + UPLOADS;
	const first = await openProfile(profile, { serviceWorkers: "allow" });
	const page = await first.newPage();
	await page.goto(address);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload();
	await attach(page);
	await first.setOffline(true);
	const photo = { name: "tunnel.png", mimeType: "image/png", buffer: PHOTO };
	await exampleForm(page).getByLabel("Photos").first().setInputFiles(photo);
	const again = { name: "Try again: tunnel.png" };
	await exampleForm(page).getByRole("button", again).waitFor(WAIT);
	await expect.poll(() => namesOnDevice(page)).toContain("portico-draft-files uploads ");
	await first.close();

	const { context: second, page: next } = await startOffline(profile, address);
	await exampleForm(next).getByRole("button", again).waitFor(WAIT);
	await second.setOffline(false);
	await exampleForm(next).getByRole("button", again).click();
	await exampleForm(next).getByRole("button", again).waitFor({ state: "detached" });
	await expect.poll(() => namesOnDevice(next)).not.toContain("portico-draft-files uploads ");
	const { photos } = await sentData(next, () => sendExample(next));
	const names = await inDatabase(journey.portal(), (db) =>
		db.selectFrom("upload").select("name").where("id", "in", asArray(photos).map(String)).execute(),
	);
	expect(names.map(({ name }) => name).sort()).toEqual(["crack.png", "tunnel.png"]);
	await second.close();
	rmSync(profile, { recursive: true, force: true });
});

it("queues a photo again that was all there was, keeps it in its owner's name, and forgets it with the draft", async () => {
	const page = await journey.openAs(await journey.newSession(), UPLOADS);
	await page.route("**/api/File/upload", (route) => route.abort("connectionreset"));
	const photo = { name: "alone.png", mimeType: "image/png", buffer: PHOTO };
	const again = exampleForm(page).getByRole("button", { name: "Try again: alone.png" });
	await exampleForm(page).getByLabel("Photos").first().setInputFiles(photo);
	await again.waitFor();
	await expect.poll(() => namesOnDevice(page)).toMatch(/portico-draft-files uploads \w/);
	await page.reload();
	await restored(page);
	await again.waitFor();
	await discardDraft(page, "Discard");
	await again.waitFor({ state: "detached" });
	await expect.poll(() => namesOnDevice(page)).not.toContain("portico-draft-files");
	await page.reload();
	await exampleForm(page).getByLabel("Photos").first().waitFor();
	expect(await again.count()).toBe(0);
});

it("has attachments on another device of the same person too, and files them there", async () => {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, UPLOADS);
	await during(
		phone.waitForResponse(
			(response) =>
				response.url().endsWith("/report/api.Drafts/save") &&
				/"attachments":\["/.test(response.request().postData() ?? ""),
		),
		() => attach(phone),
	);
	const desk = await journey.openAs(session, UPLOADS);
	await restored(desk);
	await removeButton(desk).waitFor();
	await sendExample(desk);
	const { data } = await journey.request("report/api.Messages/getUserReportList", session.token);
	expect(data).toMatchObject({ total: 1 });
});

it("goes on keeping a draft on the server after a file was taken out of it", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, UPLOADS);
	await attach(page);
	await expect.poll(() => serverDrafts(session.token), { timeout: 12_000 }).toContain("crack.png");
	await removeButton(page).click();
	await expect.poll(() => serverDrafts(session.token), { timeout: 12_000 }).not.toContain("crack.png");
});

it("keeps nothing on the server for who wants that, deletes what was there, and keeps the draft on the device", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, ERRORS);
	await typeCopiedPlate(page, "COPY11");
	expect(await serverDrafts(session.token)).toContain("COPY11");
	const response = await post(journey.portal(), "api/User/updateProfile", { keep_drafts: false }, session.token);
	expect(response).toMatchObject({ code: 0 });
	expect(await serverDrafts(session.token)).toBe("[]");
	const refused = await during(page.waitForResponse("**/report/api.Drafts/save"), () => typePlate(page, "LOCAL2"));
	expect(await refused.json()).toMatchObject({ code: 403 });
	await page.reload();
	await restored(page);
	await untilPlate(page, "LOCAL2");
	expect(await serverDrafts(session.token)).toBe("[]");
	const desk = await journey.openAs(session, ERRORS);
	await plateInput(desk).waitFor();
	await untilPlate(desk, "");
});

it("forgets a draft on the server once its time is over, and offers it to no other device", async () => {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, ERRORS);
	await typeCopiedPlate(phone, "AGED11");
	await phone.close();
	const mine = (db: Db) => db.updateTable("draft").where("user_id", "=", session.user_info.id);
	await inDatabase(journey.portal(), (db) =>
		mine(db)
			.set({ expires_at: new Date(Date.now() - 1000) })
			.execute(),
	);
	expect(await serverDrafts(session.token)).toBe("[]");
	const desk = await journey.openAs(session, ERRORS);
	await desk.waitForLoadState("networkidle");
	expect(await plateInput(desk).inputValue()).toBe("");
});

it("restores a draft in a browser that is started anew while there is still no connection, and sends it afterwards", async () => {
	const profile = mkdtempSync(join(tmpdir(), "portico-offline-"));
	const address = journey.portal().url + ERRORS;
	const first = await openProfile(profile, { serviceWorkers: "allow" });
	const page = await first.newPage();
	await page.goto(address);
	await plateInput(page).waitFor();
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload();
	await portalListens(page);
	await first.setOffline(true);
	await typePlate(page, "TUNNEL");
	await exampleForm(page)
		.getByLabel(/^Seats/)
		.fill("5");
	await first.close();

	const { context: second, page: next } = await startOffline(profile, address);
	await untilPlate(next, "TUNNEL");
	await second.setOffline(false);
	await exampleForm(next)
		.getByLabel(/^Seats/)
		.fill("5");
	await sendExample(next);
	await second.close();
	rmSync(profile, { recursive: true, force: true });
});
