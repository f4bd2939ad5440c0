import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Placement } from "./placement.ts";

/** The major version of PostgreSQL's binaries, such as 18. */
export function majorOfBinaries(binaries: string): string {
	const text = execFileSync(join(binaries, "bin", "postgres"), ["--version"], { encoding: "utf8" });
	return /(\d+)/.exec(text)?.[1] ?? "";
}

/** Throws where the folder's database is none that these binaries can open, saying which it is and what to do. */
export function refuseUnusable(binaries: string, { data }: Pick<Placement, "data">): void {
	const made = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
	const ours = majorOfBinaries(binaries);
	if (made !== ours)
		throw new Error(
			`${data} is a database of PostgreSQL ${made}; this version of Portico comes with PostgreSQL ${ours}. Start the version of Portico that made it (docs/operating.md, Upgrading).`,
		);
	const signal = ["recovery.signal", "standby.signal"].find((name) => existsSync(join(data, name)));
	if (signal)
		throw new Error(
			`${data} holds ${signal}: its restore was cut short, or it follows another database. Empty the folder, and restore again.`,
		);
}
