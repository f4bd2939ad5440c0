import { sql } from "kysely";
import { type ClientConfig, Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmbeddedTestApp, type TestApp } from "../testing/test-app.ts";
import { isAway } from "./away.ts";
import { openLane } from "./lane.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openEmbeddedTestApp();
}, 60_000);
afterAll(() => test.close());

/** A port of this machine that nobody listens on. */
const NOBODY = { host: "127.0.0.1", port: 1 };
const LIMITS = { connections: 2, statementTimeout: 1_000, timeoutMs: 1_000, workMem: null };
const baseOf = (connection: ClientConfig) => ({ connection, plugins: [], cancel: async () => undefined });

it("reads from the database that stands in while a replica is away", async () => {
	const away = openLane(baseOf(NOBODY), LIMITS, test.services.pools.reading);
	const { rows } = await sql<{ one: number }>`select 1 as one`.execute(away.db);
	expect(rows).toEqual([{ one: 1 }]);
	await away.db.destroy();
});

it("fails as a database that is away where none stands in", async () => {
	const alone = openLane(baseOf(NOBODY), LIMITS);
	const failed = await sql`select 1`.execute(alone.db).catch((error: unknown) => error);
	expect(isAway(failed)).toBe(true);
	await alone.db.destroy();
});

it("sets no limits on connections that a pooler lends", async () => {
	const lent = new Pool({ ...test.services.embedded?.connection, max: 1 });
	const lane = openLane(baseOf(lent.options), { ...LIMITS, statementTimeout: null });
	const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(lane.db);
	expect(rows[0]?.statement_timeout).toBe("0");
	await Promise.all([lane.db.destroy(), lent.end()]);
});
