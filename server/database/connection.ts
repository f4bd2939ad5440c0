import type { Kysely, KyselyPlugin } from "kysely";
import { Client, type ClientConfig, Pool, types } from "pg";
import type { SealKeys } from "../sealing/seal-keys.ts";
import { sealPlugin } from "./answers/seal-plugin.ts";
import { type DatabaseSettings, databaseSettingsFrom, JOB_CONNECTIONS } from "./database-settings.ts";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "./embedded/postmaster.ts";
import { type CancelStatement, openLane } from "./lane.ts";
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
	/** The lane of lists and figures for whoever has no account, on a replica where there is one: it may lag behind. */
	replica: Db;
	/** The lane of jobs. */
	jobs: Db;
	/** The connections of each lane, to be counted. */
	pools: Readonly<Record<"filing" | "reading" | "replica" | "jobs", Pool>>;
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

/** A few connections that end statements of others; those of a pooler are not the ones that it names, so they end by themselves. */
function canceller(options: ClientConfig, pooled: boolean): { cancel: CancelStatement; end(): Promise<void> } {
	const control = new Pool({ ...options, max: CANCELLING_CONNECTIONS });
	control.on("error", () => undefined);
	const cancel: CancelStatement = async (pid) =>
		pooled ? undefined : control.query("select pg_cancel_backend($1::integer)", [pid ?? null]);
	return { cancel, end: () => control.end() };
}

type Addresses = { main: ClientConfig; replica: ClientConfig | null; pooled: boolean; plugins: KyselyPlugin[] };

function openLanes({ main, replica, pooled, plugins }: Addresses, use: DatabaseSettings) {
	const control = canceller(main, pooled);
	const { statementTimeout, readingTimeout, workMem } = use;
	const limits = (
		connections: number,
		timeoutMs: number,
		timeout = statementTimeout,
		memory: string | null = null,
	) => ({
		connections,
		timeoutMs,
		workMem: memory,
		statementTimeout: pooled ? null : timeout,
	});
	const forReading = { ...limits(use.readingConnections, READING_TIMEOUT_MS, readingTimeout, workMem), sheds: true };
	const onMain = { connection: main, plugins, cancel: control.cancel };
	const reading = openLane(onMain, forReading);
	const replicaControl = replica && canceller(replica, pooled);
	return {
		filing: openLane(onMain, limits(use.connections, WAIT_MS)),
		reading,
		replica:
			replica && replicaControl
				? openLane({ connection: replica, plugins, cancel: replicaControl.cancel }, forReading, reading.pool)
				: reading,
		jobs: openLane(onMain, limits(JOB_CONNECTIONS, JOB_TIMEOUT_MS)),
		endControl: () => Promise.all([control.end(), replicaControl?.end()]),
	};
}

const clientOptions = (of: ClientConfig): ClientConfig => ({
	...of,
	application_name: "portico",
	connectionTimeoutMillis: 10_000,
	keepAlive: true,
});

const addressed = (url: string | null): ClientConfig | null => (url ? clientOptions({ connectionString: url }) : null);

/** What a database that is not ours says of why it cannot be used, with the variable that names it. */
function unreachable(name: string, cause: unknown): Error {
	const why = cause instanceof Error ? cause.message || String(Reflect.get(cause, "code")) : String(cause);
	return new Error(`The database of ${name} could not be reached: ${why}.`, { cause });
}

/**
 * Opens the database at `url`, or without one the embedded PostgreSQL under `folder`, which with `archives` hands every
 * segment of its log over for backups. Where `url` is that of a pooler, `directUrl` goes past it, for migrations and LISTEN;
 * `readUrl` is a replica. `answers` says with which keys answers are sealed and opened. Fails when it can't be reached.
 */
export async function openDatabase({
	url,
	directUrl = null,
	readUrl = null,
	folder,
	use = databaseSettingsFrom({}),
	archives = false,
	answers = { keys: [], seals: true },
}: {
	url: string | null;
	directUrl?: string | null;
	readUrl?: string | null;
	folder: string;
	use?: DatabaseSettings;
	archives?: boolean;
	answers?: { keys: SealKeys; seals: boolean };
}): Promise<Database> {
	const chosen = { shared_buffers: use.sharedBuffers };
	const embedded = url ? null : await openEmbeddedDatabase(folder, chosen, archives);
	const main = clientOptions(embedded?.connection ?? { connectionString: url ?? "" });
	const direct = addressed(directUrl) ?? main;
	const migrator = await connected(direct).catch((cause: unknown) => {
		throw url ? unreachable(directUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL", cause) : cause;
	});
	await migrate(migrator).finally(() => migrator.end());
	const pooled = directUrl !== null;
	const plugins = [sealPlugin(answers.keys, answers.seals)];
	const addresses = { main, replica: addressed(readUrl), pooled, plugins };
	const { filing, reading, replica, jobs, endControl } = openLanes(addresses, use);
	return {
		db: filing.db,
		reading: reading.db,
		replica: replica.db,
		jobs: jobs.db,
		pools: { filing: filing.pool, reading: reading.pool, replica: replica.pool, jobs: jobs.pool },
		embedded,
		connect: () => connected(direct),
		async close() {
			await Promise.all([...new Set([filing, reading, replica, jobs])].map(({ db }) => db.destroy()));
			await endControl();
			await embedded?.release();
		},
	};
}
