import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deliverBy } from "../jobs/deliver.ts";
import { insertForPeople, peopleWithIds } from "../repositories/notifications/outbox.ts";
import { openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { LOGIN_LIMITS, limit, secondsOver, takeBack } from "./limits.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_RATE_FACTOR: "1", PORTICO_SMS_PER_HOUR: "1000" });
}, 60_000);
afterAll(() => test.close());

const HERE = "203.0.113.1";
const strangerAt = (index: number) => `198.51.100.${index}`;

const sendCode = (mobile: string, address = HERE) =>
	test.call("/api/Login/mobileVerifyCode", { address, body: { mobile } });
const logIn = (mobile: string, code: string, address = HERE) =>
	test.call("/api/Login/mobileLogin", { address, body: { mobile, code } });
const codeOf = (mobile: string) => test.codes.get(mobile) ?? "";
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

/** Lets the codes of a number grow older. */
async function later(mobile: string, seconds: number): Promise<void> {
	await sql`
		update login_code set sent_at = sent_at - make_interval(secs => ${seconds}),
			expires_at = expires_at - make_interval(secs => ${seconds}) where mobile = ${mobile}
	`.execute(test.services.db);
}

/** Strangers request codes of a number, each from another address, until none is sent any more. */
async function flood(mobile: string): Promise<void> {
	for (let index = 1; index <= 12; index++) {
		await sendCode(mobile, strangerAt(index));
		await later(mobile, 301);
	}
	const body = { mobile };
	for (const [language, words] of [
		["en-US", /^Too many codes were sent to this number\. A new one can be sent in \d+ min\./],
		["zh-CN", /^向该号码发送的验证码过多，\d+ 分钟后可重新获取/],
	] as const) {
		const refused = await test.call("/api/Login/mobileVerifyCode", { address: strangerAt(13), body, language });
		expect(refused).toMatchObject({ code: 429, msg: expect.stringMatching(words) });
	}
}

it("leaves a code that was sent good when strangers request a dozen more", async () => {
	const mobile = "13600000001";
	await sendCode(mobile);
	const mine = codeOf(mobile);
	for (let index = 1; index <= 12; index++) {
		await sendCode(mobile, strangerAt(index));
		await later(mobile, 20);
	}
	expect((await logIn(mobile, mine)).code).toBe(0);
});

it("sends codes to a place where the number has logged in, whatever strangers have requested", async () => {
	const mobile = "13600000002";
	await sendCode(mobile);
	expect((await logIn(mobile, codeOf(mobile))).code).toBe(0);
	await flood(mobile);
	expect((await sendCode(mobile)).code).toBe(0);
	expect((await logIn(mobile, codeOf(mobile))).code).toBe(0);
});

it("takes the code that a stranger has requested from the one who received it", async () => {
	const mobile = "13600000003";
	await sendCode(mobile, strangerAt(1));
	expect((await sendCode(mobile)).code).toBe(429);
	expect((await logIn(mobile, codeOf(mobile))).code).toBe(0);
});

it("takes the right code after strangers have guessed wrong a hundred times", async () => {
	const mobile = "13600000004";
	await sendCode(mobile);
	const mine = codeOf(mobile);
	const codes = [];
	for (let guess = 0; guess < 100; guess++) codes.push((await logIn(mobile, otherThan(mine), strangerAt(guess))).code);
	expect(codes.filter((code) => code === 422)).toHaveLength(20);
	expect(codes.filter((code) => code === 429)).toHaveLength(80);
	expect((await logIn(mobile, mine)).code).toBe(0);
});

it("does not take the right code from a stranger once the guesses of strangers are used up", async () => {
	const mobile = "13600000005";
	await sendCode(mobile);
	const mine = codeOf(mobile);
	for (let guess = 0; guess < 20; guess++) await logIn(mobile, otherThan(mine), strangerAt(guess));
	expect((await logIn(mobile, mine, strangerAt(200))).code).toBe(429);
});

it("allows one address five guesses at what others requested, and a whole IPv6 network as many", async () => {
	const mobile = "13600000006";
	await sendCode(mobile);
	const codes = [];
	for (let guess = 0; guess < 7; guess++)
		codes.push((await logIn(mobile, otherThan(codeOf(mobile)), `2001:db8:1:2::${guess + 1}`)).code);
	expect(codes).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

it("keeps two codes good, the one that came late and the one that was requested instead, and not a third", async () => {
	const mobile = "13600000007";
	const sent: string[] = [];
	for (let index = 0; index < 3; index++) {
		expect((await sendCode(mobile)).code).toBe(0);
		sent.push(codeOf(mobile));
		await later(mobile, 61);
	}
	const [first = "", second = ""] = sent;
	expect((await logIn(mobile, first)).code).toBe(422);
	expect((await logIn(mobile, second)).code).toBe(0);
});

it("allows so few guesses in a day that a code of six digits is not found", async () => {
	const mobile = "13600000008";
	let wrong = 0;
	for (let round = 0; round < 30; round++) {
		const address = strangerAt(round);
		await sendCode(mobile, address);
		for (let guess = 0; guess < 8; guess++) {
			const { msg } = await logIn(mobile, otherThan(codeOf(mobile)), address);
			if (msg === "This code is wrong. Please check it.") wrong++;
		}
		await later(mobile, 301);
	}
	// Within one hour: five codes with five guesses each.
	expect(wrong).toBeLessThanOrEqual(25);
	expect(wrong).toBeGreaterThanOrEqual(5);
});

it("sends no more short messages than the budget of an hour, the last of them to known places, and says so", async () => {
	const small = await openTestApp({ PORTICO_RATE_FACTOR: "1", PORTICO_SMS_PER_HOUR: "10" });
	try {
		const request = (mobile: string, address: string) =>
			small.call("/api/Login/mobileVerifyCode", { address, body: { mobile } });
		const token = await small.login(ADMIN_MOBILE);
		for (let index = 0; index < 7; index++)
			expect((await request(`1350000000${index}`, strangerAt(index))).code).toBe(0);
		expect(await request("13500000008", strangerAt(8))).toMatchObject({
			code: 429,
			data: { retry_after: expect.any(Number) },
		});
		const desk = await openDesk({ ...small, login: async () => token });
		const citizen = await small.services.db.selectFrom("app_user").select("id").executeTakeFirstOrThrow();
		const told = { event_id: crypto.randomUUID(), kind: "case_moved" as const, status: "accepted" };
		await insertForPeople(
			small.services.db,
			{ ...told, message_id: await desk.fileId() },
			{ people: peopleWithIds([citizen.id]), channels: ["sms"], usual: true },
		);
		await deliverBy("sms", () => new Date("2026-11-23T12:00:00+08:00")).run(small.services);
		expect(small.texts).toEqual([]);
		const [notice] = await small.services.db.selectFrom("outbox").select("attempts").execute();
		expect(notice).toEqual({ attempts: 0 });
		expect((await small.call("/api/Login/mobileVerifyCode", { body: { mobile: ADMIN_MOBILE } })).code).toBe(0);
		const { data } = await small.call("/admin/api/sms", { token });
		expect(data).toMatchObject({ sent: 9, most: 10, alarm: true });
		expect(valueIn(data, "closes_at")).toEqual(expect.any(String));
	} finally {
		await small.close();
	}
}, 60_000);

/** What counts here: one of each kind is within the limits. */
const strict = () => {
	const { db, secret, settings } = test.services;
	return { db, secret, settings: { ...settings, rateFactor: 1 / 1_000_000 } };
};

it.each(["wrongTracksByIp", "casesByIp"] as const)("gives %s back to whom it was counted of", async (what) => {
	const counting = strict();
	expect(await secondsOver(counting, what, "203.0.113.9")).toBe(0);
	await takeBack(counting, what, "203.0.113.9");
	expect(await secondsOver(counting, what, "203.0.113.9")).toBe(0);
	const wait = await secondsOver(counting, what, "203.0.113.9");
	expect(wait).toBeGreaterThan(0);
	expect(wait).toBeLessThanOrEqual(LOGIN_LIMITS[what].seconds);
	expect(await secondsOver(counting, what, "203.0.113.10")).toBe(0);
	await expect(limit(counting, what, "203.0.113.9")).rejects.toMatchObject({ code: 429 });
});

it("counts those who file under no name that a row shows", async () => {
	const counting = strict();
	await secondsOver(counting, "uploadsByIp", "203.0.113.77");
	await secondsOver(counting, "loginsByIp", "203.0.113.77");
	const rows = await counting.db.selectFrom("rate_window").select("key").execute();
	expect(rows.filter(({ key }) => key.includes("203.0.113.77"))).toEqual([{ key: "loginsByIp:203.0.113.77" }]);
});
