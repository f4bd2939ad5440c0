import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { databaseAccount } from "./account.ts";
import { postgresBinaries } from "./binaries.ts";
import { createCluster } from "./cluster.ts";
import { placeDatabase } from "./placement.ts";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "./postmaster.ts";
import { SHELTER } from "./shelter.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "portico-postgres-"));
const placeIn = (place: string) => placeDatabase(place, databaseAccount());

let folder: string;
/** A folder with a new PostgreSQL, which is copied sooner than made. */
const made = newFolder();
const copyMade = () => execFileSync("cp", ["-Rp", placeIn(made).data, placeIn(folder).data]);

beforeAll(async () => {
	const account = databaseAccount();
	await createCluster(postgresBinaries(account, SHELTER), placeIn(made), account);
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
	folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pidFile = () => join(folder, "postgres", "data", "postmaster.pid");
const postmaster = () => Number(readFileSync(pidFile(), "utf8").split("\n")[0]);

async function request(database: EmbeddedDatabase, query: string): Promise<unknown> {
	const client = new Client(database.connection);
	client.on("error", () => undefined);
	await client.connect();
	try {
		return (await client.query(query)).rows[0];
	} finally {
		await client.end();
	}
}

it("is shared by those who open one folder, and stops with the last of them", { timeout: 60_000 }, async () => {
	const [first, second] = await Promise.all([openEmbeddedDatabase(folder), openEmbeddedDatabase(folder)]);
	const stayed = new Client(second.connection);
	await stayed.connect();
	await first.release();
	expect((await stayed.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	await stayed.end();
	await second.release();
	expect(existsSync(pidFile())).toBe(false);
});

/** A table that PostgreSQL tidies up by itself at once, and takes minutes for. */
const LONG_TIDYING = `
	create table untidy with (
		autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0,
		autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1
	) as select n from generate_series(1, 100000) as n`;

it("stops also while PostgreSQL tidies up by itself", { timeout: 60_000 }, async () => {
	copyMade();
	const database = await openEmbeddedDatabase(folder, { autovacuum_naptime: "1s" });
	await request(database, LONG_TIDYING);
	await request(database, "delete from untidy");
	await vi.waitFor(
		async () =>
			expect(
				await request(database, "select 1 as one from pg_stat_activity where query like 'autovacuum: VACUUM%untidy'"),
			).toEqual({ one: 1 }),
		50_000,
	);
	await database.release();
	expect(existsSync(pidFile())).toBe(false);
});

it("listens on no network address, and writes through to the disk", { timeout: 60_000 }, async () => {
	copyMade();
	const database = await openEmbeddedDatabase(folder);
	expect(await request(database, "show listen_addresses")).toEqual({ listen_addresses: "" });
	expect(await request(database, "show fsync")).toEqual({ fsync: "on" });
	expect(await request(database, "show synchronous_commit")).toEqual({ synchronous_commit: "on" });
	await database.release();
});

it("starts PostgreSQL again when it was killed, with what was committed", { timeout: 60_000 }, async () => {
	copyMade();
	const database = await openEmbeddedDatabase(folder);
	await request(database, "create table kept as select 42 as answer");
	const killed = postmaster();
	process.kill(killed, "SIGKILL");
	await vi.waitFor(
		async () => expect(await request(database, "select answer from kept")).toEqual({ answer: 42 }),
		50_000,
	);
	expect(postmaster()).not.toBe(killed);
	await database.release();
});

it("adopts a PostgreSQL that is already at work in the folder", { timeout: 60_000 }, async () => {
	copyMade();
	const first = await openEmbeddedDatabase(folder);
	const atWork = postmaster();
	const second = await openEmbeddedDatabase(folder);
	expect(postmaster()).toBe(atWork);
	await first.release();
	await second.release();
});
