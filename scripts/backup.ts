/**
 * Backups of a portal, taken while it runs (docs/operating.md, Backup). Reads the same environment as the server.
 *   npm run backup                       as PORTICO_BACKUP_TO and the settings beside it say, old ones pruned
 *   npm run backup -- TO                 to a folder or s3://bucket/prefix; nothing is pruned
 *     --recipients age1…,age1…           encrypts it for these public keys of age
 *   npm run backup -- TO --list          what lies there
 *   npm run backup -- --new-key FILE     writes a secret key to a file and prints its public key
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { type BackupSettings, recipientsOf } from "../server/backup/backup-settings.ts";
import { openDestination } from "../server/backup/destination.ts";
import { listBackups } from "../server/backup/list-backups.ts";
import { sealFor } from "../server/backup/seal.ts";
import type { BackupReport } from "../server/backup/take-backup.ts";
import { type Settings, settingsFrom } from "../server/settings.ts";
import { enterPortal, runCommand, WrongUsage } from "./operator-command.ts";

const USAGE = "Usage: npm run backup -- [TO] [--recipients age1…] [--list] | --new-key FILE";

async function newKey(file: string): Promise<void> {
	if (existsSync(file))
		throw new Error(`${file} is there already, and may hold the key of backups: it is not written over.`);
	const identity = await generateX25519Identity();
	writeFileSync(file, `${identity}\n`, { mode: 0o600, flag: "wx" });
	console.log(await identityToRecipient(identity));
}

async function list(to: string, settings: Settings): Promise<void> {
	const backups = await listBackups(openDestination(to, settings.backupS3));
	if (backups.length === 0) console.log(`There is no backup at ${to}.`);
	for (const { name, consistent_at, bytes, version } of backups)
		console.log(`${name}  from ${consistent_at}  ${Math.ceil(bytes / 1024 / 1024)} MB  Portico ${version}`);
}

async function backUp(
	settings: Settings,
	chosen: BackupSettings | { to: string; recipients: string[] },
): Promise<BackupReport> {
	const { databaseUrl: url, directUrl, data: folder, database: use } = settings;
	enterPortal(settings);
	// Loaded once it is known that there is something to do: who is told of a mistake need not wait for all of it.
	const { runBackup, uploadStorage } = await import("../server/backup/run-backup.ts");
	const { takeBackup } = await import("../server/backup/take-backup.ts");
	const { openDatabase } = await import("../server/database/connection.ts");
	const database = await openDatabase({ url, directUrl, folder, use, archives: settings.backup !== null });
	try {
		const source = { db: database.jobs, embedded: database.embedded, uploads: uploadStorage(settings) };
		if ("keepDays" in chosen) return await runBackup(source, chosen, settings);
		const storage = openDestination(chosen.to, settings.backupS3);
		return await takeBackup(source, storage, sealFor(chosen.recipients), join(settings.data, "backup"));
	} finally {
		await database.close();
	}
}

function report({ description, copied, missing }: BackupReport): void {
	if (!description)
		console.log(
			"Back up the database of DATABASE_URL with pgBackRest or what its provider offers (docs/operating.md).",
		);
	else
		console.log(
			`Backup ${description.name}: ${description.bytes} bytes, restorable from ${description.consistent_at} on.`,
		);
	console.log(`${copied} files copied.`);
	if (missing.length > 0) console.log(`${missing.length} files have no bytes: ${missing.slice(0, 5).join(", ")}`);
}

await runCommand(USAGE, async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { recipients: { type: "string" }, list: { type: "boolean" }, "new-key": { type: "string" } },
	});
	const settings = settingsFrom(process.env);
	const to = positionals[0] ?? settings.backup?.to;
	if (values["new-key"] !== undefined) await newKey(values["new-key"]);
	else if (to === undefined) throw new WrongUsage("Say where to, or set PORTICO_BACKUP_TO.");
	else if (positionals.length > 1)
		throw new WrongUsage(`Backups go to one place, not to ${positionals.join(" and ")}.`);
	else if (values.list) await list(to, settings);
	else if (positionals.length === 0 && settings.backup) report(await backUp(settings, settings.backup));
	else {
		const given = recipientsOf("--recipients", values.recipients);
		const recipients = given.length > 0 ? given : (settings.backup?.recipients ?? []);
		report(await backUp(settings, { to, recipients }));
	}
	return 0;
});
