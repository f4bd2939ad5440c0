import { Kysely, PostgresDialect } from "kysely";
import { Client, type ClientConfig, Pool, types } from "pg";
import { openEmbeddedDatabase } from "./embedded/postmaster.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** The query builder over Portico's tables; also what a transaction offers. */
export type Db = Kysely<Tables>;

/** An open database, its schema up to date. */
export type Database = {
	db: Db;
	/** A connection outside the pool, for LISTEN; the caller ends it. */
	connect(): Promise<Client>;
	close(): Promise<void>;
};

const BIGINT = 20;
const DATE = 1082;
const POOL_SIZE = 20;

// Counts and versions fit a double; a day has no time zone to be read in.
types.setTypeParser(BIGINT, Number);
types.setTypeParser(DATE, (text) => text);

async function connected(options: ClientConfig): Promise<Client> {
	const client = new Client(options);
	client.on("error", () => undefined);
	await client.connect();
	return client;
}

/** Opens the database at `url`, or without one the embedded PostgreSQL under `folder`. Fails when it can't be reached. */
export async function openDatabase({ url, folder }: { url: string | null; folder: string }): Promise<Database> {
	const embedded = url ? null : await openEmbeddedDatabase(folder);
	const options: ClientConfig = {
		...(embedded?.connection ?? { connectionString: url ?? "" }),
		application_name: "portico",
		connectionTimeoutMillis: 10_000,
		keepAlive: true,
	};
	const pool = new Pool({ ...options, max: POOL_SIZE });
	// An idle connection that breaks is replaced at its next use.
	pool.on("error", () => undefined);
	// One that breaks while in use fails its query; without a listener its own error would end the process.
	pool.on("connect", (client) => client.on("error", () => undefined));
	const migrator = await connected(options);
	await migrate(migrator).finally(() => migrator.end());
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	return {
		db,
		connect: () => connected(options),
		async close() {
			await db.destroy();
			await embedded?.release();
		},
	};
}
