import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Account, databaseAccount } from "../../server/database/embedded/account.ts";
import { postgresBinaries } from "../../server/database/embedded/binaries.ts";
import { clusterExists, createCluster, DATABASE_NAME } from "../../server/database/embedded/cluster.ts";
import { type Placement, placeDatabase } from "../../server/database/embedded/placement.ts";
import { SHELTER } from "../../server/database/embedded/shelter.ts";
import { copyTemplate } from "../../server/testing/database-template.ts";
import { freePort } from "./port-of.ts";

/** A PostgreSQL of a drill's own, as an operator would have it beside the portal. */
export type OwnPostgres = {
	port: number;
	/** PostgreSQL's data folder. */
	data: string;
	urlAt(port: number): string;
	start(): Promise<void>;
	/** Ends it at once, as a power cut does. */
	cut(): Promise<void>;
	close(): Promise<void>;
};

/** Where a cluster is to come, within which folder, and what it runs with. */
export type ClusterPlace = { folder: string; binaries: string; placement: Placement; account: Account | null };

const SETTINGS = ["listen_addresses=127.0.0.1", "max_connections=200", "wal_level=replica"];

async function untilOpen(url: string): Promise<void> {
	for (const end = Date.now() + 60_000; ; ) {
		const client = new Client({ connectionString: url });
		client.on("error", () => undefined);
		const opened = await client.connect().then(
			() => true,
			() => false,
		);
		await client.end().catch(() => undefined);
		if (opened) return;
		if (Date.now() > end) throw new Error("The drill's PostgreSQL did not start.");
		await sleep(50);
	}
}

/** Runs SQL on a connection of its own. */
export async function runSql(url: string, sql: string): Promise<Record<string, unknown>[]> {
	const client = new Client({ connectionString: url });
	await client.connect();
	return client
		.query(sql)
		.then(({ rows }) => rows)
		.finally(() => client.end());
}

const urlAt = (port: number, database = DATABASE_NAME) => `postgres://${DATABASE_NAME}@127.0.0.1:${port}/${database}`;

/** Has `create` put a cluster into an empty place, and starts it on a free port, or `at` one, with further settings and variables in its environment. */
export async function runCluster(
	create: (place: ClusterPlace) => Promise<void>,
	{ settings = [], env = {}, at }: { settings?: readonly string[]; env?: NodeJS.ProcessEnv; at?: number } = {},
): Promise<OwnPostgres> {
	const account = databaseAccount();
	const folder = mkdtempSync(join(tmpdir(), "portico-pg-"));
	if (account) chownSync(folder, account.uid, account.gid);
	const placement = placeDatabase(folder, account);
	const binaries = postgresBinaries(account, SHELTER);
	await create({ folder, binaries, placement, account });
	const port = at ?? (await freePort());
	let child: ChildProcess | undefined;
	async function start(): Promise<void> {
		const all = [...SETTINGS, ...settings, `port=${port}`, `unix_socket_directories=${placement.socket}`];
		const options = all.flatMap((setting) => ["-c", setting]);
		child = spawn(join(binaries, "bin", "postgres"), ["-D", placement.data, ...options], {
			...account,
			env: { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin", ...env },
			cwd: placement.data,
			stdio: "ignore",
		});
		await untilOpen(urlAt(port, "postgres"));
	}
	async function cut(): Promise<void> {
		if (child?.exitCode !== null) return;
		const gone = new Promise((resolve) => child?.once("exit", resolve));
		child.kill("SIGQUIT");
		await gone;
	}
	await start();
	return {
		port,
		data: placement.data,
		urlAt,
		start,
		cut,
		async close() {
			await cut();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** A copy of the template of a run of tests, where there is one: what it lacks, the portals of a drill take seconds to make. */
async function copyOrCreate({ folder, binaries, placement, account }: ClusterPlace): Promise<void> {
	await copyTemplate(folder);
	if (!clusterExists(placement)) await createCluster(binaries, placement, account);
}

/** Creates and starts a PostgreSQL that listens on a port, with further variables in its environment. */
export async function startPostgres(env: NodeJS.ProcessEnv = {}): Promise<OwnPostgres> {
	const postgres = await runCluster(copyOrCreate, { env });
	const server = urlAt(postgres.port, "postgres");
	const found = await runSql(server, `select 1 from pg_database where datname = '${DATABASE_NAME}'`);
	if (found.length === 0) await runSql(server, `create database ${DATABASE_NAME}`);
	return postgres;
}
