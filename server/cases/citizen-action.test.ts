import { afterAll, beforeAll, expect, it } from "vitest";
import { deliverBy } from "../jobs/deliver.ts";
import { makeDue } from "../testing/due-messages.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const FILER = "13700000041";

/** At a time of day at which nobody is left in peace. */
const sendSms = deliverBy("sms", () => new Date("2026-11-23T12:00:00+08:00"));

let test: TestApp;
let desk: CaseDesk;
let citizen: string;
let other: string;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_SMS_NOTICES: "1" });
	desk = await openDesk(test);
	citizen = await test.login(FILER);
	other = await test.login("13700000042");
}, 60_000);
afterAll(() => test.close());

const call = (name: string, body: object, token = citizen) =>
	test.call(`/report/api.Messages/${name}`, { token, body });
const flowOf = async (id: string, token?: string) =>
	valueIn(
		(await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, token ? { token } : {})).data,
		"list",
	);

it("takes parallel sendings of one key for one action", async () => {
	const id = await desk.fileId(citizen);
	await desk.act(id, { action: "request-info", note: "Which playground?" });
	const body = { id, note: "The one by the river.", idempotency_key: crypto.randomUUID() };
	const values = await Promise.all([1, 2, 3, 4, 5].map(() => call("supplement", body)));
	expect(values.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
	expect(JSON.stringify(await flowOf(id, citizen)).match(/"supplement"/g)).toHaveLength(1);
});

it("lets one of two contrary actions at once through", async () => {
	const id = await desk.fileId(citizen);
	const codes = (await Promise.all([call("withdraw", { id }), desk.act(id, { action: "reject", note: "No." })])).map(
		({ code }) => code,
	);
	expect(codes.sort()).toEqual([0, 409]);
});

it("keeps what a filer adds from the public, and shows it to the filer", async () => {
	const id = await desk.fileId(citizen);
	await desk.act(id, { action: "accept" });
	await desk.publish(id);
	await desk.act(id, { action: "request-info", note: "Which playground?" });
	await call("supplement", { id, note: "Ring me at 13812345678." });
	expect(JSON.stringify(await flowOf(id, citizen))).toContain("13812345678");
	const seen = JSON.stringify(await flowOf(id));
	expect(seen).toContain("Which playground?");
	expect(seen).not.toContain("13812345678");
});

it("publishes a handler's note as the reply where nothing else is given, as words and not as HTML", async () => {
	const id = await desk.fileId(citizen);
	await desk.act(id, { action: "accept" });
	expect((await desk.act(id, { action: "reply" })).code).toBe(422);
	const note = "It is <b>mended</b>.\nSee for yourself.\n\nThe crew";
	expect((await desk.act(id, { action: "reply", note })).code).toBe(0);
	expect(valueIn((await desk.detail(id, citizen)).data, "reply")).toBe(
		"<p>It is &lt;b&gt;mended&lt;/b&gt;.<br />See for yourself.</p><p>The crew</p>",
	);
});

it("promises a date of accepting until the case is accepted, then one of the reply until it is replied to", async () => {
	const id = await desk.fileId(citizen);
	const promised = async () => {
		const { data } = await desk.detail(id, citizen);
		return [valueIn(data, "accept_by"), valueIn(data, "reply_by")].map((date) => typeof date);
	};
	expect(await promised()).toEqual(["string", "string"]);
	await desk.act(id, { action: "accept" });
	expect(await promised()).toEqual(["object", "string"]);
	await desk.act(id, { action: "reply", note: "Done." });
	expect(await promised()).toEqual(["object", "object"]);
});

it("does not count a 'me too' twice, however many come at once", async () => {
	const id = await desk.fileId(citizen);
	await desk.act(id, { action: "accept" });
	await desk.publish(id);
	const values = await Promise.all([1, 2, 3, 4, 5].map(() => call("support", { id }, other)));
	expect(values.map(({ data }) => valueIn(data, "supports"))).toEqual([1, 1, 1, 1, 1]);
});

it("tells followers nothing of a case that is taken from the public, nor what they were told before", async () => {
	const id = await desk.fileId(citizen);
	await desk.act(id, { action: "accept" });
	await desk.publish(id);
	await call("follow", { id, follow: true }, other);
	await desk.act(id, { action: "dispatch" });
	const notified = async () => (await test.call("/api/Notifications/getList", { token: other })).data;
	expect(JSON.stringify(await notified())).toContain(id);
	await call("withdraw", { id });
	expect(await notified()).toMatchObject({ list: [], total: 0 });
});

it("tells filers by short message in their language when others move their case, once", async () => {
	await sendSms.run(test.services);
	test.texts.length = 0;
	await test.call("/api/User/updateProfile", { token: citizen, body: { locale: "zh-CN" } });
	const { data } = await desk.file(citizen);
	const id = String(valueIn(data, "id"));
	await desk.act(id, { action: "accept" });
	await call("withdraw", { id });
	await sendSms.run(test.services);
	await sendSms.run(test.services);
	expect(test.texts).toEqual([{ mobile: FILER, text: expect.stringContaining(`案件 ${valueIn(data, "number")}`) }]);
});

it("sends a short message again later when it could not be sent", async () => {
	const id = await desk.fileId(citizen);
	await desk.act(id, { action: "accept" });
	test.texts.length = 0;
	const { sendText: notify } = test.services.sms;
	test.services.sms.sendText = async () => {
		throw new Error("no network");
	};
	await sendSms.run(test.services);
	test.services.sms.sendText = notify;
	await sendSms.run(test.services);
	expect(test.texts).toEqual([]);
	await makeDue(test.services.db);
	await sendSms.run(test.services);
	expect(test.texts).toHaveLength(1);
});
