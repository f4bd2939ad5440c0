import { execFile, spawn } from "node:child_process";
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Account } from "./account.ts";
import type { Placement } from "./placement.ts";

/** Name of the role and of the database; the socket's folder is what keeps others out. */
export const DATABASE_NAME = "portico";

const run = promisify(execFile);

const ENVIRONMENT = { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" };

/** Settings that are not PostgreSQL's defaults. Durability (fsync, synchronous_commit) stays as it is: on. */
const SETTINGS = {
	listen_addresses: "",
	unix_socket_permissions: "0700",
	max_connections: "200",
	jit: "off",
	random_page_cost: "1.1",
	autovacuum_naptime: "15s",
	autovacuum_vacuum_insert_scale_factor: "0.05",
};

/** Creates the cluster in a folder beside its place, then renames it: a half-made one is never taken for whole. */
export async function createCluster(
	binaries: string,
	{ home, data }: Placement,
	account: Account | null,
): Promise<void> {
	for (const name of readdirSync(home).filter((entry) => entry.startsWith("initdb-"))) {
		rmSync(join(home, name), { recursive: true, force: true });
	}
	const partial = join(home, `initdb-${process.pid}`);
	mkdirSync(partial, { mode: 0o700 });
	if (account) chownSync(partial, account.uid, account.gid);
	const initdb = join(binaries, "bin", "initdb");
	const options = ["-U", DATABASE_NAME, "-A", "trust", "-E", "UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];
	await run(initdb, ["-D", partial, "--no-instructions", ...options], { ...account, env: ENVIRONMENT, cwd: home });
	renameSync(partial, data);
}

/** Settings of PostgreSQL by their names there. */
export type PostgresSettings = Record<string, string>;

/** Starts PostgreSQL in a session of its own: a Ctrl-C meant for the server must not cut it off. Returns its process number. */
export function startPostmaster(
	binaries: string,
	{ data, socket, log }: Placement,
	account: Account | null,
	chosen: PostgresSettings,
): number {
	const settings = Object.entries({ ...SETTINGS, ...chosen, unix_socket_directories: socket });
	const out = openSync(log, "a", 0o600);
	const child = spawn(
		join(binaries, "bin", "postgres"),
		["-D", data, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
		{ ...account, env: ENVIRONMENT, cwd: data, detached: true, stdio: ["ignore", out, out] },
	);
	closeSync(out);
	child.on("error", () => undefined);
	child.unref();
	return child.pid ?? 0;
}

/** Whether there is a whole cluster at the place. */
export const clusterExists = ({ data }: Placement): boolean => existsSync(join(data, "PG_VERSION"));
