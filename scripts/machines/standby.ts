import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { extract } from "tar";
import { streamBaseBackup } from "../../server/backup/base-backup.ts";
import { DATABASE_NAME } from "../../server/database/embedded/cluster.ts";
import { type ClusterPlace, type OwnPostgres, runCluster, runSql } from "../drill/postgres.ts";

/** By what the primary knows the standby whose word it waits for. */
const NAME = "standby";

async function copyPrimary(primary: OwnPostgres, { placement, account }: ClusterPlace): Promise<void> {
	mkdirSync(placement.data, { mode: 0o700 });
	if (account) chownSync(placement.data, account.uid, account.gid);
	const { archive, done } = await streamBaseBackup({ host: "127.0.0.1", port: primary.port, user: DATABASE_NAME });
	await Promise.all([pipeline(archive, extract({ cwd: placement.data, ...account })), done]);
	writeFileSync(join(placement.data, "standby.signal"), "");
}

async function untilSynchronous(url: string): Promise<void> {
	for (const end = Date.now() + 30_000; ; await sleep(50)) {
		const [state] = await runSql(url, "select sync_state from pg_stat_replication");
		if (state?.sync_state === "sync") return;
		if (Date.now() > end) throw new Error("The standby does not follow the primary.");
	}
}

/**
 * A PostgreSQL at a port that follows another one, from a base backup of it taken while it runs; that one acknowledges nothing any more
 * before this one has it on its disk, too.
 */
export async function startStandby(primary: OwnPostgres, at: number): Promise<OwnPostgres> {
	const conninfo = `host=127.0.0.1 port=${primary.port} user=${DATABASE_NAME} application_name=${NAME}`;
	const standby = await runCluster((place) => copyPrimary(primary, place), {
		settings: [`primary_conninfo=${conninfo}`],
		at,
	});
	const url = primary.urlAt(primary.port);
	await runSql(url, `alter system set synchronous_standby_names = '${NAME}'`);
	await runSql(url, "select pg_reload_conf()");
	await untilSynchronous(url);
	return standby;
}

/** Has a standby take writes from now on. */
export const promote = (standby: OwnPostgres): Promise<unknown> =>
	runSql(standby.urlAt(standby.port), "select pg_promote()");
