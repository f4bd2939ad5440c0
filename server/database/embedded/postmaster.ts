import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { logFailure } from "../../log/failure-log.ts";
import { type Account, databaseAccount } from "./account.ts";
import { postgresBinaries } from "./binaries.ts";
import { clusterExists, createCluster, DATABASE_NAME, type PostgresSettings, startPostmaster } from "./cluster.ts";
import { type Placement, placeDatabase } from "./placement.ts";
import { recordedPostmaster, workersIn, worksIn } from "./processes.ts";
import { rotateLog } from "./rotate-log.ts";
import { SHELTER } from "./shelter.ts";
import { exclusively } from "./start-lock.ts";
import { refuseHalfMoved, refuseUnusable } from "./unusable.ts";

const START_TIMEOUT_MS = 60_000;
const ORPHANS_MAY_LIVE_MS = 400;
const PAUSE_MS = 40;
const WATCH_MS = 500;

/** Its log is looked at once in so many looks: every minute. */
const LOG_LOOKS = 120;

/** How to reach the embedded database, and how to let it go. */
export type EmbeddedDatabase = {
	connection: { host: string; user: string; database: string };
	/** Where PostgreSQL leaves segments of its write-ahead log; null where it archives none. */
	spool: string | null;
	/** Stops PostgreSQL unless another server still uses it. Close your own connections first. */
	release(): Promise<void>;
};

/** Seconds after which a segment that is not full is handed on, too: what a lost disk can cost. */
const ARCHIVE_SECONDS = "60";

/** Settings with which PostgreSQL hands on its write-ahead log, or does not. */
const archiving = ({ spool }: Placement, archives: boolean): PostgresSettings =>
	archives
		? {
				archive_mode: "on",
				archive_library: "basic_archive",
				"basic_archive.archive_directory": spool,
				archive_timeout: ARCHIVE_SECONDS,
			}
		: { archive_mode: "off" };

type Setup = { placement: Placement; account: Account | null; binaries: string; chosen: PostgresSettings };

const connectionOf = ({ socket }: Placement, database = DATABASE_NAME) => ({
	host: socket,
	user: DATABASE_NAME,
	database,
});

async function withClient<T>(placement: Placement, database: string, work: (client: Client) => Promise<T>): Promise<T> {
	const client = new Client({ ...connectionOf(placement, database), connectionTimeoutMillis: 2_000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		return await work(client);
	} finally {
		await client.end().catch(() => undefined);
	}
}

const accepts = (placement: Placement) => withClient(placement, "postgres", async () => true).catch(() => false);

/**
 * Backends outlive a killed postmaster by a moment and may still write; a new one must not start beside them.
 * Those that do not leave by themselves are killed: they have nobody to report to.
 */
async function clearRemains({ data, socket }: Placement): Promise<void> {
	const deadline = Date.now() + ORPHANS_MAY_LIVE_MS;
	for (let orphans = workersIn(data); orphans.length > 0; orphans = workersIn(data)) {
		if (Date.now() > deadline) for (const pid of orphans) killQuietly(pid);
		await sleep(PAUSE_MS);
	}
	for (const file of [
		join(data, "postmaster.pid"),
		join(socket, ".s.PGSQL.5432"),
		join(socket, ".s.PGSQL.5432.lock"),
	]) {
		rmSync(file, { force: true });
	}
}

function killQuietly(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		// It has gone by itself.
	}
}

/** The living postmaster of this place, or null. */
function livingPostmaster({ data }: Placement): number | null {
	const pid = recordedPostmaster(data);
	return pid !== null && worksIn(data, pid) ? pid : null;
}

async function bringUp({ placement, account, binaries, chosen }: Setup): Promise<void> {
	const deadline = Date.now() + START_TIMEOUT_MS;
	refuseHalfMoved(placement);
	if (!clusterExists(placement)) await createCluster(binaries, placement, account);
	refuseUnusable(binaries, placement);
	let started = 0;
	while (!(await accepts(placement))) {
		if (Date.now() > deadline) throw new Error(`PostgreSQL did not start; see ${placement.log}.`);
		const starting = livingPostmaster(placement) ?? (worksIn(placement.data, started) ? started : null);
		if (starting === null) {
			await clearRemains(placement);
			started = startPostmaster(binaries, placement, account, chosen);
		}
		await sleep(PAUSE_MS);
	}
	await withClient(placement, "postgres", async (client) => {
		const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE_NAME]);
		if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
	});
}

const ensure = (setup: Setup) => exclusively(setup.placement.home, START_TIMEOUT_MS, () => bringUp(setup));

/** Looks after PostgreSQL: one that died is started again. Returns how to stop looking. */
function watch(setup: Setup): () => Promise<void> {
	let reviving: Promise<void> = Promise.resolve();
	let busy = false;
	let looks = 0;
	const timer = setInterval(() => {
		if (looks++ % LOG_LOOKS === 0) rotateLog(setup.placement.log);
		if (busy || livingPostmaster(setup.placement) !== null) return;
		busy = true;
		reviving = ensure(setup)
			.catch((error: unknown) => logFailure("PostgreSQL could not be started again.", error))
			.finally(() => {
				busy = false;
			});
	}, WATCH_MS);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await reviving;
	};
}

async function othersUse(placement: Placement): Promise<boolean> {
	return withClient(placement, "postgres", async (client) => {
		// Workers of PostgreSQL's own that tidy up are there every few seconds, and nobody's.
		const { rowCount } = await client.query(
			"select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
			[DATABASE_NAME],
		);
		return (rowCount ?? 0) > 0;
	}).catch(() => false);
}

async function stopUnused(placement: Placement): Promise<void> {
	const pid = livingPostmaster(placement);
	if (pid === null || (await othersUse(placement))) return;
	process.kill(pid, "SIGINT"); // PostgreSQL's fast shutdown: no new sessions, a checkpoint, an end.
	const deadline = Date.now() + START_TIMEOUT_MS;
	while (worksIn(placement.data, pid) && Date.now() < deadline) await sleep(PAUSE_MS);
}

async function isArchiving(placement: Placement): Promise<boolean> {
	return withClient(placement, "postgres", async (client) => {
		const { rows } = await client.query<{ archive_mode: string }>("show archive_mode");
		return rows[0]?.archive_mode === "on";
	});
}

/** One that was adopted has the settings of who started it. */
async function restartUnused(setup: Setup): Promise<void> {
	await exclusively(setup.placement.home, START_TIMEOUT_MS, () => stopUnused(setup.placement));
	await ensure(setup);
	if (!(await isArchiving(setup.placement)))
		logFailure(
			"PostgreSQL archives nothing: another server that has no PORTICO_BACKUP_TO uses this folder. End it, then start this one again.",
		);
}

/**
 * Opens the embedded PostgreSQL of a data folder: adopts a living one, else starts it, creating it the first time.
 * Several processes may open the same folder. `chosen` are settings for one that is started; a living one keeps its own.
 */
export async function openEmbeddedDatabase(
	folder: string,
	chosen: PostgresSettings = {},
	archives = false,
): Promise<EmbeddedDatabase> {
	const account = databaseAccount();
	const placement = placeDatabase(folder, account);
	const settings = { ...chosen, ...archiving(placement, archives) };
	const setup = { placement, account, binaries: postgresBinaries(account, SHELTER), chosen: settings };
	await ensure(setup);
	if (archives && !(await isArchiving(placement))) await restartUnused(setup);
	const unwatch = watch(setup);
	return {
		connection: connectionOf(setup.placement),
		spool: archives ? placement.spool : null,
		async release() {
			await unwatch();
			await exclusively(setup.placement.home, START_TIMEOUT_MS, () => stopUnused(setup.placement));
		},
	};
}
