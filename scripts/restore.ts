/**
 * Restores a backup of the embedded database with its files (docs/operating.md, Restore); with DATABASE_URL, after that
 * database was restored, the files and what was erased. Reads the same environment as the
 * server, which must not run on the folder; the folder must hold no database yet.
 *   npm run restore -- FROM              to the last moment that lies there
 *     --at 2026-11-23T15:04:05Z          to this moment instead
 *     --into FOLDER                      instead of PORTICO_DATA
 *     --identity FILE                    with the secret key that the backup was encrypted for
 *     --check                            into a scratch folder that is removed again: only says whether it would go well
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDestination } from "../server/backup/destination.ts";
import { type RestoreReport, restoreBackup, restoreBeside, tryRestore } from "../server/backup/restore.ts";
import { openerWith } from "../server/backup/seal.ts";
import { becomeOwnerOf, folderOrParent } from "../server/data-owner.ts";
import { settingsFrom } from "../server/settings.ts";
import { localStorage } from "../server/uploads/local-storage.ts";
import { s3Storage } from "../server/uploads/s3-storage.ts";
import { runCommand, WrongUsage } from "./operator-command.ts";

const USAGE = "Usage: npm run restore -- FROM [--at TIME] [--into FOLDER] [--identity FILE] [--check]";

function momentOf(text: string | undefined): Date | null {
	if (text === undefined) return null;
	const at = new Date(text);
	if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text))
		throw new WrongUsage(`--at should be a time with its zone, such as 2026-11-23T15:04:05Z, not "${text}".`);
	return at;
}

function print({ backup, cases, accounts, erased, redacted, files, missing, audit }: RestoreReport): void {
	console.log(`Restored from ${backup}: ${cases} cases, ${accounts} accounts, ${files} files.`);
	if (erased.accounts > 0) console.log(`${erased.accounts} accounts that were deleted since were deleted anew.`);
	if (erased.cases > 0)
		console.log(
			`${erased.cases} cases whose erasure was asked for since were erased anew; those still handled will be afterwards.`,
		);
	if (redacted > 0) console.log(`${redacted} times something that was redacted since was redacted anew.`);
	if (missing.length > 0)
		console.log(`${missing.length} files are not in the backup: ${missing.slice(0, 5).join(", ")}`);
	console.log(audit ? "The audit log holds." : "The audit log does not hold: `npm run audit -- verify` says where.");
}

await runCommand(USAGE, async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			at: { type: "string" },
			into: { type: "string" },
			identity: { type: "string" },
			check: { type: "boolean" },
		},
	});
	const [from, ...more] = positionals;
	if (from === undefined) throw new WrongUsage("Say where the backup lies.");
	if (more.length > 0)
		throw new WrongUsage(`A backup is restored from one place, not from ${positionals.join(" and ")}.`);
	const at = momentOf(values.at);
	const settings = settingsFrom(process.env);
	const identity = values.identity ?? settings.backup?.identityFile ?? null;
	const source = {
		storage: openDestination(from, settings.backupS3),
		open: openerWith(identity),
		sealKeys: settings.sealKeys,
	};
	const folder = resolve(values.into ?? settings.data);
	if (!values.check) becomeOwnerOf(folderOrParent(folder));
	const uploads = settings.s3 ? s3Storage(settings.s3) : localStorage(join(folder, "uploads"));
	if (values.check) print(await tryRestore(source, at));
	else if (settings.databaseUrl === null) print(await restoreBackup(source, { folder, uploads, at }));
	else if (at === null) print(await restoreBeside(source, settings.databaseUrl, uploads));
	else throw new Error("--at is for the embedded database: restore that of DATABASE_URL by its own means first.");
	return 0;
});
