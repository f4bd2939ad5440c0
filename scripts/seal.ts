/**
 * Keys that uploads, answers and the portal's secrets are sealed with (docs/operating.md, Sealed). Reads the same environment as the server.
 *   npm run seal -- new-key FILE    writes a key to a file, before those that it has: put the file into PORTICO_SEAL_KEYS_FILE
 *   npm run seal -- rotate          seals all of them with the newest key, also what was stored before there was one
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { newSealKey } from "../server/sealing/seal-keys.ts";
import { type Settings, settingsFrom } from "../server/settings.ts";
import { enterPortal, runCommand, WrongUsage } from "./operator-command.ts";

const USAGE = "Usage: npm run seal -- new-key FILE | rotate";

/** Written beside and renamed: the older keys, without which files cannot be read, are never lost half-way. */
function addKey(file: string): void {
	const older = existsSync(file) ? readFileSync(file, "utf8") : "";
	const partial = `${file}.new`;
	writeFileSync(partial, `${newSealKey()}\n${older}`, { mode: 0o600, flag: "wx" });
	renameSync(partial, file);
	console.log(
		`${file} has a new key as its first. Copy it to where no backup goes: without it no file or answer can be read.`,
	);
}

// What turns keys is loaded once it is known that there are keys and a portal: who is told of a mistake need not wait for it.
async function rotateFiles(settings: Settings): Promise<void> {
	const { uploadStorage } = await import("../server/backup/run-backup.ts");
	const { resealStorage } = await import("../server/uploads/sealing/reseal.ts");
	const { resealed, sealed, unchanged } = await resealStorage(uploadStorage(settings), settings.sealKeys);
	console.log(`${sealed} files sealed, ${resealed} sealed anew with the newest key, ${unchanged} had it already.`);
}

async function rotateDatabase({ databaseUrl: url, directUrl, data: folder, database: use, sealKeys }: Settings) {
	const { resealAnswers } = await import("../server/database/answers/reseal-answers.ts");
	const { openDatabase } = await import("../server/database/connection.ts");
	const { resealSecrets } = await import("../server/repositories/settings/portal-secret.ts");
	const { jobs, pools, close } = await openDatabase({ url, directUrl, folder, use });
	try {
		const { sealed, resealed } = await resealAnswers(pools.jobs, sealKeys);
		console.log(`${sealed} answers sealed, ${resealed} sealed anew with the newest key.`);
		console.log(`${await resealSecrets(jobs, sealKeys)} secrets of the portal sealed with it.`);
	} finally {
		await close();
	}
}

async function rotate(): Promise<void> {
	const settings = settingsFrom(process.env);
	if (settings.sealKeys.length === 0) throw new Error("PORTICO_SEAL_KEYS is not set: there is no key to seal with.");
	enterPortal(settings);
	await rotateFiles(settings);
	if (settings.sealAnswers) await rotateDatabase(settings);
}

await runCommand(USAGE, async () => {
	const [command, file, ...more] = process.argv.slice(2);
	if (command === "new-key" && file !== undefined && more.length === 0) addKey(file);
	else if (command === "rotate" && file === undefined) await rotate();
	else throw new WrongUsage();
	return 0;
});
