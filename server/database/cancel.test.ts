import { get } from "node:http";
import { sql } from "kysely";
import type { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { untilWaiting } from "../testing/waiting-statements.ts";

let test: TestApp;
let locking: Client;
let address: string;

beforeAll(async () => {
	// No time limit could be what ends a query here.
	test = await openTestApp({ PORTICO_READING_CONNECTIONS: "1", PORTICO_READING_TIMEOUT_MS: "3600000" });
	address = await test.app.listen({ port: 0, host: "127.0.0.1" });
	locking = await test.services.connect();
}, 60_000);
afterAll(async () => {
	await locking.end();
	await test.close();
});

const connection = async () =>
	(await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(test.services.reading)).rows;

it("cancels the query of a reader who has left, and the connection serves the next", async () => {
	const before = await connection();
	await locking.query("begin; lock table article in access exclusive mode");
	const request = get(`${address}/report/api.Articles/getList`).on("error", () => undefined);
	await untilWaiting(locking, 1);
	request.destroy();
	await untilWaiting(locking, 0);
	expect(await connection()).toEqual(before);
	await locking.query("rollback");
	expect((await test.call("/report/api.Articles/getList")).code).toBe(0);
});
