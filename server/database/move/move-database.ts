import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { type Account, canReach, databaseAccount } from "../embedded/account.ts";
import { postgresBinaries } from "../embedded/binaries.ts";
import { clusterExists, createCluster, DATABASE_NAME } from "../embedded/cluster.ts";
import { type Placement, placeDatabase } from "../embedded/placement.ts";
import { workersIn } from "../embedded/processes.ts";
import { SHELTER } from "../embedded/shelter.ts";
import { exclusively } from "../embedded/start-lock.ts";
import { formerFolder, MOVED, majorOfBinaries } from "../embedded/unusable.ts";
import { migrate } from "../migrate.ts";
import { compareRows } from "./compare-rows.ts";
import { copyRows } from "./copy-rows.ts";
import { withCluster } from "./running-cluster.ts";

/** What a move came to; `aside` is the former database's folder. */
export type MoveReport = { from: string; to: string; rows: number; aside: string };

const WAIT_MS = 10_000;

/** Nothing that a crash of the machine would spoil is used before it is whole, so that its log may be as short as can be. */
const FILLING = { wal_level: "minimal", max_wal_senders: "0", max_wal_size: "4GB" };

/** Throws unless the binaries are those of the database's version and within reach of its account. */
function demandBinaries(binaries: string, major: string, account: Account | null): void {
	const postgres = join(binaries, "bin", "postgres");
	if (!existsSync(postgres))
		throw new Error(
			`${binaries} should be a folder with the bin, lib and share of PostgreSQL ${major}; it has no bin/postgres.`,
		);
	const found = majorOfBinaries(binaries);
	if (found !== major)
		throw new Error(`The database is of PostgreSQL ${major}, and ${binaries} of PostgreSQL ${found}.`);
	if (!canReach(postgres, account))
		throw new Error(
			`PostgreSQL cannot run as root, and its account cannot reach ${binaries}: put it where all may read.`,
		);
}

/** The schema of a database, and nothing more: the migrations that the former one has had. */
async function buildSchema(former: Client, present: Client): Promise<void> {
	const { rows } = await former.query<{ number: number }>("select number from migration");
	const applied = new Set(rows.map(({ number }) => number));
	await migrate(present, (number) => applied.has(number));
}

/** Puts the new database in the former one's place; that one is kept beside it. */
function swap({ home, data }: Placement, major: string): string {
	const aside = formerFolder(home, major);
	if (existsSync(data)) renameSync(data, aside);
	renameSync(join(home, MOVED), data);
	return aside;
}

type Move = { placement: Placement; account: Account | null; former: string; notify: (table: string) => void };

async function fill({ placement, account, former, notify }: Move): Promise<number> {
	const binaries = postgresBinaries(account, SHELTER);
	const folder = join(placement.home, "moving");
	rmSync(folder, { recursive: true, force: true });
	const next = placeDatabase(folder, account);
	await createCluster(binaries, next, account);
	const present = { binaries, placement: next, account };
	await withCluster(present, {}, (client) => client.query(`create database ${DATABASE_NAME}`), "postgres");
	const rows = await withCluster({ binaries: former, placement, account }, {}, (from) =>
		withCluster(present, FILLING, async (to) => {
			await buildSchema(from, to);
			await copyRows({ from, to, folder: next.spool }, notify);
			await to.query("vacuum analyze");
			return compareRows(from, to);
		}),
	);
	renameSync(next.data, join(placement.home, MOVED));
	rmSync(folder, { recursive: true, force: true });
	return rows;
}

/**
 * Moves the embedded database of a data folder to the major version of PostgreSQL that this version of Portico comes with. Both are
 * started beside each other: the schema is built anew by migrations, rows are copied, counted and compared, and only then the
 * folders change places by rename; the former one is kept. `former` is a folder with the binaries of the version that made it.
 * Throws, saying why, with the former database where it was; one that was cut short can be begun again.
 */
export async function moveDatabase(
	folder: string,
	former: string,
	notify: (table: string) => void = () => undefined,
): Promise<MoveReport> {
	const account = databaseAccount();
	const placement = placeDatabase(folder, account);
	if (!clusterExists(placement)) throw new Error(`${placement.data} holds no database that could be moved.`);
	const from = readFileSync(join(placement.data, "PG_VERSION"), "utf8").trim();
	demandBinaries(former, from, account);
	const to = majorOfBinaries(postgresBinaries(account, SHELTER));
	if (existsSync(formerFolder(placement.home, from)))
		throw new Error(`${formerFolder(placement.home, from)} is there already: of an earlier move. Take it away first.`);
	return exclusively(placement.home, WAIT_MS, async () => {
		if (workersIn(placement.data).length > 0) throw new Error("A server uses this database. Stop it first.");
		rmSync(join(placement.home, MOVED), { recursive: true, force: true });
		const rows = await fill({ placement, account, former, notify });
		return { from, to, rows, aside: swap(placement, from) };
	});
}
