import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { openDatabase } from "./connection.ts";
import { migrate } from "./migrate.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it("refuses a schema that a newer version has changed, and says which migration it lacks", async () => {
	const client = await test.services.connect();
	try {
		await migrate(client);
		await client.query("insert into migration (number, name) values (9999, '9999_far_ahead.sql')");
		await expect(migrate(client)).rejects.toThrow(
			"The database is of a newer version of Portico: it has the migration 9999_far_ahead.sql",
		);
	} finally {
		await client.query("delete from migration where number = 9999");
		await client.end();
	}
});

it("names the variable of a database that cannot be reached", async () => {
	const url = "postgres://nobody:secret@127.0.0.1:1/none";
	const opening = openDatabase({ url, folder: test.services.settings.data });
	await expect(opening).rejects.toThrow(
		"The database of DATABASE_URL could not be reached: connect ECONNREFUSED 127.0.0.1:1.",
	);
});

it("builds an index beside those who write, and begins anew where that was broken off", async () => {
	const client = await test.services.connect();
	const isValid = async () => {
		const { rows } = await client.query<{ valid: boolean }>(
			"select indisvalid as valid from pg_index where indexrelid = to_regclass('message_search_sliced')",
		);
		return rows[0]?.valid;
	};
	try {
		// As a build leaves it that was broken off: there, and not to be used.
		await client.query("update pg_index set indisvalid = false where indexrelid = 'message_search_sliced'::regclass");
		await client.query("delete from migration where number = 264");
		expect(await isValid()).toBe(false);
		await migrate(client);
		expect(await isValid()).toBe(true);
	} finally {
		await client.end();
	}
});

it("has two processes that start together take turns, also while an index is built", async () => {
	const clients = await Promise.all([test.services.connect(), test.services.connect()]);
	try {
		await clients[0]?.query("delete from migration where number = 264");
		await Promise.all(clients.map((client) => migrate(client)));
		const { rows } = (await clients[0]?.query("select number from migration where number = 264")) ?? { rows: [] };
		expect(rows).toHaveLength(1);
	} finally {
		await Promise.all(clients.map((client) => client.end()));
	}
});
