import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Account } from "../database/embedded/account.ts";
import { DATABASE_NAME, type PostgresSettings, startPostmaster } from "../database/embedded/cluster.ts";
import type { Placement } from "../database/embedded/placement.ts";
import { worksIn } from "../database/embedded/processes.ts";

const PAUSE_MS = 100;

/** A folder of the account's own. */
export function ownFolder(path: string, account: Account | null): string {
	mkdirSync(path, { recursive: true, mode: 0o700 });
	if (account) chownSync(path, account.uid, account.gid);
	return path;
}

/** A time as PostgreSQL's settings take it: they read no Z. */
const timeSetting = (at: Date) => at.toISOString().replace("T", " ").replace("Z", "+00");

const recovering = (wal: string, at: Date | null): PostgresSettings => ({
	archive_mode: "off",
	hot_standby: "off",
	restore_command: `cp "${wal}/%f" "%p"`,
	recovery_target_timeline: "latest",
	...(at && { recovery_target_time: timeSetting(at), recovery_target_action: "promote" }),
});

/** What PostgreSQL's log says of why it ended. */
function whyEnded(log: string): string {
	const lines = readFileSync(log, "utf8").split("\n");
	if (lines.some((line) => line.includes("recovery ended before configured recovery target"))) {
		const last = lines.findLast((line) => line.includes("last completed transaction was at log time"));
		const reached = /log time (.+)$/.exec(last ?? "")?.[1];
		return `The backup does not reach this moment. The last that it holds is ${reached ?? "that of the base backup"}.`;
	}
	const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-2) ?? "";
	return `PostgreSQL could not recover the database: ${fatal.replace(/^.*?(FATAL|PANIC):\s*/, "")} (${log})`;
}

/** Whether it takes connections, as it does once everything is replayed. */
async function isOpen({ socket }: Placement): Promise<boolean> {
	const client = new Client({ host: socket, user: DATABASE_NAME, database: DATABASE_NAME });
	client.on("error", () => undefined);
	const opened = await client.connect().then(
		() => true,
		() => false,
	);
	await client.end().catch(() => undefined);
	return opened;
}

/**
 * Has PostgreSQL replay the log in the folder `wal` up to a moment, or to its end, in an unpacked backup, and ends it.
 * Throws, saying why, where it does not come to that.
 */
export async function recover(
	binaries: string,
	placement: Placement,
	account: Account | null,
	{ wal, at }: { wal: string; at: Date | null },
): Promise<void> {
	const signal = join(placement.data, "recovery.signal");
	writeFileSync(signal, "", { mode: 0o600 });
	if (account) chownSync(signal, account.uid, account.gid);
	const pid = startPostmaster(binaries, placement, account, recovering(wal, at));
	while (!(await isOpen(placement))) {
		if (!worksIn(placement.data, pid)) throw new Error(whyEnded(placement.log));
		await sleep(PAUSE_MS);
	}
	process.kill(pid, "SIGINT");
	while (worksIn(placement.data, pid)) await sleep(PAUSE_MS);
}
