import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Client } from "pg";

const FOLDER = new URL("./migrations/", import.meta.url);
const LOCK = 7_150_211;
const TURN_MS = 50;

type Migration = { number: number; name: string; sql: string };

/** All migrations of this version, in their order. */
export function shippedMigrations(): Migration[] {
	return readdirSync(FOLDER)
		.filter((name) => /^\d{4}_.+\.sql$/.test(name))
		.sort()
		.map((name) => ({ number: Number(name.slice(0, 4)), name, sql: readFileSync(new URL(name, FOLDER), "utf8") }));
}

/** The index that a migration builds while others write; such a statement cannot stand in a transaction. */
const indexBuiltBeside = (statements: string) => /^create index concurrently (\w+)/m.exec(statements)?.[1];

/** Builds an index while others write. What a try that was broken off has left is an index that nothing uses. */
async function applyBeside(client: Client, { number, name, sql }: Migration, index: string): Promise<void> {
	try {
		await client.query(`drop index concurrently if exists ${index}`);
		await client.query(sql);
		await client.query("insert into migration (number, name) values ($1, $2)", [number, name]);
	} catch (error) {
		throw new Error(`Migration ${name} failed.`, { cause: error });
	}
}

async function apply(client: Client, migration: Migration): Promise<void> {
	const { number, name, sql } = migration;
	const index = indexBuiltBeside(sql);
	if (index) return applyBeside(client, migration, index);
	await client.query("begin");
	try {
		await client.query(sql);
		await client.query("insert into migration (number, name) values ($1, $2)", [number, name]);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw new Error(`Migration ${name} failed.`, { cause: error });
	}
}

type Applied = Pick<Migration, "number" | "name">;

/** Throws where a later version of Portico has changed the schema: this one could write what that one misreads. */
function refuseNewer(applied: readonly Applied[], known: ReadonlySet<number>): void {
	const unknown = applied.find(({ number }) => !known.has(number));
	if (unknown)
		throw new Error(
			`The database is of a newer version of Portico: it has the migration ${unknown.name}, which this one lacks. Start that version, or restore a backup from before the upgrade.`,
		);
}

/**
 * Takes the turn to migrate. A statement that waited for it would hold a snapshot, which an index that is built while others write
 * waits for in its turn; so it is asked for again and again.
 */
async function takeTurn(client: Client): Promise<void> {
	for (;;) {
		const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK]);
		if (rows[0]?.taken) return;
		await setTimeout(TURN_MS);
	}
}

/**
 * Brings the schema up to date with server/database/migrations, each file once and in a transaction of its own,
 * but for one that builds an index `concurrently`.
 * Processes that start together take turns. `wanted` leaves migrations of other numbers
 * out, so that a schema is as an earlier version shipped it. Throws where the schema is newer than this version.
 */
export async function migrate(client: Client, wanted: (number: number) => boolean = () => true): Promise<void> {
	await takeTurn(client);
	try {
		await client.query(
			"create table if not exists migration (number integer primary key, name text not null, applied_at timestamptz not null default now())",
		);
		const { rows } = await client.query<Applied>("select number, name from migration order by number");
		const applied = new Set(rows.map(({ number }) => number));
		const migrations = shippedMigrations();
		refuseNewer(rows, new Set(migrations.map(({ number }) => number)));
		for (const migration of migrations)
			if (wanted(migration.number) && !applied.has(migration.number)) await apply(client, migration);
	} finally {
		await client.query("select pg_advisory_unlock($1)", [LOCK]);
	}
}
