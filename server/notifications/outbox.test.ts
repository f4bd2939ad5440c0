import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import type { ChannelName } from "../database/tables/notification-tables.ts";
import { deliverBy } from "../jobs/deliver.ts";
import { deleteSettled, MAX_ATTEMPTS } from "../repositories/notifications/outbox.ts";
import { makeDue } from "../testing/due-messages.ts";
import { everyRow } from "../testing/every-row.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { type MailServer, openMailServer, openWebhookReceiver, type WebhookReceiver } from "../testing/receivers.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const FILER = "13700000091";
const MAILBOX = "xiaoming@citizen.example";
/** What is planted in cases, and may be found in nothing that leaves the portal. */
const PLANTED = ["Xanadu", "13911112222", "plum blossom", FILER, MAILBOX, "Kublai"];
const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const NOON = () => new Date("2026-11-23T12:00:00+08:00");
const NIGHT = () => new Date("2026-11-23T23:00:00+08:00");

let test: TestApp;
let desk: CaseDesk;
let citizen: string;
let mailbox: MailServer;
let receiver: WebhookReceiver;
const lines: string[] = [];

beforeAll(async () => {
	for (const stream of [process.stdout, process.stderr])
		vi.spyOn(stream, "write").mockImplementation((chunk) => lines.push(String(chunk)) > 0);
	vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => void lines.push(words.map(String).join(" ")));
	mailbox = await openMailServer();
	receiver = await openWebhookReceiver();
	const webhook = { id: "crm", url: receiver.url, secret: SECRET };
	test = await openTestApp({
		PORTICO_PUBLIC_URL: "https://portal.example",
		PORTICO_LOG_LEVEL: "info",
		PORTICO_SMS_NOTICES: "1",
		PORTICO_SMTP_URL: mailbox.url,
		PORTICO_MAIL_FROM: "Yunting <portal@yunting.example>",
		PORTICO_WEBHOOKS: JSON.stringify([webhook]),
		PORTICO_WEBHOOKS_PRIVATE: "1",
	});
	desk = await openDesk(test);
	citizen = await test.login(FILER);
	const { id } = await test.services.db
		.selectFrom("app_user")
		.select("id")
		.where("mobile", "=", FILER)
		.executeTakeFirstOrThrow();
	const verified_at = new Date();
	await test.services.db.insertInto("email_address").values({ user_id: id, address: MAILBOX, verified_at }).execute();
}, 60_000);
afterAll(async () => {
	await test.close();
	await mailbox.close();
	await receiver.close();
	vi.restoreAllMocks();
});
beforeEach(async () => {
	Object.assign(mailbox, { mails: [], refusal: null });
	Object.assign(receiver, { posted: [], status: 200 });
	test.texts.length = 0;
	lines.length = 0;
	await test.services.db.deleteFrom("outbox").execute();
});

const deliver = (channel: ChannelName, now = NOON) => deliverBy(channel, now).run(test.services);
const all = async () => {
	for (const channel of ["sms", "email", "webhook"] as const) await deliver(channel);
};
const outbox = () =>
	test.services.db
		.selectFrom("outbox")
		.select(["id", "event_id", "channel", "state", "attempts", "reason", "user_id"])
		.orderBy("channel")
		.execute();

/** A case full of what is nobody else's business, accepted. */
async function acceptedCase(token: string | undefined, more: object = {}): Promise<{ id: string; number: string }> {
	const data = { title: "Xanadu needs a tap", description: "Call 13911112222 about the plum blossom", ...more };
	const filed = await desk.file(token, data);
	expect(filed.code).toBe(0);
	const id = String(valueIn(filed.data, "id"));
	expect((await desk.act(id, { action: "accept", note: "Kublai will look at it" })).code).toBe(0);
	return { id, number: String(valueIn(filed.data, "number")) };
}

it("tells a filer by short message and mail, and a system outside by a signed event, with nothing that anybody wrote", async () => {
	const { id, number } = await acceptedCase(citizen);
	await all();
	expect(test.texts).toEqual([{ mobile: FILER, text: expect.stringContaining(number) }]);
	expect(mailbox.mails).toHaveLength(1);
	expect(mailbox.mails[0]?.to).toEqual([MAILBOX]);
	expect(mailbox.mails[0]?.text).toContain(`Subject: Your case ${number}: Accepted`);
	expect(mailbox.mails[0]?.text).toContain("Auto-Submitted: auto-generated");
	const [event] = receiver.posted;
	if (!event) throw new Error("Nothing was posted.");
	const verified: unknown = new Webhook(SECRET).verify(event.body, event.headers);
	expect(verified).toEqual({
		specversion: "1.0",
		id: expect.any(String),
		source: "https://portal.example",
		type: "portico.case.moved",
		subject: id,
		time: expect.stringMatching(/Z$/),
		datacontenttype: "application/json",
		data: { id, number, status: "accepted", category: "suggestion" },
	});
	expect(event.headers["content-type"]).toBe("application/cloudevents+json");
	expect((await outbox()).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
	const told = [
		...test.texts.map((one) => one.text),
		...receiver.posted.map(({ body }) => body),
		...mailbox.mails.map((one) => one.text),
	];
	const leaks = (where: readonly string[], except: readonly string[] = []) =>
		PLANTED.filter((word) => !except.includes(word) && where.some((one) => one.includes(word)));
	expect(leaks(told, [MAILBOX])).toEqual([]);
	expect(leaks(lines)).toEqual([]);
	const rows = (await everyRow(test.services.db)).filter((row) => row.startsWith("outbox "));
	expect(rows).toHaveLength(3);
	expect(leaks(rows)).toEqual([]);
});

it("reaches nobody by the session that a nameless case came along with, and names nobody in its event", async () => {
	const { id } = await acceptedCase(citizen, { identity: "anonymous" });
	await all();
	expect(test.texts).toEqual([]);
	expect(mailbox.mails).toEqual([]);
	expect(receiver.posted.map(({ body }) => Object.keys(Object(valueIn(JSON.parse(body), "data"))).sort())).toEqual([
		["category", "id", "number", "status"],
	]);
	expect((await outbox()).map(({ user_id }) => user_id)).toEqual([null]);
	expect(lines.filter((line) => line.includes(id))).toEqual([]);
});

it("tells no system outside of what only one team reads", async () => {
	const { id } = await acceptedCase(citizen);
	await test.services.db.deleteFrom("outbox").execute();
	await test.services.db.updateTable("message").set({ restricted: true }).where("id", "=", id).execute();
	const event = {
		message_id: id,
		owner_id: null,
		by_owner: false,
		mover_id: null,
		published: false,
		status: "replied",
	};
	await test.services.db.transaction().execute((transaction) => test.services.notifier.caseMoved(transaction, event));
	expect(await outbox()).toEqual([]);
});

it("sends again, later each time and with the same id, until a receiver that was away is back", async () => {
	await acceptedCase(citizen);
	receiver.status = 503;
	await deliver("webhook");
	await deliver("webhook");
	expect(receiver.posted).toHaveLength(1);
	expect((await outbox()).find(({ channel }) => channel === "webhook")).toMatchObject({
		state: "waiting",
		attempts: 1,
		reason: "HTTP 503",
	});
	receiver.status = 204;
	await makeDue(test.services.db);
	await deliver("webhook");
	await makeDue(test.services.db);
	await deliver("webhook");
	expect(receiver.posted.map(({ headers }) => headers["webhook-id"])).toEqual(
		Array(2).fill(receiver.posted[0]?.headers["webhook-id"]),
	);
});

it("sends once when two processes find it due together, and once more, under its id, when one is killed before it noted it", async () => {
	await acceptedCase(citizen);
	await Promise.all([deliver("webhook"), deliver("webhook"), deliver("email"), deliver("email")]);
	expect(receiver.posted).toHaveLength(1);
	expect(mailbox.mails).toHaveLength(1);
	// As a kill between handing over and noting it leaves it.
	await test.services.db
		.updateTable("outbox")
		.set({ state: "waiting", send_after: new Date(0) })
		.execute();
	await all();
	expect(receiver.posted).toHaveLength(2);
	expect(receiver.posted[1]?.headers["webhook-id"]).toBe(receiver.posted[0]?.headers["webhook-id"]);
	const ids = mailbox.mails.map((mail) => /^Message-ID: (\S+)/im.exec(mail.text)?.[1]);
	expect(ids[0]).toMatch(/@yunting\.example>$/);
	expect(ids[1]).toBe(ids[0]);
});

it("gives up what fails to the end, or for good, and says why without a word of it", async () => {
	await acceptedCase(citizen);
	receiver.status = 500;
	await test.services.db
		.updateTable("outbox")
		.set({ attempts: MAX_ATTEMPTS - 1 })
		.where("channel", "=", "webhook")
		.execute();
	mailbox.refusal = { responseCode: 550 };
	await all();
	const failed = (await outbox()).filter(({ state }) => state === "dead");
	expect(failed.map(({ channel, reason }) => [channel, reason])).toEqual([
		["email", "SMTP 550"],
		["webhook", "HTTP 500"],
	]);
	expect(lines.some((line) => line.includes("is given up: SMTP 550."))).toBe(true);
	expect(PLANTED.filter((word) => lines.some((line) => line.includes(word)))).toEqual([]);
});

it("shows administrators what was given up, and sends it again or discards it, on record", async () => {
	const { number } = await acceptedCase(citizen);
	await test.services.db
		.updateTable("outbox")
		.set({ attempts: MAX_ATTEMPTS - 1 })
		.execute();
	receiver.status = 500;
	mailbox.refusal = { responseCode: 550 };
	await all();
	const token = await test.login(ADMIN_MOBILE);
	const call = (path: string, body?: object) =>
		test.call(`/admin/api/desk/outbox${path}`, { token, ...(body && { body }) });
	const { data } = await call("");
	expect(data).toMatchObject({
		channels: [
			{ channel: "email", waiting: 0, dead: 1, oldest_since: null },
			{ channel: "webhook", waiting: 0, dead: 1 },
		],
	});
	const dead = asArray(valueIn(data, "dead")).map(asObject);
	expect(dead.map((one) => [one.channel, one.webhook, one.kind, one.number, one.reason]).sort()).toEqual([
		["email", null, "case_moved", number, "SMTP 550"],
		["webhook", "crm", "case_moved", number, "HTTP 500"],
	]);
	expect(PLANTED.filter((word) => JSON.stringify(data).includes(word))).toEqual([]);
	const idOf = (channel: string) => String(dead.find((one) => one.channel === channel)?.id);
	receiver.status = 200;
	expect(await call("/resend", { channel: "webhook" })).toMatchObject({ code: 0, data: { resent: 1 } });
	await deliver("webhook");
	expect(receiver.posted.map(({ headers }) => headers["webhook-id"])).toEqual(Array(2).fill(idOf("webhook")));
	expect((await call("/discard", { id: idOf("email"), reason: "The mailbox is gone." })).code).toBe(0);
	expect((await call("/discard", { id: idOf("email"), reason: "Twice." })).code).toBe(404);
	expect((await call("/resend", { id: idOf("email") })).code).toBe(404);
	expect((await call("/resend", {})).code).toBe(422);
	expect(valueIn((await call("")).data, "dead")).toEqual([]);
	const actions = await test.services.db.selectFrom("audit_entry").select(["action", "detail"]).orderBy("id").execute();
	expect(actions.slice(-2)).toEqual([
		{ action: "notification.resent", detail: { resent: 1 } },
		{ action: "notification.discarded", detail: { reason: "The mailbox is gone." } },
	]);
});

it("tells who is invited to work here, by short message", async () => {
	const token = await test.login(ADMIN_MOBILE);
	await test.call("/admin/api/people", { token, body: { mobile: "13900000077" } });
	await deliver("sms");
	expect(test.texts).toEqual([
		{ mobile: "13900000077", text: expect.stringContaining("https://portal.example/admin/desk") },
	]);
});

it("lets short messages wait through the night without counting an attempt, and mails and events not", async () => {
	await acceptedCase(citizen);
	for (const channel of ["sms", "email", "webhook"] as const) await deliver(channel, NIGHT);
	expect(test.texts).toEqual([]);
	expect(mailbox.mails).toHaveLength(1);
	expect(receiver.posted).toHaveLength(1);
	const [waiting] = await test.services.db
		.selectFrom("outbox")
		.select(["attempts", "send_after"])
		.where("channel", "=", "sms")
		.execute();
	expect(waiting).toEqual({ attempts: 0, send_after: new Date("2026-11-24T08:00:00+08:00") });
});

it("forgets what was sent after a week, and never what waits", async () => {
	await acceptedCase(citizen);
	await deliver("email");
	await test.services.db
		.updateTable("outbox")
		.set({ created_at: new Date(0), settled_at: new Date(0) })
		.where("state", "=", "sent")
		.execute();
	await deleteSettled(test.services.db);
	expect((await outbox()).map(({ channel }) => channel)).toEqual(["sms", "webhook"]);
});
