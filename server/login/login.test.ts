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

it("says in the caller's language whether a code is wrong or expired", async () => {
	await sendCode("13700000004");
	const code = wrong(test.codes.get("13700000004"));
	expect((await logIn("13700000004", code)).msg).toBe("This code is wrong. Please check it.");
	const body = { mobile: "13700000005", code: "123456" };
	const expired = await test.call("/api/Login/mobileLogin", { body, language: "zh-CN,zh;q=0.9" });
	expect(expired).toMatchObject({ code: 422, msg: "验证码已过期，请重新获取。" });
});

it("sends a second code only after a minute, and says when", async () => {
	await sendCode("13700000006");
	const again = await sendCode("13700000006");
	expect(again.code).toBe(429);
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
