import { afterAll, beforeAll, expect, it } from "vitest";
import { deliverBy } from "../jobs/deliver.ts";
import { makeDue } from "../testing/due-messages.ts";
import { openDesk } from "../testing/filed-case.ts";
import { type MailServer, openMailServer } from "../testing/receivers.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const ADDRESS = "lihua@citizen.example";
let test: TestApp;
let mailbox: MailServer;
let token: string;

beforeAll(async () => {
	mailbox = await openMailServer();
	test = await openTestApp({
		PORTICO_SMTP_URL: mailbox.url,
		PORTICO_MAIL_FROM: "portal@yunting.example",
		PORTICO_SMS_NOTICES: "1",
	});
	token = await test.login("13700000093");
}, 60_000);
afterAll(async () => {
	await test.close();
	await mailbox.close();
});

const save = (body: object) => test.call("/api/User/saveEmail", { token, body });
const update = (body: object) => test.call("/api/User/updateChannels", { token, body });
const channels = async () => (await test.call("/api/User/getChannels", { token })).data;
const lastCode = () => /Subject: (\d{6})/.exec(mailbox.mails.at(-1)?.text ?? "")?.[1] ?? "";
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** What a case of theirs that is accepted has written to the outbox. */
async function toldOf(): Promise<string[]> {
	await test.services.db.deleteFrom("outbox").execute();
	const desk = await openDesk(test);
	await desk.act(await desk.fileId(token), { action: "accept" });
	const rows = await test.services.db.selectFrom("outbox").select("channel").orderBy("channel").execute();
	return rows.map(({ channel }) => channel);
}

it("writes to an address only once its code has come back, and to the one before until then", async () => {
	expect(await toldOf()).toEqual(["sms"]);
	expect((await save({ email: ADDRESS })).code).toBe(0);
	const code = lastCode();
	expect(mailbox.mails.at(-1)?.to).toEqual([ADDRESS]);
	expect(await channels()).toMatchObject({ email: null, pending: ADDRESS });
	expect(await toldOf()).toEqual(["sms"]);
	expect(await save({ code: wrong(code) })).toMatchObject({ code: 422, msg: "This code is wrong. Please check it." });
	expect((await save({ code })).code).toBe(0);
	expect(await channels()).toMatchObject({ email: ADDRESS, pending: null });
	expect(await toldOf()).toEqual(["email", "sms"]);
	await save({ email: "other@citizen.example" });
	expect(await channels()).toMatchObject({ email: ADDRESS, pending: "other@citizen.example" });
	expect((await save({ code })).code).toBe(422);
});

it("takes five guesses at a code, and the right one no more after that", async () => {
	await save({ email: "guessed@citizen.example" });
	const code = lastCode();
	for (let guess = 0; guess < 5; guess++) expect((await save({ code: wrong(code) })).code).toBe(422);
	expect((await save({ code })).msg).toBe("This code has expired. Please ask for a new one.");
});

it("tells by the channels that somebody has chosen, and not while they want to be left in peace", async () => {
	expect(await channels()).toMatchObject({ case_moved: ["sms", "email"], followed_case_moved: [] });
	await update({ case_moved: ["sms"] });
	expect(await channels()).toMatchObject({ case_moved: ["sms"], case_replied: ["sms", "email"] });
	expect(await toldOf()).toEqual(["sms"]);
	await update({ quiet_from: "11:00", quiet_until: "13:00" });
	test.texts.length = 0;
	await deliverBy("sms", () => new Date("2026-11-23T12:00:00+08:00")).run(test.services);
	expect(test.texts).toEqual([]);
	await update({ quiet_from: null, quiet_until: null });
	await makeDue(test.services.db);
	await deliverBy("sms", () => new Date("2026-11-23T12:00:00+08:00")).run(test.services);
	expect(test.texts).toHaveLength(1);
});

it("sends nothing more to an address that was removed, also where it was written down before", async () => {
	await update({ case_moved: ["email"] });
	expect(await toldOf()).toEqual(["email"]);
	await save({ email: null });
	mailbox.mails = [];
	await deliverBy("email").run(test.services);
	expect(mailbox.mails).toEqual([]);
	const [row] = await test.services.db.selectFrom("outbox").select(["state", "reason"]).execute();
	expect(row).toEqual({ state: "discarded", reason: "nobody to tell" });
});

it("exports the address and the choices to whose they are, and deletes them with the account", async () => {
	await save({ email: ADDRESS });
	await save({ code: lastCode() });
	const { data } = await test.call("/api/User/export", { token });
	expect(valueIn(data, "channels")).toMatchObject({ email: ADDRESS });
	await test.call("/api/User/delete", { token, body: { confirm: "delete" } });
	for (const table of ["email_address", "channel_choice", "outbox"] as const)
		expect(await test.services.db.selectFrom(table).selectAll().where("user_id", "is not", null).execute()).toEqual([]);
});
