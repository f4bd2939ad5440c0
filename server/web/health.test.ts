import type { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { untilWaiting } from "../testing/waiting-statements.ts";

let test: TestApp;
let locking: Client;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_CONNECTIONS: "1" });
	locking = await test.services.connect();
}, 60_000);
afterAll(async () => {
	await locking.end();
	await test.close();
});

async function ready(): Promise<[number, unknown]> {
	const { statusCode, body } = await test.app.inject("/readyz");
	return [statusCode, JSON.parse(body)];
}

it("is ready with a database, a release and room on the disk", async () => {
	// Where the machine is busy, a connection that takes longer than a second counts as none: it is asked again.
	await expect
		.poll(ready)
		.toMatchObject([200, { status: "ok", database: true, reading: "ok", disk: true, storage: "ok" }]);
});

it("is not ready while the disk has less room than is to be kept free, and lives on", async () => {
	const { database } = test.services.settings;
	const usual = database.diskReserve;
	database.diskReserve = Number.MAX_SAFE_INTEGER;
	expect(await ready()).toMatchObject([503, { status: "not ready", database: true, disk: false }]);
	database.diskReserve = usual;
	expect((await test.app.inject("/healthz")).statusCode).toBe(200);
});

it("is not ready while no connection is to be had for filing", async () => {
	await locking.query("begin; lock table category in access exclusive mode");
	const blocked = test.call("/report/api.Messages/getCategory");
	await untilWaiting(locking, 1);
	expect(await ready()).toMatchObject([503, { database: false, reading: "ok" }]);
	await locking.query("rollback");
	expect((await blocked).code).toBe(0);
	expect((await ready())[0]).toBe(200);
});
