import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;

const HERE = "203.0.113.1";

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const sendCode = (mobile: string, address = HERE) =>
	test.call("/api/Login/mobileVerifyCode", { address, body: { mobile } });
const logIn = (mobile: string, code: string, address = HERE) =>
	test.call("/api/Login/mobileLogin", { address, body: { mobile, code } });
const wrong = (code: string | undefined) => (code === "000000" ? "000001" : "000000");

it("logs in with the code that was sent, and masks the mobile number", async () => {
	await sendCode("13700000001");
	const outcome = await logIn("13700000001", test.codes.get("13700000001") ?? "");
	expect(outcome.code).toBe(0);
	expect(valueIn(outcome.data, "user_info")).toMatchObject({ mobile: "137****0001", roles: [] });
});

it("takes a code only once", async () => {
	await sendCode("13700000002");
	const code = test.codes.get("13700000002") ?? "";
	const values = await Promise.all([logIn("13700000002", code), logIn("13700000002", code)]);
	expect(values.map((outcome) => outcome.code).sort()).toEqual([0, 422]);
});

it("tries five of sixty wrong codes sent at once, and then not even the right one", async () => {
	await sendCode("13700000003");
	const code = test.codes.get("13700000003");
	const values = await Promise.all(Array.from({ length: 60 }, () => logIn("13700000003", wrong(code))));
	expect(values.filter((outcome) => outcome.code === 422)).toHaveLength(5);
	expect(values.filter((outcome) => outcome.code === 429)).toHaveLength(55);
	const late = await logIn("13700000003", code ?? "");
	expect(late).toMatchObject({ code: 429, msg: "Too many wrong codes. Please ask for a new one." });
});

/** What can be wrong with a code: how it comes about, and what is said of it in both languages. */
const WRONG_CODES = [
	{
		what: "wrong",
		come: async (_mobile: string, code: string) => wrong(code),
		words: ["This code is wrong. Please check it.", "验证码错误，请检查。"],
	},
	{
		what: "older than five minutes",
		async come(mobile: string, code: string) {
			const { db } = test.services;
			await sql`update login_code set expires_at = expires_at - interval '301 seconds' where mobile = ${mobile}`.execute(
				db,
			);
			return code;
		},
		words: ["This code has expired. Please ask for a new one.", "验证码已过期，请重新获取。"],
	},
	{
		what: "used",
		async come(mobile: string, code: string) {
			expect((await logIn(mobile, code)).code).toBe(0);
			return code;
		},
		words: ["This code has expired. Please ask for a new one.", "验证码已过期，请重新获取。"],
	},
	{
		what: "right after five wrong ones",
		async come(mobile: string, code: string) {
			for (let guess = 0; guess < 5; guess++) await logIn(mobile, wrong(code));
			return code;
		},
		words: ["Too many wrong codes. Please ask for a new one.", "错误次数过多，请重新获取验证码。"],
	},
];

it.each(WRONG_CODES)("tells in both languages that a code is $what", async ({ what, come, words }) => {
	const mobile = `1370000010${WRONG_CODES.findIndex((each) => each.what === what)}`;
	await sendCode(mobile);
	const code = await come(mobile, test.codes.get(mobile) ?? "");
	const said = [];
	for (const language of ["en-US", "zh-CN"])
		said.push(await test.call("/api/Login/mobileLogin", { address: HERE, body: { mobile, code }, language }));
	expect(said.map(({ msg }) => msg)).toEqual(words);
	for (const each of said) expect(each).toMatchObject({ code: expect.toBeOneOf([422, 429]) });
});

it("sends a second code only after a minute, and says when", async () => {
	await sendCode("13700000006");
	const again = await sendCode("13700000006");
	expect(again.code).toBe(429);
	expect(again.msg).toMatch(/^A code was just sent\. A new one can be sent in \d+ seconds\.$/);
	expect(valueIn(again.data, "retry_after")).toBeGreaterThan(55);
});

it("takes the token bare or after Bearer, and refuses one that is not good", async () => {
	const token = await test.login("13700000007");
	const own = "/report/api.Messages/getUserReportList";
	expect((await test.call(own, { token })).code).toBe(0);
	expect((await test.call(own, { token: `Bearer ${token}` })).code).toBe(0);
	expect((await test.call(own, { token: "stale" })).code).toBe(401);
	expect((await test.call(own)).code).toBe(401);
});
