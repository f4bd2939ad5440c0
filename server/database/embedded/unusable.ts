import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Placement } from "./placement.ts";

const majors = new Map<string, string>();

/** The major version of PostgreSQL's binaries, such as 18. They stay what they are while a process works with them. */
export function majorOfBinaries(binaries: string): string {
	const known = majors.get(binaries);
	if (known !== undefined) return known;
	const text = execFileSync(join(binaries, "bin", "postgres"), ["--version"], { encoding: "utf8" });
	const major = /(\d+)/.exec(text)?.[1] ?? "";
	majors.set(binaries, major);
	return major;
}

/** Where a database that was moved to another major version waits to take the former one's place. */
export const MOVED = "moved";

/** Where the former one is kept. */
export const formerFolder = (home: string, major: string): string => join(home, `data-of-postgresql-${major}`);

/** Throws where a move was ended between its two last steps: a new, empty database would hide the one that waits. */
export function refuseHalfMoved({ home, data }: Pick<Placement, "home" | "data">): void {
	if (!existsSync(data) && existsSync(join(home, MOVED)))
		throw new Error(
			`The database was moved to another version of PostgreSQL, and the last step is missing: rename ${join(home, MOVED)} to ${data}.`,
		);
}

/** Throws where the folder's database is none that these binaries can open, saying which it is and what to do. */
export function refuseUnusable(binaries: string, { data }: Pick<Placement, "data">): void {
	const made = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
	const ours = majorOfBinaries(binaries);
	if (made !== ours)
		throw new Error(
			`${data} is a database of PostgreSQL ${made}; this version of Portico comes with PostgreSQL ${ours}. Move it with \`npm run move-database\`, or start the version of Portico that made it (docs/operating.md, Upgrading).`,
		);
	const signal = ["recovery.signal", "standby.signal"].find((name) => existsSync(join(data, name)));
	if (signal)
		throw new Error(
			`${data} holds ${signal}: its restore was cut short, or it follows another database. Empty the folder, and restore again.`,
		);
}
