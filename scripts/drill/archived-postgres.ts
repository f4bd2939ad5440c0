import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseAccount } from "../../server/database/embedded/account.ts";
import { DATABASE_NAME } from "../../server/database/embedded/cluster.ts";
import { freePort } from "./port-of.ts";
import { runSql } from "./postgres.ts";
import { findTool } from "./tool.ts";

/** The system's own PostgreSQL, which pgBackRest backs up as docs/operating.md has it: Backup, A database of yours. */
export type ArchivedPostgres = {
	url: string;
	start(): Promise<void>;
	/** Ends it as a power cut does, and deletes its data. */
	destroy(): Promise<void>;
	/** Runs pgBackRest on it, as its own user. */
	pgbackrest(...words: string[]): string;
	close(): Promise<void>;
};

const programAt = (name: string): string => {
	const path = findTool(name);
	if (path === null) throw new Error(`${name} is not installed.`);
	return path;
};

/** A folder that PostgreSQL's user owns, as is all in it. */
function ownFolder(path: string): string {
	const account = databaseAccount();
	mkdirSync(path, { recursive: true, mode: 0o700 });
	if (account) chownSync(path, account.uid, account.gid);
	return path;
}

/** What stands in /etc/pgbackrest.conf, with places of its own. */
const configuration = (folder: string, data: string, port: number) => `[global]
repo1-path=${ownFolder(join(folder, "repository"))}
repo1-retention-full=4
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=of-a-drill
start-fast=y
log-path=${ownFolder(join(folder, "log"))}
lock-path=${ownFolder(join(folder, "lock"))}
spool-path=${ownFolder(join(folder, "spool"))}
[portico]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=${DATABASE_NAME}
`;

async function untilWritable(url: string): Promise<void> {
	for (const end = Date.now() + 60_000; ; await sleep(100)) {
		const state = await runSql(url, "select pg_is_in_recovery() as recovering").catch(() => []);
		if (state[0]?.recovering === false) return;
		if (Date.now() > end) throw new Error("The drill's PostgreSQL did not start.");
	}
}

/** Creates and starts one that archives its log by pgBackRest, with the database of a portal. */
export async function startArchivedPostgres(): Promise<ArchivedPostgres> {
	const account = databaseAccount();
	const folder = ownFolder(mkdtempSync(join(tmpdir(), "portico-archived-")));
	const data = ownFolder(join(folder, "data"));
	const config = join(folder, "pgbackrest.conf");
	const port = await freePort();
	const as = { ...account, cwd: folder, env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" } };
	const urlOf = (database: string) => `postgres://${DATABASE_NAME}@127.0.0.1:${port}/${database}`;
	writeFileSync(config, configuration(folder, data, port));
	const stanza = [`--config=${config}`, "--stanza=portico"];
	const pgbackrest = (...words: string[]) =>
		execFileSync(programAt("pgbackrest"), [...stanza, ...words], { ...as, encoding: "utf8" });
	const initdb = ["-D", data, "-U", DATABASE_NAME, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"];
	execFileSync(programAt("initdb"), initdb, { ...as, stdio: "ignore" });
	const settings = [
		`port=${port}`,
		"listen_addresses=127.0.0.1",
		`unix_socket_directories=${folder}`,
		"archive_mode=on",
		"archive_timeout=60s",
		`archive_command=${programAt("pgbackrest")} ${stanza.join(" ")} archive-push %p`,
	];
	let child: ChildProcess | undefined;
	async function start(): Promise<void> {
		const options = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
		child = spawn(programAt("postgres"), options, { ...as, stdio: "ignore" });
		await untilWritable(urlOf("postgres"));
	}
	async function destroy(): Promise<void> {
		const gone = new Promise((resolve) => child?.once("exit", resolve));
		if (child?.kill("SIGQUIT")) await gone;
		rmSync(data, { recursive: true });
		ownFolder(data);
	}
	await start();
	await runSql(urlOf("postgres"), `create database ${DATABASE_NAME}`);
	return {
		url: urlOf(DATABASE_NAME),
		start,
		destroy,
		pgbackrest,
		async close() {
			await destroy();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
