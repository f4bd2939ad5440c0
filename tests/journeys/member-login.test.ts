import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { post } from "../../scripts/sign-in.ts";
import { COMPLAINT, complaintInput } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { logInByCode } from "./log-in-by-code.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney();

const WORDS = {
	"en-US": {
		...{ form: "Log in", mobile: /^Mobile number/, code: /^Verification code/, send: "Send code" },
		// What it says depends on how much of the hour is left.
		later: /^Send again (later|in \d+ s)$/,
		expired: "This code has expired. Please ask for a new one.",
		tooManySends: /^Too many codes were sent to this number\. A new one can be sent in \d+ min\./,
	},
	"zh-CN": {
		...{ form: "登录", mobile: /^手机号码/, code: /^验证码/, send: "获取验证码" },
		later: /^(稍后重新获取|\d+ 秒后可重发)$/,
		expired: "验证码已过期，请重新获取。",
		tooManySends: /^向该号码发送的验证码过多，\d+ 分钟后可重新获取/,
	},
};
type Words = (typeof WORDS)["en-US" | "zh-CN"];

const formOf = (page: Page, words: Words) => page.getByRole("form", { name: words.form, exact: true });

async function requestCode(form: Locator, words: Words, mobile: string): Promise<string> {
	await form.getByLabel(words.mobile).fill(mobile);
	await form.getByRole("button", { name: words.send, exact: true }).click();
	return journey.portal().smsCode(mobile);
}

async function logInWith(form: Locator, words: Words, code: string): Promise<void> {
	await form.getByLabel(words.code).fill(code);
	await form.getByRole("button", { name: words.form, exact: true }).click();
}

const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

const openForm = async (locale: keyof typeof WORDS) =>
	formOf(await journey.openPreferring({ locale }, "/login"), WORDS[locale]);

describe.each(["en-US", "zh-CN"] as const)("what is wrong with a code is told apart in %s", (locale) => {
	const words = WORDS[locale];
	const open = () => openForm(locale);

	it("one that is older than five minutes", async () => {
		const form = await open();
		const mobile = journey.newMobile();
		const code = await requestCode(form, words, mobile);
		await inDatabase(journey.portal(), (db) =>
			db
				.updateTable("login_code")
				.set({ expires_at: new Date(0) })
				.where("mobile", "=", mobile)
				.execute(),
		);
		await logInWith(form, words, code);
		await form.getByRole("link", { name: words.expired }).waitFor();
	});

	it("none sent any more to a number that had too many in this hour", async () => {
		const form = await open();
		const mobile = journey.newMobile();
		const hour = 3_600_000;
		const now = Math.floor(Date.now() / hour) * hour;
		// More than any portal of tests lets pass; of the next hour too: it may start while the test runs.
		const rows = [now, now + hour].map((opened) => ({
			...{ key: `codesByMobile:${mobile}`, count: 1_000_000 },
			...{ opened_at: new Date(opened), closes_at: new Date(opened + hour) },
		}));
		await inDatabase(journey.portal(), (db) => db.insertInto("rate_window").values(rows).execute());
		await form.getByLabel(words.mobile).fill(mobile);
		await form.getByRole("button", { name: words.send, exact: true }).click();
		await form.getByText(words.tooManySends).waitFor();
		expect(await form.getByRole("button", { name: words.later }).isDisabled()).toBe(true);
	});
});

/** In English: tests/journeys/login.test.ts. */
describe("what is wrong with a code is told apart in zh-CN, too", () => {
	const words = WORDS["zh-CN"];
	const open = () => openForm("zh-CN");

	it("a wrong one", async () => {
		const form = await open();
		const code = await requestCode(form, words, journey.newMobile());
		await logInWith(form, words, otherThan(code));
		await form.getByRole("link", { name: "验证码错误，请检查。" }).waitFor();
	});

	it("the right one after five wrong ones", async () => {
		const form = await open();
		const mobile = journey.newMobile();
		const code = await requestCode(form, words, mobile);
		for (let guess = 0; guess < 5; guess++)
			await post(journey.portal(), "api/Login/mobileLogin", { mobile, code: otherThan(code) });
		await logInWith(form, words, code);
		await form.getByText("错误次数过多，请重新获取验证码。").first().waitFor();
	});
});

describe("logging in from a form with typed text", () => {
	it("comes back to the form, and to what was typed there", async () => {
		const page = await journey.open("/report/index?form=complaint&category=lighting");
		await complaintInput(page, "title").fill(COMPLAINT.title);
		await complaintInput(page, "description").fill(COMPLAINT.description);
		await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
		await page.waitForURL("**/login");
		await logInByCode(formOf(page, WORDS["en-US"]), journey.portal(), journey.newMobile());
		await page.waitForURL("**/report/index?form=complaint&category=lighting");
		await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(COMPLAINT.title);
		expect(await complaintInput(page, "description").inputValue()).toBe(COMPLAINT.description);
		await page.getByRole("button", { name: "Your account" }).waitFor();
	});
});

describe("a code that the phone fills in", () => {
	it("is offered to the input, and taken as it comes", async () => {
		const page = await journey.open("/login");
		const form = formOf(page, WORDS["en-US"]);
		const input = form.getByLabel(WORDS["en-US"].code);
		expect(await input.getAttribute("autocomplete")).toBe("one-time-code");
		expect(await input.getAttribute("inputmode")).toBe("numeric");
		const code = await requestCode(form, WORDS["en-US"], journey.newMobile());
		await input.focus();
		await page.keyboard.insertText(code);
		await page.keyboard.press("Enter");
		await page.getByRole("button", { name: "Your account" }).waitFor();
	});
});
