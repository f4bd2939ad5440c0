import type { BrowserContext, Page } from "playwright";
import { expect, it } from "vitest";
import type { Session } from "../../scripts/sign-in.ts";
import {
	namesOnDevice,
	plateInput,
	plateOf,
	restored,
	storedOnDevice,
	typePlate,
	untilPlate,
} from "./device-drafts.ts";
import { during } from "./during.ts";
import { startExamples } from "./example-portal.ts";
import { exampleForm, sendExample } from "./form-page.ts";
import { WAIT } from "./journey.ts";

const journey = startExamples();
const ERRORS = "/example/errors";

const go = (page: Page, path: string) => page.goto(journey.portal().url + path);

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

it("keeps the draft of a page that has crashed; login takes it along, and sending ends it", async () => {
	const page = await journey.blank();
	await typeAndCrash(page.context(), "AB123");
	await go(page, ERRORS);
	await restored(page);
	expect(await plateOf(page)).toBe("AB123");
	await enter(page, await journey.newSession());
	await untilPlate(page, "AB123");
	await exampleForm(page)
		.getByLabel(/^Seats/)
		.fill("5");
	await sendExample(page);
	await expect.poll(() => namesOnDevice(page)).not.toContain("portico-draft ");
});

it("never shows a person's draft to another one on the same browser, nor after signing out; asks where somebody typed before login and has one already", async () => {
	const first = await journey.newSession();
	const other = await journey.newSession();
	const page = await journey.openAs(first, ERRORS);
	await typePlate(page, "MINE01");
	await signOut(page);
	await untilPlate(page, "");
	await page.reload();
	await plateInput(page).waitFor();
	await untilPlate(page, "");
	await enter(page, other);
	await untilPlate(page, "");
	await signOut(page);
	await typePlate(page, "BEFORE");
	await enter(page, first);
	await page.getByText(/Which answers shall be kept/).waitFor();
	await untilPlate(page, "MINE01");
	await page.getByRole("button", { name: "Take the others" }).click();
	await untilPlate(page, "BEFORE");
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
	await second.getByRole("button", { name: "Keep these" }).click();
	await expect.poll(() => storedOnDevice(second), WAIT).toContain("OTHER2");
	await requested(first).waitFor();
	expect(await plateOf(first)).toBe("FIRST1");
	expect(await requested(second).count()).toBe(0);
	await first.getByRole("button", { name: "Take the others" }).click();
	await untilPlate(first, "OTHER2");

	await exampleForm(first)
		.getByLabel(/^Seats/)
		.fill("5");
	const number = await sendExample(first);
	await second.getByText(`Its case has the number ${number}.`).waitFor();
	await second.getByRole("button", { name: "Begin a new one" }).click();
	await untilPlate(second, "");
});
