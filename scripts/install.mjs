// Runs on the machine's own Node (≥ 20.19), before anything is installed: plain JavaScript, no dependency.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const STAMP = join(ROOT, "node_modules/.portico-lock");

const read = (path) => {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
};

const PARENT = process.ppid;
/** How often is looked whether npm is still there. */
const LOOK_MS = 250;

/**
 * Calls `gone` when npm, which started this script, has ended. A signal to npm reaches the shell that npm runs a script in
 * and goes no further: all that is left to see of it here is that the shell is gone.
 */
function whenNpmEnds(gone) {
	if (process.env.npm_lifecycle_event === undefined) return () => {};
	const look = setInterval(() => process.ppid !== PARENT && gone(), LOOK_MS);
	return () => clearInterval(look);
}

/**
 * Runs a command in the project's folder with node_modules/.bin first on its path (there the pinned Node stands),
 * hands on signals, ends it when npm ends, and resolves to its exit code.
 */
export function run(command, args, env = {}) {
	const path = `${join(ROOT, "node_modules/.bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`;
	const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, PATH: path, ...env } });
	const forward = (signal) => child.kill(signal);
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, forward);
	const stopLooking = whenNpmEnds(() => forward("SIGTERM"));
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			stopLooking();
			for (const name of ["SIGINT", "SIGTERM"]) process.off(name, forward);
			resolve(code ?? (signal ? 1 : 0));
		});
	});
}

/** Node before `wanted`, written `>=MAJOR.MINOR`, as a line for whoever ran it; undefined where it will do. */
export function tooOld(wanted, version) {
	const [needed, found] = [wanted, version].map((text) => text.match(/\d+/g).map(Number));
	if (found[0] > needed[0] || (found[0] === needed[0] && found[1] >= needed[1])) return undefined;
	return `Portico is installed with Node.js ${needed.join(".")} or later; this is ${version}. Debian 13 and https://nodejs.org have one.`;
}

/**
 * Installs what package-lock.json names, unless just that is installed already. Exits when it fails.
 * Not `npm ci`: it refuses a lock file without the optional binaries of every other platform, and a registry that lacks
 * one of those gives such a lock file. `--no-save` leaves the lock file as it is.
 */
export async function ensureInstalled() {
	const lock = createHash("sha256")
		.update(read(join(ROOT, "package-lock.json")))
		.digest("hex");
	if (read(STAMP) === lock) return;
	// npm leaves native parts out whose own needs an older Node does not meet, and says nothing.
	const refused = tooOld(JSON.parse(read(join(ROOT, "package.json"))).engines.node, process.version);
	if (refused) {
		console.error(refused);
		process.exit(1);
	}
	const code = await run("npm", ["install", "--no-save", "--include=dev", "--include=optional"]);
	if (code !== 0) process.exit(code);
	writeFileSync(STAMP, lock);
}
