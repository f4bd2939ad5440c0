import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where Debian has programs; those of PostgreSQL by version, the newest first. */
const FOLDERS = [
	"/usr/sbin",
	"/usr/bin",
	"/usr/local/sbin",
	"/usr/local/bin",
	...["18", "17", "16", "15"].map((major) => `/usr/lib/postgresql/${major}/bin`),
];

/** Where a program of the system is, or null. */
export const findTool = (name: string): string | null =>
	FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** Runs a program of the system until it is ended; throws where it is missing. */
export function runTool(name: string, options: readonly string[]): ChildProcess {
	const path = findTool(name);
	if (path === null) throw new Error(`${name} is not installed (Debian: apt-get install ${name}).`);
	return spawn(path, options, { stdio: "ignore" });
}

/** Ends a process and waits for its end. */
export async function endTool(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	await gone;
}
