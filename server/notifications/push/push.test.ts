import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { asArray, asObject } from "../../../schemas/json/json.ts";
import { deliverBy } from "../../jobs/deliver.ts";
import { makeDue } from "../../testing/due-messages.ts";
import { type CaseDesk, openDesk } from "../../testing/filed-case.ts";
import { openPushService, type PushService } from "../../testing/push-service.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../../testing/test-app.ts";

const NOON = () => new Date("2026-11-23T12:00:00+08:00");
const NIGHT = () => new Date("2026-11-23T23:00:00+08:00");
/** What is planted in cases, and may be found in nothing that a push service gets. */
const PLANTED = /Xanadu|13911112222|Kublai/;

let test: TestApp;
let desk: CaseDesk;
let service: PushService;
let people = 0;

beforeAll(async () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	service = await openPushService();
	test = await openTestApp({
		PORTICO_PUBLIC_URL: "https://portal.example",
		PORTICO_PUSH_CONTACT: "mailto:portal@yunting.example",
		PORTICO_PUSH_ANYWHERE: "1",
		PORTICO_OVERLOAD_MS: "60000",
		PORTICO_READING_TIMEOUT_MS: "60000",
	});
	desk = await openDesk(test);
}, 60_000);
afterAll(async () => {
	await test.close();
	await service.close();
	vi.restoreAllMocks();
});
beforeEach(async () => {
	service.status = 201;
	await test.services.db.deleteFrom("outbox").execute();
});

const channels = async (token: string) => asObject((await test.call("/api/User/getChannels", { token })).data);
const update = (token: string, body: object) => test.call("/api/User/updateChannels", { token, body });

/** Somebody's browser, and how they turn it on and off there. */
async function device(mobile = `1370007${String(++people).padStart(4, "0")}`) {
	const token = await test.login(mobile);
	const browser = service.browser();
	const key = String(valueIn((await channels(token)).push, "key"));
	const set = (on: boolean) => update(token, { push: { key, on, ...(on && browser.subscription) } });
	return { mobile, token, browser, key, set };
}

async function acceptedCase(token: string): Promise<{ id: string; number: string }> {
	const filed = await desk.file(token, { title: "Xanadu needs a tap", description: "Call 13911112222" });
	const id = String(valueIn(filed.data, "id"));
	expect((await desk.act(id, { action: "accept", note: "Kublai will look at it" })).code).toBe(0);
	return { id, number: String(valueIn(filed.data, "number")) };
}
const deliver = (now = NOON) => deliverBy("push", now).run(test.services);
const outbox = () => test.services.db.selectFrom("outbox").select(["id", "state", "reason", "attempts"]).execute();
const subscriptions = () => test.services.db.selectFrom("push_subscription").select("endpoint").execute();

it("tells the browser of who turned it on, sealed and signed, in their language and with nothing that anybody wrote", async () => {
	const { token, browser, key, set } = await device();
	await test.call("/api/User/updateProfile", { token, body: { locale: "zh-CN" } });
	expect((await channels(token)).offered).toEqual([{ value: "push", label: "On my devices" }]);
	await acceptedCase(token);
	expect(await outbox()).toEqual([]);
	expect((await set(true)).code).toBe(0);
	expect((await channels(token)).push).toEqual({ key, on: true });
	const { id, number } = await acceptedCase(token);
	await deliver();
	const [row] = await outbox();
	expect(row).toMatchObject({ state: "sent" });
	expect(browser.received).toHaveLength(1);
	const [{ shown, headers, signedBy, claims } = expect.fail()] = browser.received;
	expect(shown).toEqual({
		title: "云汀市民服务门户",
		body: `您的案件 ${number} 有新进展。`,
		lang: "zh-CN",
		path: `/message/detail?id=${id}`,
		tag: row?.id,
	});
	expect(JSON.stringify(shown)).not.toMatch(PLANTED);
	expect(signedBy).toBe(key);
	expect(claims).toMatchObject({ sub: "mailto:portal@yunting.example", aud: expect.stringContaining("127.0.0.1") });
	expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
});

it("tells every device, waits in quiet hours, and tells nobody who chose otherwise", async () => {
	const one = await device();
	const other = await device(one.mobile);
	for (const { set } of [one, other]) await set(true);
	await acceptedCase(one.token);
	await deliver(NIGHT);
	expect(one.browser.received).toHaveLength(0);
	await makeDue(test.services.db);
	await deliver();
	expect([one, other].map(({ browser }) => browser.received.length)).toEqual([1, 1]);
	await test.services.db.deleteFrom("outbox").execute();
	await update(one.token, { case_moved: [] });
	await acceptedCase(one.token);
	expect(await outbox()).toEqual([]);
});

it("is shown to who writes a reply as the notice that will be sent, with nothing that anybody wrote", async () => {
	const { token, set } = await device();
	await set(true);
	const { id } = await acceptedCase(token);
	const handler = await test.login(ADMIN_MOBILE);
	const body = { id, version: 0, action: "reply", text: "Kublai has put the tap right." };
	const { data } = await test.call("/admin/api/desk/cases/preview", { token: handler, body });
	const push = asArray(valueIn(data, "list")).find((one) => valueIn(one, "channel") === "push");
	expect(String(valueIn(push, "text"))).toMatch(/\w/);
	expect(JSON.stringify(push)).not.toMatch(PLANTED);
});

it("forgets a browser that its push service does not know any more, and tries again where that is busy", async () => {
	const { token, set } = await device();
	await set(true);
	service.status = 503;
	await acceptedCase(token);
	await deliver();
	expect(await outbox()).toMatchObject([{ state: "waiting", reason: "HTTP 503", attempts: 1 }]);
	await makeDue(test.services.db);
	service.status = 410;
	await deliver();
	expect(await outbox()).toMatchObject([{ state: "discarded", reason: "nobody to tell" }]);
	expect((await channels(token)).push).toMatchObject({ on: false });
	expect((await set(true)).code).toBe(0);
	service.status = 400;
	await acceptedCase(token);
	await deliver();
	expect((await outbox()).find(({ state }) => state === "dead")).toMatchObject({ reason: "HTTP 400", attempts: 1 });
});

it("ends with the session that turned it on, by hand, and with the account", async () => {
	const before = (await subscriptions()).length;
	const off = await device();
	const out = await device();
	const gone = await device();
	for (const { set } of [off, out, gone]) expect((await set(true)).code).toBe(0);
	expect(await subscriptions()).toHaveLength(before + 3);
	const exported = JSON.stringify(await test.call("/api/User/export", { token: gone.token }));
	expect(exported).toContain(gone.browser.subscription.endpoint);
	await off.set(false);
	await test.call("/api/User/endSessions", { token: out.token, body: { which: "all" } });
	await test.call("/api/User/delete", { token: gone.token, body: { confirm: "delete" } });
	expect(await subscriptions()).toHaveLength(before);
});

it("takes a browser from who had it before, and ten of one person at most", async () => {
	const first = await device();
	const second = await device();
	await first.set(true);
	const push = { key: second.key, on: true, ...first.browser.subscription };
	expect((await update(second.token, { push })).code).toBe(0);
	expect((await channels(first.token)).push).toMatchObject({ on: false });
	const { mobile } = second;
	for (let count = 1; count < 10; count++) expect((await (await device(mobile)).set(true)).code).toBe(0);
	expect((await (await device(mobile)).set(true)).code).toBe(409);
	expect((await update(second.token, { push })).code).toBe(0);
});

it.each([
	["/push/key", { key: "BAAA" }],
	["/push/p256dh", { p256dh: "BAAA" }],
	["/push/auth", { auth: "AAAA" }],
])("refuses what no browser gives: %s", async (pointer, part) => {
	const { token, key, browser } = await device();
	const refused = await update(token, { push: { key, on: true, ...browser.subscription, ...part } });
	expect([refused.code, JSON.stringify(refused.data)]).toEqual([422, expect.stringContaining(pointer)]);
});
