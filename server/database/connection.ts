import type { Kysely } from "kysely";
import { Client, type ClientConfig, Pool, types } from "pg";
import { type DatabaseSettings, databaseSettingsFrom, JOB_CONNECTIONS } from "./database-settings.ts";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "./embedded/postmaster.ts";
import { openLane } from "./lane.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** The query builder over Portico's tables; also what a transaction offers. */
export type Db = Kysely<Tables>;

/** An open database, its schema up to date. Each lane has connections of its own (docs/decisions/0036-lanes-to-the-database.md). */
export type Database = {
	/** The lane of filing, configuration, login and whatever somebody has to get done. */
	db: Db;
	/** The lane of lists, searches and figures. */
	reading: Db;
	/** The lane of jobs. */
	jobs: Db;
	/** The connections of each lane, to be counted. */
	pools: Readonly<Record<"filing" | "reading" | "jobs", Pool>>;
	/** How the embedded PostgreSQL is reached, for backups of it; null for an external database. */
	embedded: EmbeddedDatabase | null;
	/** A connection outside of the lanes, for LISTEN; the caller ends it. */
	connect(): Promise<Client>;
	close(): Promise<void>;
};

const BIGINT = 20;
const DATE = 1082;

/** Milliseconds for which somebody waits for a connection: less than the portal waits for a response (spec §7). */
const WAIT_MS = 4_000;
const READING_TIMEOUT_MS = 2_000;
const JOB_TIMEOUT_MS = 30_000;

/** Cancelling must not wait for those that are to be cancelled. */
const CANCELLING_CONNECTIONS = 2;

// Counts and versions fit a double; a day has no time zone to be read in.
types.setTypeParser(BIGINT, Number);
types.setTypeParser(DATE, (text) => text);

async function connected(options: ClientConfig): Promise<Client> {
	const client = new Client(options);
	client.on("error", () => undefined);
	await client.connect();
	return client;
}

function openLanes(options: ClientConfig, use: DatabaseSettings) {
	const control = new Pool({ ...options, max: CANCELLING_CONNECTIONS });
	control.on("error", () => undefined);
	const cancel = (pid: number | undefined) => control.query("select pg_cancel_backend($1::integer)", [pid ?? null]);
	const { statementTimeout, workMem } = use;
	const lane = (connections: number, timeoutMs: number, timeout = statementTimeout, memory: string | null = null) =>
		openLane(options, { connections, timeoutMs, statementTimeout: timeout, workMem: memory }, cancel);
	return {
		filing: lane(use.connections, WAIT_MS),
		reading: lane(use.readingConnections, READING_TIMEOUT_MS, use.readingTimeout, workMem),
		jobs: lane(JOB_CONNECTIONS, JOB_TIMEOUT_MS),
		control,
	};
}

/**
 * Opens the database at `url`, or without one the embedded PostgreSQL under `folder`, which with `archives` hands every
 * segment of its log over for backups. Fails when it can't be reached.
 */
export async function openDatabase({
	url,
	folder,
	use = databaseSettingsFrom({}),
	archives = false,
}: {
	url: string | null;
	folder: string;
	use?: DatabaseSettings;
	archives?: boolean;
}): Promise<Database> {
	const chosen = { shared_buffers: use.sharedBuffers };
	const embedded = url ? null : await openEmbeddedDatabase(folder, chosen, archives);
	const options: ClientConfig = {
		...(embedded?.connection ?? { connectionString: url ?? "" }),
		application_name: "portico",
		connectionTimeoutMillis: 10_000,
		keepAlive: true,
	};
	const migrator = await connected(options).catch((cause: unknown) => {
		if (!url) throw cause;
		const why = cause instanceof Error ? cause.message || String(Reflect.get(cause, "code")) : String(cause);
		throw new Error(`The database of DATABASE_URL could not be reached: ${why}.`, { cause });
	});
	await migrate(migrator).finally(() => migrator.end());
	const { filing, reading, jobs, control } = openLanes(options, use);
	return {
		db: filing.db,
		reading: reading.db,
		jobs: jobs.db,
		pools: { filing: filing.pool, reading: reading.pool, jobs: jobs.pool },
		embedded,
		connect: () => connected(options),
		async close() {
			await Promise.all([filing.db.destroy(), reading.db.destroy(), jobs.db.destroy()]);
			await control.end();
			await embedded?.release();
		},
	};
}
