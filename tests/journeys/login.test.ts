import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { post } from "../../scripts/sign-in.ts";
import { startJourney } from "./journey.ts";
import { logInByCode, requestCode } from "./log-in-by-code.ts";

const journey = startJourney();

const loginForm = (page: Page) => page.getByRole("form", { name: "Log in" });
const codeInput = (page: Page) => loginForm(page).getByLabel(/^Verification code/);
const sendForm = (page: Page) => loginForm(page).getByRole("button", { name: "Log in" }).click();
const account = (page: Page) => page.getByRole("button", { name: "Your account" });
const wayIn = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" });

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

describe("logging in at /login", () => {
	it("lets in whoever has the code, stores the session, and returns to where one was", async () => {
		const page = await journey.open("/article/list?category=News");
		await wayIn(page).click();
		await page.waitForURL("**/login");
		const mobile = journey.newMobile();
		await logInByCode(loginForm(page), journey.portal(), mobile);
		await page.waitForURL("**/article/list?category=News");
		await account(page).waitFor();
		expect(await storedUser(page)).toMatchObject({
			is_login: true,
			token: expect.stringMatching(/^\S{20,}$/),
			user_info: { mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}`, roles: [] },
		});
	});

	it("goes home when one came straight to it, and stays logged in when the page is loaded anew", async () => {
		const page = await journey.open("/login");
		await logInByCode(loginForm(page), journey.portal(), journey.newMobile());
		await page.waitForURL("**/index/index");
		await page.reload();
		await account(page).waitFor();
		expect(await wayIn(page).count()).toBe(0);
	});

	it("counts down until another code can be sent", async () => {
		const page = await journey.blank();
		await page.clock.install();
		await page.goto(`${journey.portal().url}/login`);
		await requestCode(loginForm(page), journey.portal(), journey.newMobile());
		const button = loginForm(page).getByRole("button", { name: /^Send/ });
		await loginForm(page).getByText("A code is on its way to").waitFor();
		expect(await button.isDisabled()).toBe(true);
		expect(await button.textContent()).toMatch(/^Send again in (60|5\d) s$/);
		await page.clock.runFor(30_000);
		expect(await button.textContent()).toMatch(/^Send again in (30|2\d) s$/);
		await page.clock.runFor(31_000);
		await loginForm(page).getByRole("button", { name: "Send code" }).waitFor();
		expect(await button.isEnabled()).toBe(true);
	});

	it("tells how long to wait when a code has just been sent to the number", async () => {
		const mobile = journey.newMobile();
		await post(journey.portal(), "api/Login/mobileVerifyCode", { mobile });
		const page = await journey.open("/login");
		await loginForm(page)
			.getByLabel(/^Mobile number/)
			.fill(mobile);
		await loginForm(page).getByRole("button", { name: "Send code" }).click();
		await loginForm(page)
			.getByText(/A new one can be sent in \d+ seconds/)
			.waitFor();
		expect(
			await loginForm(page)
				.getByRole("button", { name: /^Send again in/ })
				.isDisabled(),
		).toBe(true);
	});

	it("leads on to the code's input when one is asked for by the keyboard", async () => {
		const page = await journey.open("/login");
		const mobile = journey.newMobile();
		await loginForm(page)
			.getByLabel(/^Mobile number/)
			.fill(mobile);
		await loginForm(page).getByRole("button", { name: "Send code" }).press("Enter");
		await page.waitForFunction(() => document.activeElement?.getAttribute("autocomplete") === "one-time-code");
		await page.keyboard.type(await journey.portal().smsCode(mobile));
		await page.keyboard.press("Enter");
		await loginForm(page).waitFor({ state: "detached" });
	});

	it("asks for a right mobile number before it sends a code, and for six digits before it logs in", async () => {
		const page = await journey.open("/login");
		await loginForm(page)
			.getByLabel(/^Mobile number/)
			.fill("12345");
		await loginForm(page).getByRole("button", { name: "Send code" }).click();
		await loginForm(page).getByText("A mobile number has 11 digits and starts with 13 to 19.").first().waitFor();
		await codeInput(page).fill("123");
		await sendForm(page);
		const summary = loginForm(page).getByRole("link", { name: "The code has six digits." });
		await summary.click();
		await page.waitForFunction(() => document.activeElement?.getAttribute("autocomplete") === "one-time-code");
	});

	it("takes the code out of a message that was pasted", async () => {
		const page = await journey.open("/login");
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		const code = await requestCode(loginForm(page), journey.portal(), journey.newMobile());
		await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code is ${code}.`);
		await codeInput(page).focus();
		await page.keyboard.press("ControlOrMeta+V");
		expect(await codeInput(page).inputValue()).toBe(`Your code is ${code}.`);
		await page.keyboard.press("Enter");
		await account(page).waitFor();
	});
});

describe("a code that is refused", () => {
	it("a wrong one: it is said at the input, and the right one still lets in", async () => {
		const page = await journey.open("/login");
		const code = await requestCode(loginForm(page), journey.portal(), journey.newMobile());
		await codeInput(page).fill(otherThan(code));
		await sendForm(page);
		await loginForm(page).getByRole("link", { name: "This code is wrong. Please check it." }).waitFor();
		expect(await codeInput(page).getAttribute("aria-invalid")).toBe("true");
		await codeInput(page).fill(code);
		await sendForm(page);
		await account(page).waitFor();
	});

	it("a used one: it has expired", async () => {
		const page = await journey.open("/login");
		const mobile = journey.newMobile();
		const code = await requestCode(loginForm(page), journey.portal(), mobile);
		expect(await post(journey.portal(), "api/Login/mobileLogin", { mobile, code })).toMatchObject({ code: 0 });
		await codeInput(page).fill(code);
		await sendForm(page);
		await loginForm(page).getByRole("link", { name: "This code has expired. Please ask for a new one." }).waitFor();
		expect(await storedUser(page)).not.toMatchObject({ is_login: true });
	});

	it("after five wrong ones even the right one", async () => {
		const page = await journey.open("/login");
		const mobile = journey.newMobile();
		const code = await requestCode(loginForm(page), journey.portal(), mobile);
		for (let guess = 0; guess < 5; guess++)
			await post(journey.portal(), "api/Login/mobileLogin", { mobile, code: otherThan(code) });
		await codeInput(page).fill(code);
		await sendForm(page);
		await loginForm(page).getByText("Too many wrong codes. Please ask for a new one.").first().waitFor();
		expect(await storedUser(page)).not.toMatchObject({ is_login: true });
	});
});

describe("logging in over the page", () => {
	it("stays on the page, gives the focus back, and can be dismissed", async () => {
		const page = await journey.open("/user/index");
		const opener = page.getByRole("main").getByRole("button", { name: "Log in" });
		const dialog = page.getByRole("dialog", { name: "Log in" });
		await opener.click();
		await loginForm(page).waitFor();
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
		await page.waitForFunction(() => document.activeElement?.textContent?.includes("Log in"));
		await opener.click();
		await logInByCode(loginForm(page), journey.portal(), journey.newMobile());
		await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
		await dialog.waitFor({ state: "detached" });
		expect(new URL(page.url()).pathname).toBe("/user/index");
	});
});

describe("logging out", () => {
	it("clears user_info, token and is_login (spec §4)", async () => {
		const page = await journey.openAs(await journey.newSession(), "/user/index");
		await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
		await signOut(page);
		await wayIn(page).waitFor();
		await page.getByText("You are not logged in").waitFor();
		expect(await storedUser(page)).toEqual(NOBODY);
		await page.reload();
		await wayIn(page).waitFor();
	});

	it("is followed by other tabs, as is logging in", async () => {
		const page = await journey.open("/index/index");
		const other = await page.context().newPage();
		await other.goto(`${journey.portal().url}/user/index`);
		await other.getByText("You are not logged in").waitFor();
		await page.bringToFront();
		await wayIn(page).click();
		await logInByCode(loginForm(page), journey.portal(), journey.newMobile());
		await account(page).waitFor();
		await other.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
		await signOut(page);
		await other.getByText("You are not logged in").waitFor();
		expect(await storedUser(other)).toEqual(NOBODY);
	});
});

it("closes the login over a page when one goes back from that page", async () => {
	const page = await journey.open("/message/index");
	await page.getByRole("main").getByRole("group", { name: "Results" }).getByRole("link").first().click();
	await page.getByRole("button", { name: "Follow", exact: true }).first().click();
	await page.getByRole("dialog", { name: "Log in" }).waitFor();
	await page.goBack();
	await page.waitForURL("**/message/index");
	await page.getByRole("dialog", { name: "Log in" }).waitFor({ state: "detached" });
	await page.getByRole("main").getByRole("group", { name: "Results" }).getByRole("link").first().waitFor();
});
