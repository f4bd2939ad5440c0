import { execFileSync } from "node:child_process";
import {
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type StoredRow, storedRows } from "../../testing/planted-rows.ts";
import { walkUp } from "../../testing/walk-up.ts";
import { type Database, openDatabase } from "../connection.ts";
import { databaseAccount } from "../embedded/account.ts";
import { postgresBinaries } from "../embedded/binaries.ts";
import { createCluster, DATABASE_NAME } from "../embedded/cluster.ts";
import { placeDatabase } from "../embedded/placement.ts";
import { SHELTER } from "../embedded/shelter.ts";
import { majorOfBinaries } from "../embedded/unusable.ts";
import { compareRows } from "./compare-rows.ts";
import { moveDatabase } from "./move-database.ts";
import { withCluster } from "./running-cluster.ts";

const account = databaseAccount();
const present = postgresBinaries(account, SHELTER);

/** An older version of the system's, as Debian places them; else the one at hand, which takes the same way. */
const older = ["15", "16", "17"]
	.map((major) => `/usr/lib/postgresql/${major}`)
	.find((path) => existsSync(join(path, "bin/initdb")));
const former = older ?? present;

const folder = mkdtempSync(join(tmpdir(), "portico-move-"));
const placement = placeDatabase(folder, account);

let before: StoredRow[];
let database: Database | undefined;

async function createFormer(): Promise<void> {
	if (former === present) return createCluster(present, placement, account);
	mkdirSync(placement.data, { mode: 0o700 });
	if (account) chownSync(placement.data, account.uid, account.gid);
	const options = ["-U", DATABASE_NAME, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"];
	execFileSync(join(former, "bin/initdb"), ["-D", placement.data, ...options], {
		...account,
		cwd: placement.home,
		stdio: "ignore",
	});
}

const inFormer = <T>(work: (client: Client) => Promise<T>, name = DATABASE_NAME) =>
	withCluster({ binaries: former, placement, account }, { fsync: "off" }, work, name);

beforeAll(async () => {
	await createFormer();
	await inFormer((client) => client.query(`create database ${DATABASE_NAME}`), "postgres");
	before = await inFormer(async (client) => {
		await walkUp(client);
		// A number that was drawn and is not stored, and one that nothing was drawn from since.
		await client.query("select setval('message_number', 41)");
		return storedRows(client);
	});
}, 300_000);
afterAll(async () => {
	await database?.close();
	rmSync(folder, { recursive: true, force: true });
});

it("refuses binaries of another version, a folder that has none, and an empty folder", async () => {
	await expect(moveDatabase(folder, "/nowhere")).rejects.toThrow(
		"/nowhere should be a folder with the bin, lib and share",
	);
	await expect(moveDatabase(join(folder, "other"), former)).rejects.toThrow("holds no database that could be moved");
	const version = join(placement.data, "PG_VERSION");
	const major = readFileSync(version, "utf8");
	writeFileSync(version, "9\n");
	await expect(moveDatabase(folder, former)).rejects.toThrow(
		`The database is of PostgreSQL 9, and ${former} of PostgreSQL`,
	);
	writeFileSync(version, major);
});

it("refuses to move what a server uses", async () => {
	await inFormer(() =>
		expect(moveDatabase(folder, former)).rejects.toThrow("A server uses this database. Stop it first."),
	);
});

it("moves every row, value and sequence to the version at hand, keeps the former database, and the portal's database opens", {
	timeout: 240_000,
}, async () => {
	const tables: string[] = [];
	const report = await moveDatabase(folder, former, (table) => tables.push(table));
	expect(report).toMatchObject({ from: majorOfBinaries(former), to: majorOfBinaries(present) });
	expect(report.rows).toBeGreaterThan(60);
	expect(tables).toContain("message");
	expect(readFileSync(join(report.aside, "PG_VERSION"), "utf8").trim()).toBe(majorOfBinaries(former));
	expect(existsSync(join(placement.home, "moving"))).toBe(false);

	database = await openDatabase({ url: null, folder });
	const client = await database.connect();
	const after = await storedRows(client);
	expect(after).toHaveLength(before.length);
	expect(after).toEqual(expect.arrayContaining(before));
	const { rows } = await client.query("select nextval('message_number')::integer as number");
	expect(rows).toEqual([{ number: 42 }]);
	const entry =
		"insert into audit_entry (actor, action, object_kind, object_id) values ('x', 'x', 'x', 'x') returning id::integer";
	expect((await client.query(entry)).rows).toEqual([{ id: 2 }]);
	const found = await client.query("select title from message where search @@ portico_query('hole')");
	expect(found.rows).toEqual([{ title: "A hole of the first year" }]);
	await client.end();
});

it("finds a row that is another, or is not there", async () => {
	const one = (await database?.connect()) ?? expect.fail();
	await database?.db.destroy();
	await one.query(`create database copied template template0`).catch(() => undefined);
	const other = new Client({ ...database?.embedded?.connection, database: "copied" });
	await other.connect();
	await walkUp(other);
	await other.query("update app_user set nickname = 'Somebody else' where mobile = '13700000801'");
	await expect(compareRows(one, other)).rejects.toThrow(
		/^The table \w+ had \d+ rows and has \d+, or other values in them\.$/,
	);
	await other.query("alter table app_user add column extra text");
	await expect(compareRows(one, other)).rejects.toThrow("Only one of the two databases has the table app_user (");
	await Promise.all([one.end(), other.end()]);
});

it("refuses to begin anew where a move was ended before its last step, and says how to end it", async () => {
	await database?.close();
	database = undefined;
	renameSync(placement.data, join(placement.home, "moved"));
	await expect(openDatabase({ url: null, folder })).rejects.toThrow(
		`rename ${join(placement.home, "moved")} to ${placement.data}.`,
	);
	renameSync(join(placement.home, "moved"), placement.data);
});
