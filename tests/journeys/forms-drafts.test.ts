import type { BrowserContext, Page } from "playwright";
import { expect, it } from "vitest";
import { post, type Session } from "../../scripts/sign-in.ts";
import { plateInput, plateOf, restored, storedOnDevice, typePlate, untilPlate } from "./device-drafts.ts";
import { during } from "./during.ts";
import { startExamples } from "./example-portal.ts";
import { exampleForm, goOn, sendExample } from "./form-page.ts";
import { WAIT } from "./journey.ts";
import { logInByCode } from "./log-in-by-code.ts";

const journey = startExamples();
const ERRORS = "/example/errors";

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

/** Types a plate on a page of its own, which crashes then. */
async function typeAndCrash(context: BrowserContext, plate: string): Promise<void> {
	const page = await context.newPage();
	await go(page, ERRORS);
	await typePlate(page, plate);
	await during(page.waitForEvent("crash"), async () => {
		page.goto("chrome://crash").catch(() => undefined);
	});
	await page.close();
}

it("keeps one draft for each form and person, also of a page that has crashed; login takes it along, and sending ends it", async () => {
	const page = await journey.blank();
	await typeAndCrash(page.context(), "AB123");
	await go(page, "/example/computed");
	const given = exampleForm(page).getByLabel(/^Given name/);
	await given.waitFor();
	expect(await given.inputValue()).toBe("");
	await go(page, ERRORS);
	await restored(page);
	expect(await plateOf(page)).toBe("AB123");
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
