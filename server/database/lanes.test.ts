import { sql } from "kysely";
import type { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { untilWaiting } from "../testing/waiting-statements.ts";
import { untilAborted } from "./lane.ts";

let test: TestApp;
let desk: CaseDesk;
let locking: Client;

beforeAll(async () => {
	test = await openTestApp({
		PORTICO_CONNECTIONS: "2",
		PORTICO_READING_CONNECTIONS: "2",
		PORTICO_READING_TIMEOUT_MS: "1500",
	});
	desk = await openDesk(test);
}, 60_000);
afterAll(() => test.close());

/** Stands for a search that takes long: nobody reads an article meanwhile. */
beforeEach(async () => {
	locking = await test.services.connect();
	await locking.query("begin; lock table article in access exclusive mode");
});
afterEach(async () => {
	await locking.query("rollback").catch(() => undefined);
	await locking.end();
});

const SEARCH = "/report/api.Search/getAll?keyword=lamp";

it("configures, logs in and files while 25 searches hold every connection that reading has", async () => {
	const searches = Array.from({ length: 25 }, () => test.call(SEARCH));
	await untilWaiting(locking, 2);
	const [config, filed] = await Promise.all([test.call("/report/api.Configs/getConfig"), desk.file()]);
	expect([config.code, filed.code]).toEqual([0, 0]);
	expect(await test.login("13800000007")).toMatch(/\S{20}/);
	const ready = await test.app.inject("/readyz");
	expect([ready.statusCode, ready.json()]).toMatchObject([200, { status: "ok", reading: "busy" }]);
	const values = await Promise.all(searches);
	expect(new Set(values.map(({ code }) => code))).toEqual(new Set([429]));
	expect(valueIn(values[0]?.data, "retry_after")).toBe(5);
}, 30_000);

it("words what was given up in the reader's language, as an outcome and not as a failure", async () => {
	const [english, chinese] = await Promise.all([test.call(SEARCH), test.call(SEARCH, { language: "zh-CN" })]);
	expect(english).toMatchObject({ code: 429, msg: "The portal is very busy. Please try again in 5 seconds." });
	expect(chinese).toMatchObject({ code: 429, msg: "目前访问量较大，请在 5 秒后重试。" });
});

it("gives a question up that still waits for a connection when its reader has waited too long, and goes on", async () => {
	const { reading, pools } = test.services;
	const searches = Array.from({ length: 2 }, () => test.call(SEARCH));
	await untilWaiting(locking, 2);
	const begun = performance.now();
	const late = untilAborted(AbortSignal.timeout(200), () => sql`select 1`.execute(reading));
	await expect(late).rejects.toThrow("has waited too long");
	expect(performance.now() - begun).toBeLessThan(1_000);
	await Promise.all(searches);
	const { reading: pool } = pools;
	await expect.poll(() => [pool.waitingCount, pool.idleCount - pool.totalCount]).toEqual([0, 0]);
	await sql`select 1`.execute(reading);
}, 30_000);
