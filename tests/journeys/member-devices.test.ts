import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { startJourney, WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney();
const ACCOUNT = "/user/index?tab=account";
const NOTIFIED = "You are signed out on this device. Log in again to go on.";

const devices = (page: Page) =>
	page.getByRole("heading", { name: "Where you are logged in" }).locator("xpath=ancestor::section[1]");
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
const question = (page: Page) => page.getByRole("alertdialog");
const loggedOut = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
const wholeSession = (session: Session) => journey.request("api/User/getSessions", session.token);

/** Logs a citizen in on one more device. */
async function onDevice(mobile: string): Promise<Session> {
	await inDatabase(journey.portal(), (db) => db.deleteFrom("login_code").where("mobile", "=", mobile).execute());
	return signIn(journey.portal(), mobile);
}

describe("the devices where one is logged in", () => {
	it("are listed, this one marked; another can be signed out, and is told when it asks for something next; then all, after a warning that starts at Cancel", async () => {
		const mobile = journey.newMobile();
		const mine = await onDevice(mobile);
		const theirs = await onDevice(mobile);
		const page = await journey.openAs(mine, ACCOUNT);
		const other = await journey.openAs(theirs, ACCOUNT);
		await other.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
		await devices(page).getByRole("article").nth(1).waitFor();
		expect(
			await devices(page)
				.getByText(/^This device/)
				.count(),
		).toBe(1);

		await press(page, "Sign this device out");
		await question(page).getByText("That device is signed out at once").waitFor();
		await question(page).getByRole("button", { name: "Sign it out" }).click();
		await page.getByText("That device is signed out").last().waitFor();
		await devices(page).getByRole("article").nth(1).waitFor({ state: "detached" });
		expect(await wholeSession(theirs)).toMatchObject({ code: 401 });
		expect(await wholeSession(mine)).toMatchObject({ code: 0, data: { list: [{ current: true }] } });

		await other.getByRole("tab", { name: "Drafts" }).click();
		await other.getByText(NOTIFIED).waitFor();
		await loggedOut(other);

		const third = await onDevice(mobile);
		await press(page, "Log out everywhere");
		await question(page).getByText("You are signed out on every device, this one too.").waitFor();
		await page.waitForFunction(() => document.activeElement?.textContent === "Cancel");
		await question(page).getByRole("button", { name: "Log out everywhere" }).click();
		await loggedOut(page);
		for (const session of [mine, third]) expect(await wholeSession(session)).toMatchObject({ code: 401 });
	});

	it("sign out here: the other one stays", async () => {
		const mobile = journey.newMobile();
		const mine = await onDevice(mobile);
		const theirs = await onDevice(mobile);
		const page = await journey.openAs(mine, ACCOUNT);
		await press(page, "Log out here");
		await loggedOut(page);
		await expect.poll(() => wholeSession(mine), WAIT).toMatchObject({ code: 401 });
		expect(await wholeSession(theirs)).toMatchObject({ code: 0, data: { list: [{ current: true }] } });
		expect(await page.getByText(NOTIFIED).count()).toBe(0);
	});
});
