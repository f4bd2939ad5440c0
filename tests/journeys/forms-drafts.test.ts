import type { Page } from "playwright";
import { expect, it } from "vitest";
import { post, type Session } from "../../scripts/sign-in.ts";
import {
	namesOnDevice,
	plateInput,
	plateOf,
	restored,
	storedOnDevice,
	typeCopiedPlate,
	typePlate,
	untilPlate,
} from "./device-drafts.ts";
import { during } from "./during.ts";
import { exampleFolder, publishExamples } from "./example-folder.ts";
import { startExamples } from "./example-portal.ts";
import { exampleForm, goOn, sendExample, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";
import { logInByCode } from "./log-in-by-code.ts";
import { putBackAfterwards } from "./put-back.ts";

const journey = startExamples();
putBackAfterwards(journey);
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

it("restores what was typed after the page has crashed, and a day later", async () => {
	const context = (await journey.blank()).context();
	const page = await context.newPage();
	await go(page, ERRORS);
	await typePlate(page, "CRASH1");
	await during(page.waitForEvent("crash"), async () => {
		page.goto("chrome://crash").catch(() => undefined);
	});
	await page.close();

	await context.clock.install({ time: Date.now() + DAY_MS + 2 * 3_600_000 });
	const next = await context.newPage();
	await go(next, ERRORS);
	await restored(next);
	expect(await plateOf(next)).toBe("CRASH1");
	expect(await next.getByText(/saved yesterday|saved 1 day ago/).count()).toBe(1);
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

it("never shows a person's draft to another one on the same browser, nor after signing out; asks where somebody typed before login and has one already", async () => {
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
	await untilPlate(page, "");
	await typePlate(page, "BEFORE");
	await enter(page, first);
	await page.getByText(/Which answers shall be kept/).waitFor();
	await untilPlate(page, "MINE01");
	await page.getByRole("button", { name: "Take the others" }).click();
	await untilPlate(page, "BEFORE");
	await signOut(page);
	await page.reload();
	await plateInput(page).waitFor();
	await untilPlate(page, "");
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

it("never lets one tab overwrite the other silently: the person chooses, in either; and tells the other tab that the draft was sent", async () => {
	const first = await journey.open(ERRORS);
	const second = await first.context().newPage();
	await go(second, ERRORS);
	await plateInput(second).waitFor();
	const requested = (page: Page) => page.getByText(/Which answers shall be kept/);
	await exampleForm(first)
		.getByLabel(/^Seats/)
		.fill("5");
	await typePlate(first, "FIRST1");
	await plateInput(second).fill("OTHER2");
	await requested(second).waitFor();
	expect(await storedOnDevice(second)).not.toContain("OTHER2");
	await second.reload();
	await restored(second);
	expect(["FIRST1", "OTHER2"]).toContain(await plateOf(second));
	await plateInput(second).fill("OTHER3");
	await requested(first).waitFor();
	expect(await plateOf(first)).toBe("FIRST1");
	await first.getByRole("button", { name: "Take the others" }).click();
	await untilPlate(first, "OTHER3");

	await typePlate(first, "FIRST4");
	await requested(second).waitFor();
	expect(await plateOf(second)).toBe("OTHER3");
	await second.getByRole("button", { name: "Keep these" }).click();
	await expect.poll(() => storedOnDevice(second), WAIT).toContain("OTHER3");
	await requested(first).waitFor();
	expect(await plateOf(first)).toBe("FIRST4");
	expect(await requested(second).count()).toBe(0);
	await second.reload();
	await restored(second);
	expect(await plateOf(second)).toBe("OTHER3");

	await first.getByRole("button", { name: "Take the others" }).click();
	await untilPlate(first, "OTHER3");
	const number = await sendExample(first);
	await second.getByText(`Its case has the number ${number}.`).waitFor();
	await second.getByRole("button", { name: "Begin a new one" }).click();
	await untilPlate(second, "");
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

/** Accepts the offer of the new version: what fits is carried over, what does not is said. */
async function acceptNewVersion(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Use the new version" }).click();
	await page.getByText(/What you had typed has been carried over/).waitFor();
	for (const changed of ["Seats: 4", "Places"]) await page.getByRole("listitem").filter({ hasText: changed }).waitFor();
	await exampleForm(page).getByLabel("Places").waitFor();
	expect(await plateOf(page)).toBe("OLD123");
}

it("carries a draft over to a new release, and says what has changed: on an open page, and to who comes back; one that was started elsewhere before can be finished", async () => {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, ERRORS);
	const [open, left] = [await journey.open(ERRORS), await journey.open(ERRORS)];
	const seats = (page: Page) => exampleForm(page).getByLabel(/^Seats/);
	await seats(phone).fill("3");
	await typeCopiedPlate(phone, "PHONE1");
	for (const page of [open, left]) {
		await seats(page).fill("4");
		await typePlate(page, "OLD123");
	}
	await go(left, "/example/computed");
	await publishPlaces();
	await go(left, ERRORS);
	await restored(left);
	for (const page of [open, left]) await acceptNewVersion(page);

	await open.getByRole("button", { name: "Go back to the version before" }).click();
	await open.getByRole("alertdialog").getByRole("button", { name: "Go back" }).click();
	await expect.poll(() => seats(open).inputValue(), WAIT).toBe("4");
	await open.getByRole("button", { name: "Use the new version" }).click();
	await exampleForm(open).getByLabel("Places").waitFor();
	expect(await namesOnDevice(open)).toContain("portico-draft-earlier");
	await open.reload();
	await untilPlate(open, "OLD123");
	await open.getByRole("button", { name: "Go back to the version before" }).waitFor();
	expect(await sentData(open, () => sendExample(open))).toEqual({ category: "suggestion", plate: "OLD123" });
	await expect.poll(() => namesOnDevice(open)).not.toContain("portico-draft-earlier");

	const desk = await journey.openAs(session, ERRORS);
	await desk.getByRole("button", { name: "Use the new version" }).waitFor();
	expect(await seats(desk).inputValue()).toBe("3");
	expect(await sentData(desk, () => sendExample(desk))).toMatchObject({ seats: 3, plate: "PHONE1" });
});
