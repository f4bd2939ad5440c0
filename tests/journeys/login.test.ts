import type { Page } from "playwright";
import { expect, it } from "vitest";
import { hasFocus } from "./by-keyboard.ts";
import { COMPLAINT, complaintInput } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { logInByCode } from "./log-in-by-code.ts";

const journey = startJourney();

const loginForm = (page: Page) => page.getByRole("form", { name: "Log in" });
const mobileInput = (page: Page) => loginForm(page).getByLabel(/^Mobile number/);
const codeInput = (page: Page) => loginForm(page).getByLabel(/^Verification code/);
const sendForm = (page: Page) => loginForm(page).getByRole("button", { name: "Log in" }).click();
const account = (page: Page) => page.getByRole("button", { name: "Your account" });
const wayIn = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" });
const welcome = (page: Page) => page.getByRole("heading", { level: 1, name: "Welcome back" });
const notLoggedIn = (page: Page) => page.getByText("You are not logged in");

/** The user store as it stands in local storage (spec §3). */
const storedUser = async (page: Page): Promise<unknown> =>
	JSON.parse((await page.evaluate(() => localStorage.getItem("user"))) ?? "null");

const NOBODY = { user_info: null, token: "", is_login: false };

/** A code that is not the given one. */
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

async function signOut(page: Page): Promise<void> {
	await account(page).click();
	await page.getByRole("menuitem", { name: "Log out" }).click();
}

/** Requests a code by the keyboard, after a number that is none, and tries one that is none and a wrong one. */
async function tryWrongly(page: Page, mobile: string): Promise<string> {
	await mobileInput(page).fill("12345");
	await loginForm(page).getByRole("button", { name: "Send code" }).click();
	await loginForm(page).getByText("A mobile number has 11 digits and starts with 13 to 19.").first().waitFor();
	await codeInput(page).fill("123");
	await sendForm(page);
	await loginForm(page).getByRole("link", { name: "The code has six digits." }).click();
	await expect.poll(() => hasFocus(codeInput(page)), WAIT).toBe(true);
	await codeInput(page).fill("");
	await mobileInput(page).fill(mobile);
	await loginForm(page).getByRole("button", { name: "Send code" }).press("Enter");
	await expect.poll(() => hasFocus(codeInput(page)), WAIT).toBe(true);
	await loginForm(page).getByText("A code is on its way to").waitFor();
	expect(
		await loginForm(page)
			.getByRole("button", { name: /^Send again in/ })
			.isDisabled(),
	).toBe(true);
	const code = await journey.portal().smsCode(mobile);
	await page.keyboard.type(otherThan(code));
	await page.keyboard.press("Enter");
	await loginForm(page).getByRole("link", { name: "This code is wrong. Please check it." }).waitFor();
	expect(await codeInput(page).getAttribute("aria-invalid")).toBe("true");
	return code;
}

it("logs in at /login after wrong tries, by a code pasted with its message, comes back to what was typed, and out again", async () => {
	const from = "/report/index?form=complaint&category=lighting";
	const page = await journey.open(from);
	await complaintInput(page, "title").fill(COMPLAINT.title);
	await complaintInput(page, "description").fill(COMPLAINT.description);
	await wayIn(page).click();
	await page.waitForURL("**/login");
	expect(await codeInput(page).getAttribute("autocomplete")).toBe("one-time-code");
	expect(await codeInput(page).getAttribute("inputmode")).toBe("numeric");
	const mobile = journey.newMobile();
	const code = await tryWrongly(page, mobile);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code is ${code}.`);
	await codeInput(page).focus();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.press("ControlOrMeta+V");
	expect(await codeInput(page).inputValue()).toBe(`Your code is ${code}.`);
	await page.keyboard.press("Enter");

	await page.waitForURL(`**${from}`);
	await account(page).waitFor();
	await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(COMPLAINT.title);
	expect(await complaintInput(page, "description").inputValue()).toBe(COMPLAINT.description);
	expect(await storedUser(page)).toMatchObject({
		is_login: true,
		token: expect.stringMatching(/^\S{20,}$/),
		user_info: { mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}`, roles: [] },
	});
	await leadTo(page, "/user/index");
	await welcome(page).waitFor();
	expect(await wayIn(page).count()).toBe(0);
	await signOut(page);
	await wayIn(page).waitFor();
	await notLoggedIn(page).waitFor();
	expect(await storedUser(page), "all that the specification has cleared").toEqual(NOBODY);
	await page.reload();
	await wayIn(page).waitFor();
});

it("logs in over the page, which closes it on the way back and gives the focus back, and is followed by other tabs, in and out", async () => {
	const page = await journey.open("/message/index");
	const dialog = page.getByRole("dialog", { name: "Log in" });
	const firstCase = page.getByRole("main").getByRole("group", { name: "Results" }).getByRole("link").first();
	await firstCase.click();
	await page.getByRole("button", { name: "Follow", exact: true }).first().click();
	await dialog.waitFor();
	await page.goBack();
	await page.waitForURL("**/message/index");
	await dialog.waitFor({ state: "detached" });
	await firstCase.waitFor();

	const other = await page.context().newPage();
	await other.goto(`${journey.portal().url}/user/index`);
	await notLoggedIn(other).waitFor();
	await page.bringToFront();
	await leadTo(page, "/user/index");
	await notLoggedIn(page).waitFor();
	const opener = page.getByRole("main").getByRole("button", { name: "Log in" });
	await opener.click();
	await loginForm(page).waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	await expect.poll(() => hasFocus(opener), WAIT).toBe(true);
	await opener.click();
	await logInByCode(loginForm(page), journey.portal(), journey.newMobile());
	await welcome(page).waitFor();
	await dialog.waitFor({ state: "detached" });
	expect(new URL(page.url()).pathname).toBe("/user/index");
	await welcome(other).waitFor();
	await signOut(page);
	await notLoggedIn(other).waitFor();
	expect(await storedUser(other)).toEqual(NOBODY);
});
