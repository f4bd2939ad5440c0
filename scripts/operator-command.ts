import { existsSync } from "node:fs";
import { join } from "node:path";
import { becomeOwnerOf } from "../server/data-owner.ts";
import type { Settings } from "../server/settings.ts";

/** Exit code of a command that could not do what it was called for; 1 says that it did, and found something wrong. */
const FAILED = 2;

/** A command was called wrongly: whoever did so is told how it is called. */
export class WrongUsage extends Error {}

/** What Node.js says of an option that is wrong, without its advice; null of any other error. */
export function wrongOption(error: unknown): string | null {
	if (!(error instanceof TypeError) || !("code" in error)) return null;
	if (!String(error.code).startsWith("ERR_PARSE_ARGS_")) return null;
	return /^.*?(?=[.\n] |\n|\.?$)/.exec(error.message)?.[0] ?? error.message;
}

/** What an operator is told of an error, in a line or two, without where in the program it came up. */
export function tellError(error: unknown, usage: string): string {
	const option = wrongOption(error);
	if (option !== null) return `${option}.\n${usage}`;
	if (error instanceof WrongUsage) return [error.message, usage].filter(Boolean).join("\n");
	return error instanceof Error ? error.message : String(error);
}

/** Runs an operator's command, and ends the process with the code that it returns. */
export async function runCommand(usage: string, run: () => Promise<number>): Promise<void> {
	try {
		process.exitCode = await run();
	} catch (error) {
		console.error(tellError(error, usage));
		process.exitCode = FAILED;
	}
}

/**
 * Goes on as the owner of a portal's data. Refuses a folder without a database: with PORTICO_DATA forgotten one would be
 * made, and an empty portal be found in order, backed up or cleaned.
 */
export function enterPortal({ databaseUrl, data }: Pick<Settings, "databaseUrl" | "data">): void {
	if (databaseUrl === null && !existsSync(join(data, "postgres/data/PG_VERSION")))
		throw new Error(
			`${data} holds no database that this user can read: PORTICO_DATA should be the folder of the portal.`,
		);
	becomeOwnerOf(data);
}
