/**
 * Moves the embedded database under PORTICO_DATA to the major version of PostgreSQL that this version of Portico comes with
 * (docs/operating.md, Upgrading). The server must be stopped; the former database stays beside the new one.
 *   npm run move-database -- BINARIES    a folder with the bin, lib and share of the version that made it
 */
import { parseArgs } from "node:util";
import { becomeOwnerOf } from "../server/data-owner.ts";
import { moveDatabase } from "../server/database/move/move-database.ts";
import { settingsFrom } from "../server/settings.ts";

const USAGE = "Usage: npm run move-database -- BINARIES (such as /usr/lib/postgresql/17)";

try {
	const { positionals } = parseArgs({ allowPositionals: true });
	const [binaries, ...more] = positionals;
	if (binaries === undefined || more.length > 0) throw new Error(USAGE);
	const { databaseUrl, data } = settingsFrom(process.env);
	if (databaseUrl !== null)
		throw new Error("The database of DATABASE_URL is moved by its own means, such as pg_upgrade.");
	becomeOwnerOf(data);
	const started = performance.now();
	const { from, to, rows, aside } = await moveDatabase(data, binaries, (table) => console.log(`  ${table}`));
	const seconds = Math.round((performance.now() - started) / 1000);
	console.log(`Moved from PostgreSQL ${from} to ${to} in ${seconds} s: ${rows} rows, all compared.`);
	console.log(
		`The former database is kept in ${aside}: delete it once you have seen the portal run and a backup taken.`,
	);
	console.log("Backups of before are of the former version: give PORTICO_BACKUP_TO a new folder or prefix.");
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
