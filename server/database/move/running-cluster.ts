import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { Account } from "../embedded/account.ts";
import { DATABASE_NAME, type PostgresSettings, startPostmaster } from "../embedded/cluster.ts";
import type { Placement } from "../embedded/placement.ts";
import { worksIn } from "../embedded/processes.ts";

const PAUSE_MS = 50;

/** A cluster with the binaries of its major version. */
export type ClusterAt = { binaries: string; placement: Placement; account: Account | null };

/** What PostgreSQL's log says last, for whoever has to find out why it ended. */
const lastWords = (log: string) => readFileSync(log, "utf8").trimEnd().split("\n").slice(-3).join("\n");

async function connect(options: ClientConfig): Promise<Client | null> {
	const client = new Client(options);
	client.on("error", () => undefined);
	return client.connect().then(
		() => client,
		async () => {
			await client.end().catch(() => undefined);
			return null;
		},
	);
}

/**
 * Starts a cluster that nobody else uses, works in one of its databases, and ends it cleanly, whatever comes of the work.
 * Throws, with the end of its log, where it does not start.
 */
export async function withCluster<T>(
	{ binaries, placement, account }: ClusterAt,
	settings: PostgresSettings,
	work: (client: Client) => Promise<T>,
	database = DATABASE_NAME,
): Promise<T> {
	const { data, socket, log } = placement;
	const pid = startPostmaster(binaries, placement, account, { archive_mode: "off", ...settings });
	const options = { host: socket, user: DATABASE_NAME, database };
	try {
		let client = await connect(options);
		for (; client === null; client = await connect(options)) {
			if (!worksIn(data, pid)) throw new Error(`PostgreSQL of ${data} did not start:\n${lastWords(log)}`);
			await sleep(PAUSE_MS);
		}
		const open = client;
		return await work(open).finally(() => open.end().catch(() => undefined));
	} finally {
		if (worksIn(data, pid)) process.kill(pid, "SIGINT");
		while (worksIn(data, pid)) await sleep(PAUSE_MS);
	}
}
