import { existsSync } from "node:fs";
import { isRecipient } from "./seal.ts";

/** Where backups go, and how they are taken. */
export type BackupSettings = {
	/** A folder, or `s3://bucket/prefix`. */
	to: string;
	/** Public keys of age (`age1…`) that can open them; none leaves them open. */
	recipients: string[];
	/** Hours between two of them. */
	everyHours: number;
	/** Days for which each is kept; the newest stays in any case. */
	keepDays: number;
	/** A file with age's secret key: each backup is then restored into a scratch folder to prove it; null proves none. */
	identityFile: string | null;
};

function wholeNumberOf(name: string, text: string | undefined, usual: number): number {
	const value = Number(text || usual);
	if (!Number.isInteger(value) || value < 1)
		throw new Error(`${name} should be a whole number above 0, not "${text}".`);
	return value;
}

/** Public keys of age from a list with commas. Throws on what is none. */
export function recipientsOf(name: string, text: string | undefined): string[] {
	const recipients = (text ?? "").split(",").flatMap((entry) => entry.trim() || []);
	const wrong = recipients.find((entry) => !/^age1[0-9a-z]+$/.test(entry) || !isRecipient(entry));
	if (wrong !== undefined)
		throw new Error(`${name} should be public keys of age (age1…) with commas between them, not "${wrong}".`);
	return recipients;
}

/** Reads the settings of backups from environment variables; null where none are to be taken. Throws on a value that makes no sense. */
export function backupSettingsFrom(env: NodeJS.ProcessEnv): BackupSettings | null {
	if (!env.PORTICO_BACKUP_TO) return null;
	const identityFile = env.PORTICO_BACKUP_IDENTITY_FILE || null;
	if (identityFile !== null && !existsSync(identityFile))
		throw new Error(`PORTICO_BACKUP_IDENTITY_FILE names ${identityFile}, which is not there.`);
	return {
		to: env.PORTICO_BACKUP_TO,
		recipients: recipientsOf("PORTICO_BACKUP_RECIPIENTS", env.PORTICO_BACKUP_RECIPIENTS),
		everyHours: wholeNumberOf("PORTICO_BACKUP_HOURS", env.PORTICO_BACKUP_HOURS, 24),
		keepDays: wholeNumberOf("PORTICO_BACKUP_KEEP_DAYS", env.PORTICO_BACKUP_KEEP_DAYS, 30),
		identityFile,
	};
}
