import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { shippedSources } from "../release/shipped.ts";
import { noteContentChange } from "../repositories/content/content-change.ts";
import { deleteOldPurges, releaseKey } from "../repositories/releases/purge-note.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { openWebhookReceiver, type WebhookReceiver } from "../testing/receivers.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";
import { purgeDue } from "./purge-caches.ts";

let cache: WebhookReceiver;
let test: TestApp;
let desk: CaseDesk;

beforeAll(async () => {
	cache = await openWebhookReceiver();
	const PORTICO_PURGE_HEADERS = JSON.stringify({ Authorization: "Bearer secret" });
	test = await openTestApp({ PORTICO_PURGE_URL: cache.url, PORTICO_PURGE_HEADERS });
	desk = await openDesk(test);
}, 60_000);
afterAll(async () => {
	await test.close();
	await cache.close();
});
beforeEach(async () => {
	await test.services.db.deleteFrom("purge_note").execute();
	cache.posted.length = 0;
	cache.status = 200;
});

const notes = () => test.services.db.selectFrom("purge_note").select(["key", "send_after", "attempts"]).execute();

/** Lets the seconds pass after which it is told. */
const pass = () =>
	test.services.db
		.updateTable("purge_note")
		.set({ send_after: new Date(0) })
		.execute();
const told = () => cache.posted.map(({ headers }) => headers["surrogate-key"]);

async function publish(name: string): Promise<string> {
	const token = await test.login(ADMIN_MOBILE);
	const base = String(test.services.releases.current()?.id);
	const sources = shippedSources().map(({ path, text }) =>
		path === "site.json" ? { path, text: JSON.stringify({ ...JSON.parse(text), name }) } : { path, text },
	);
	const sent = await test.call("/admin/api/releases", { token, body: { sources, base } });
	expect(sent.code).toBe(0);
	await test.services.releases.refresh();
	return base;
}

it("tells caches once to forget the pages of a release that another took the place of, whichever server looks", async () => {
	const past = await publish("Another name");
	await purgeDue(test.services);
	expect(cache.posted).toEqual([]);
	await pass();
	await Promise.all([purgeDue(test.services), purgeDue(test.services)]);
	await purgeDue(test.services);
	expect(told()).toEqual([releaseKey(past)]);
	expect(cache.posted[0]?.headers).toMatchObject({ authorization: "Bearer secret", "cache-tag": releaseKey(past) });
	expect(JSON.parse(String(cache.posted[0]?.body))).toEqual({ tags: [releaseKey(past)] });
	expect(await notes()).toEqual([]);
});

it("tells them again, later, while they do not take it", async () => {
	await noteContentChange(test.services.db, "article");
	await pass();
	cache.status = 503;
	await expect(purgeDue(test.services)).rejects.toThrow("answered 503");
	const [waiting] = await notes();
	expect(waiting?.attempts).toBe(1);
	expect(Number(waiting?.send_after)).toBeGreaterThan(Date.now());
	await pass();
	cache.status = 200;
	await purgeDue(test.services);
	expect(told()).toEqual(["portico", "portico"]);
	expect(await notes()).toEqual([]);
});

it("tells them of an article when it comes out, not when it is kept", async () => {
	const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
	await noteContentChange(test.services.db, "article", tomorrow);
	const [waiting] = await notes();
	expect(Number(waiting?.send_after)).toBeGreaterThan(tomorrow.getTime());
});

it("tells them of cases when what everybody sees has changed, together and not before", async () => {
	const first = await desk.fileId();
	const second = await desk.fileId();
	await desk.act(first, { action: "accept" });
	expect(await notes()).toEqual([]);
	for (const id of [first, second]) {
		await desk.act(id, { action: "accept" });
		expect((await desk.publish(id)).code).toBe(0);
	}
	await pass();
	await purgeDue(test.services);
	expect(told()).toEqual(["cases"]);
});

it("forgets what nobody tells", async () => {
	await noteContentChange(test.services.db, "article");
	await deleteOldPurges(test.services.db);
	expect(await notes()).toHaveLength(1);
	await pass();
	await deleteOldPurges(test.services.db);
	expect(await notes()).toEqual([]);
});
