import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { openProfile } from "../../scripts/browser.ts";
import { post, type Session } from "../../scripts/sign-in.ts";
import {
	discardDraft,
	namesOnDevice,
	plateInput,
	plateOf,
	restored,
	storedOnDevice,
	typeCopiedPlate,
	typePlate,
	untilPlate,
} from "./device-drafts.ts";
import { exampleFolder, publishExamples } from "./example-folder.ts";
import { startOwnExamples } from "./example-portal.ts";
import { exampleForm, goOn, sendExample, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";
import { logInByCode } from "./log-in-by-code.ts";

const journey = startOwnExamples();
const ERRORS = "/example/errors";
const DAY_MS = 24 * 3_600_000;

const go = (page: Page, path: string) => page.goto(journey.portal().url + path);

/** Logs in on the login page, as somebody new or with a number known already. */
async function logIn(page: Page, mobile: string): Promise<void> {
	await go(page, "/login");
	await logInByCode(exampleForm(page), journey.portal(), mobile);
	await page.waitForURL((url) => url.pathname !== "/login");
}

/** Comes to the form with a session that was started before, as no further code is sent within a minute. */
async function enter(page: Page, session: Session): Promise<void> {
	await page.evaluate((user) => localStorage.setItem("user", JSON.stringify(user)), { ...session, is_login: true });
	await go(page, ERRORS);
	await page.getByRole("banner").getByRole("button", { name: "Your account" }).waitFor();
	await plateInput(page).waitFor();
}

/** Signs out on this browser alone: the server is not reached, so that the session can be gone on with. */
async function signOut(page: Page): Promise<void> {
	await page.route("**/api/User/endSessions", (route) => route.abort("connectionreset"));
	await page.getByRole("banner").getByRole("button", { name: "Your account" }).click();
	await page.getByRole("menuitem", { name: "Log out" }).click();
	await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
}

it("restores what was typed after the page has crashed, and a day later; a month later it is gone", async () => {
	const profile = mkdtempSync(join(tmpdir(), "portico-profile-"));
	const address = journey.portal().url + ERRORS;
	const first = await openProfile(profile);
	const page = await first.newPage();
	await page.goto(address);
	await typePlate(page, "CRASH1");
	page.goto("chrome://crash").catch(() => undefined);
	await page.waitForEvent("crash");
	await first.close();

	const second = await openProfile(profile);
	const next = await second.newPage();
	await next.clock.install({ time: Date.now() + DAY_MS + 2 * 3_600_000 });
	await next.goto(address);
	await restored(next);
	expect(await plateOf(next)).toBe("CRASH1");
	expect(await next.getByText(/saved yesterday|saved 1 day ago/).count()).toBe(1);
	await next.close();
	const late = await second.newPage();
	await late.clock.install({ time: Date.now() + 31 * DAY_MS });
	await late.goto(address);
	await plateInput(late).waitFor();
	await expect.poll(() => storedOnDevice(late), { timeout: 12_000 }).not.toContain("CRASH1");
	expect(await plateOf(late)).toBe("");
	await second.close();
	rmSync(profile, { recursive: true, force: true });
});

it("discards a draft only once the person is sure", async () => {
	const page = await journey.open(ERRORS);
	await typePlate(page, "KEEP12");
	await page.reload();
	await restored(page);
	await discardDraft(page, "Cancel");
	expect(await plateOf(page)).toBe("KEEP12");
	await discardDraft(page, "Discard");
	await untilPlate(page, "");
	await page.reload();
	await plateInput(page).waitFor();
	await expect.poll(() => storedOnDevice(page)).not.toContain("KEEP12");
	expect(await plateOf(page)).toBe("");
});

it("keeps one draft for each form and person; login takes it along, and sending ends it", async () => {
	const page = await journey.open(ERRORS);
	await typePlate(page, "AB123");
	await go(page, "/example/computed");
	const given = exampleForm(page).getByLabel(/^Given name/);
	await given.waitFor();
	expect(await given.inputValue()).toBe("");
	await go(page, ERRORS);
	await restored(page);
	await logIn(page, journey.newMobile());
	await go(page, ERRORS);
	await untilPlate(page, "AB123");
	await exampleForm(page)
		.getByLabel(/^Seats/)
		.fill("5");
	await sendExample(page);
	// Its own address would show the receipt again.
	await go(page, "/example/computed");
	await go(page, ERRORS);
	await plateInput(page).waitFor();
	await expect.poll(() => storedOnDevice(page)).not.toContain("AB123");
	expect(await plateOf(page)).toBe("");
});

it("never shows a person's draft to another one on the same browser, nor after signing out", async () => {
	const page = await journey.open(ERRORS);
	const [first, other] = [await journey.newSession(), await journey.newSession()];
	await enter(page, first);
	await typePlate(page, "MINE01");
	await signOut(page);
	await untilPlate(page, "");
	await page.reload();
	await plateInput(page).waitFor();
	await untilPlate(page, "");
	await enter(page, other);
	await untilPlate(page, "");
	await typePlate(page, "OTHER2");
	await signOut(page);
	await enter(page, first);
	await restored(page);
	await untilPlate(page, "MINE01");
});

it("keeps the values on the screen when a session ends by itself, and in nobody's name but its own", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, ERRORS);
	await exampleForm(page)
		.getByLabel(/^Seats/)
		.fill("5");
	await typePlate(page, "STAY11");
	await post(journey.portal(), "api/User/endSessions", { which: "all" }, session.token);
	await goOn(page, "Send");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(/^Mobile number/).waitFor();
	await page.keyboard.press("Escape");
	await page.getByText("Log in to send. What you have typed stays.").waitFor();
	expect(await plateOf(page)).toBe("STAY11");
	await page.reload();
	await plateInput(page).waitFor();
	await untilPlate(page, "");
	expect(await storedOnDevice(page)).toContain("STAY11");
});

it("never lets one tab overwrite the other silently: the person chooses", async () => {
	const first = await journey.open(ERRORS);
	const second = await first.context().newPage();
	await go(second, ERRORS);
	await plateInput(second).waitFor();
	await typePlate(first, "FIRST1");
	await plateInput(second).fill("OTHER2");
	const question = second.getByText(/Which answers shall be kept/);
	await question.waitFor();
	await second.reload();
	await restored(second);
	expect(["FIRST1", "OTHER2"]).toContain(await plateOf(second));
	await plateInput(second).fill("OTHER3");
	await first.getByText(/Which answers shall be kept/).waitFor();
	expect(await plateOf(first)).toBe("FIRST1");
	await first.getByRole("button", { name: "Take the others" }).click();
	await untilPlate(first, "OTHER3");
});

it("keeps the values of this tab on the person's word, and asks the other one then", async () => {
	const first = await journey.open(ERRORS);
	const second = await first.context().newPage();
	await go(second, ERRORS);
	await plateInput(second).waitFor();
	await typePlate(first, "FIRST1");
	await plateInput(second).fill("MINE22");
	const requested = (page: Page) => page.getByText(/Which answers shall be kept/);
	await requested(second).waitFor();
	expect(await storedOnDevice(second)).not.toContain("MINE22");
	await second.getByRole("button", { name: "Keep these" }).click();
	await expect.poll(() => storedOnDevice(second), WAIT).toContain("MINE22");
	expect(await plateOf(second)).toBe("MINE22");
	await requested(first).waitFor();
	expect(await plateOf(first)).toBe("FIRST1");
	expect(await requested(second).count()).toBe(0);
	await second.reload();
	await restored(second);
	expect(await plateOf(second)).toBe("MINE22");
});

it("tells the other tab that its draft was sent", async () => {
	const first = await journey.open(ERRORS);
	await exampleForm(first)
		.getByLabel(/^Seats/)
		.fill("5");
	await typePlate(first, "TABS11");
	const second = await first.context().newPage();
	await go(second, ERRORS);
	await restored(second);
	const number = await sendExample(first);
	await second.getByText(`Its case has the number ${number}.`).waitFor();
	await second.getByRole("button", { name: "Begin a new one" }).click();
	await untilPlate(second, "");
});

it("asks which to keep where somebody had typed before login and has a draft already", async () => {
	const session = await journey.newSession();
	const page = await journey.open(ERRORS);
	await enter(page, session);
	await typePlate(page, "OWN111");
	await signOut(page);
	await untilPlate(page, "");
	await typePlate(page, "BEFORE");
	await enter(page, session);
	await page.getByText(/Which answers shall be kept/).waitFor();
	await untilPlate(page, "OWN111");
	await page.getByRole("button", { name: "Take the others" }).click();
	await untilPlate(page, "BEFORE");
	await signOut(page);
	await page.reload();
	await plateInput(page).waitFor();
	await untilPlate(page, "");
});

/** Publishes the examples with a form that asks for places instead of seats. */
async function publishPlaces(): Promise<void> {
	const folder = exampleFolder();
	folder.replace("forms/errors.json", '"seats": {', '"places": {');
	folder.replace("forms/errors.json", '"title": "Seats"', '"title": "Places"');
	folder.replace(
		"forms/errors.json",
		'"required": ["category", "plate", "seats"]',
		'"required": ["category", "plate"]',
	);
	folder.replace("forms/errors.json", '"/seats": {', '"/places": {');
	await publishExamples(journey.portal(), folder);
	folder.remove();
}

it("carries a draft over to a new release, and says what has changed: on an open page, and to who comes back", async () => {
	const [open, left] = [await journey.open(ERRORS), await journey.open(ERRORS)];
	for (const page of [open, left]) {
		await exampleForm(page)
			.getByLabel(/^Seats/)
			.fill("4");
		await typePlate(page, "OLD123");
	}
	await go(left, "/example/computed");
	await publishPlaces();
	await go(left, ERRORS);
	await restored(left);
	for (const page of [open, left]) {
		await page.getByRole("button", { name: "Use the new version" }).click();
		await page.getByText(/What you had typed has been carried over/).waitFor();
		for (const changed of ["Seats: 4", "Places"])
			await page.getByRole("listitem").filter({ hasText: changed }).waitFor();
		await exampleForm(page).getByLabel("Places").waitFor();
		expect(await plateOf(page)).toBe("OLD123");
		await page.getByRole("button", { name: "Go back to the version before" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Go back" }).click();
		const seats = exampleForm(page).getByLabel(/^Seats/);
		await expect.poll(() => seats.inputValue(), WAIT).toBe("4");
		await page.getByRole("button", { name: "Use the new version" }).click();
		await exampleForm(page).getByLabel("Places").waitFor();
		expect(await namesOnDevice(page)).toContain("portico-draft-earlier");
		await page.reload();
		await untilPlate(page, "OLD123");
		await page.getByRole("button", { name: "Go back to the version before" }).waitFor();
		expect(await sentData(page, () => sendExample(page))).toEqual({ category: "suggestion", plate: "OLD123" });
		await expect.poll(() => namesOnDevice(page)).not.toContain("portico-draft-earlier");
	}
});

it("finishes on another device, after a release, a draft that was started on one before it", async () => {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, ERRORS);
	await exampleForm(phone).getByLabel("Places").fill("3");
	await typeCopiedPlate(phone, "PHONE1");
	await phone.close();
	const folder = exampleFolder();
	await publishExamples(journey.portal(), folder);
	folder.remove();
	const desk = await journey.openAs(session, ERRORS);
	await desk.getByRole("button", { name: "Use the new version" }).waitFor();
	expect(await exampleForm(desk).getByLabel("Places").inputValue()).toBe("3");
	const sent = await sentData(desk, () => sendExample(desk));
	expect(sent).toMatchObject({ places: 3, plate: "PHONE1" });
});
