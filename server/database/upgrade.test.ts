import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyAudit } from "../audit/verify.ts";
import { keyMac } from "../cases/key-mac.ts";
import { copyTemplate } from "../testing/database-template.ts";
import type { StoredRow } from "../testing/planted-rows.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";
import { walkUp } from "../testing/walk-up.ts";
import { type Database, openDatabase } from "./connection.ts";

const NAMED = "e0000000-0000-4000-8000-000000000001";
const NAMELESS = "e0000000-0000-4000-8000-000000000002";
const CITIZEN = "13700000801";
const WALKED = "walked";

const folder = mkdtempSync(join(tmpdir(), "portico-upgrade-"));

let host: Database;
let test: TestApp;
let lost: string[];
let rows: StoredRow[];

beforeAll(async () => {
	await copyTemplate(folder);
	host = await openDatabase({ url: null, folder });
	const connection = host.embedded?.connection ?? expect.fail();
	const making = await host.connect();
	await making.query(`create database ${WALKED}`).finally(() => making.end());
	const client = new Client({ ...connection, database: WALKED });
	await client.connect();
	({ lost, rows } = await walkUp(client).finally(() => client.end()));
	const url = `postgres://${connection.user}@${encodeURIComponent(connection.host)}/${WALKED}`;
	test = await openTestApp({ DATABASE_URL: url, PORTICO_READING_TIMEOUT_MS: "60000" });
}, 400_000);
afterAll(async () => {
	await test?.close();
	await host?.close();
	rmSync(folder, { recursive: true, force: true });
});

it("loses no row and no value of any version on the way to the newest schema", () => {
	expect(lost).toEqual([]);
});

it("knows a row of every table, from the version that brought it", async () => {
	const client = await test.services.connect();
	const { rows: tables } = await client
		.query<{ name: string }>(
			"select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
		)
		.finally(() => client.end());
	const filled = new Set(rows.map(({ table }) => table));
	const computed = ["message_day", "migration"];
	const none = tables.filter(({ name }) => !filled.has(name) && !computed.includes(name)).map(({ name }) => name);
	expect(none, "have no row in server/testing/planted").toEqual([]);
});

it("shows everybody what was published then", { timeout: 240_000 }, async () => {
	// While the machine is busy, readers are asked to come again.
	const list = async () => JSON.stringify(await test.call("/report/api.Messages/getList?limit=50"));
	await expect.poll(list, { timeout: 110_000 }).toContain('"title":"A hole of the first year"');
	const detail = await test.call(`/report/api.Messages/getDetail?id=${NAMED}`);
	expect(detail).toMatchObject({ code: 0, data: { title: "A hole of the first year", reply: "<p>It is filled.</p>" } });
	expect((await test.call(`/report/api.Messages/getDetail?id=${NAMELESS}`)).code).toBe(404);
	const articles = async () => JSON.stringify(await test.call("/report/api.Articles/getList?limit=50"));
	await expect.poll(articles, { timeout: 110_000 }).toContain('"title":"The first article"');
});

it("knows who filed, followed and drafted then", async () => {
	const token = await test.login(CITIZEN);
	const own = await test.call("/report/api.Messages/getUserReportList?page=1", { token });
	expect(own).toMatchObject({ code: 0, data: { list: [{ id: NAMED }] } });
	const drafts = await test.call("/report/api.Drafts/getList", { token });
	expect(JSON.stringify(drafts.data)).toContain("Half a");
	const told = await test.call("/api/Notifications/getList?page=1", { token });
	expect(JSON.stringify(told.data)).toContain(NAMED);
	expect((await test.call("/api/User/export", { token })).code).toBe(0);
});

it("lets staff handle what was filed then", async () => {
	const token = await test.login(ADMIN_MOBILE);
	const shown = await test.call(`/admin/api/desk/case?id=${NAMELESS}`, { token });
	expect(shown).toMatchObject({ code: 0, data: { title: "An idea without a name", priority: 1 } });
	const noted = await test.call(`/admin/api/desk/case?id=${NAMED}`, { token });
	expect(JSON.stringify(noted.data)).toContain("Was there on Monday.");
	const body = { action: "accept" };
	const moved = await test.call(`/admin/api/cases/${NAMELESS}/transitions`, { token, body });
	expect(moved.code).toBe(0);
});

it("carries on what migrations wrote anew: keys as MACs, messages in the outbox, files that may name their author, words about requests", async () => {
	const { db, secret } = test.services;
	const nameless = db.selectFrom("message").select("idempotency_key").where("id", "=", NAMELESS);
	expect((await nameless.executeTakeFirst())?.idempotency_key).toBe(keyMac(secret, "key-without-a-name"));
	const waiting = db.selectFrom("outbox").select("attempts").where("channel", "=", "sms");
	expect(await waiting.execute()).toEqual([{ attempts: 3 }]);
	const plan = db.selectFrom("upload").select("keeps_metadata").where("id", "=", "first-plan");
	expect(await plan.executeTakeFirst()).toEqual({ keeps_metadata: true });
	const asked = db.selectFrom("data_request").select("correspondence").where("kind", "=", "correction");
	const correspondence = { wish: "My name is written otherwise.", exchanges: [] };
	expect(await asked.executeTakeFirst()).toEqual({ correspondence });
	expect(await verifyAudit(db)).toMatchObject({ holds: true });
});
