/**
 * Moves the embedded database under PORTICO_DATA to the major version of PostgreSQL that this version of Portico comes with
 * (docs/operating.md, Upgrading). The server must be stopped; the former database stays beside the new one.
 *   npm run move-database -- BINARIES    a folder with the bin, lib and share of the version that made it
 */
import { parseArgs } from "node:util";
import { moveDatabase } from "../server/database/move/move-database.ts";
import { settingsFrom } from "../server/settings.ts";
import { enterPortal, runCommand, WrongUsage } from "./operator-command.ts";

const USAGE = "Usage: npm run move-database -- BINARIES (such as /usr/lib/postgresql/17)";

await runCommand(USAGE, async () => {
	const { positionals } = parseArgs({ allowPositionals: true });
	const [binaries, ...more] = positionals;
	if (binaries === undefined || more.length > 0)
		throw new WrongUsage("Say where the binaries are of the version that made the database.");
	const settings = settingsFrom(process.env);
	const { databaseUrl, data } = settings;
	if (databaseUrl !== null)
		throw new Error("The database of DATABASE_URL is moved by its own means, such as pg_upgrade.");
	enterPortal(settings);
	const started = performance.now();
	const { from, to, rows, aside } = await moveDatabase(data, binaries, (table) => console.log(`  ${table}`));
	const seconds = Math.round((performance.now() - started) / 1000);
	console.log(`Moved from PostgreSQL ${from} to ${to} in ${seconds} s: ${rows} rows, all compared.`);
	console.log(
		`The former database is kept in ${aside}: delete it once you have seen the portal run and a backup taken.`,
	);
	console.log("Backups of before are of the former version: give PORTICO_BACKUP_TO a new folder or prefix.");
	return 0;
});
