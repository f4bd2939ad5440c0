import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { copyTemplate, TEMPLATE_FOLDER } from "../server/testing/database-template.ts";
import { makeMemoryFolder } from "../server/testing/memory-folder.ts";
import { LOADED_WORKER } from "./short-lived.ts";

const ROOT = join(import.meta.dirname, "..");
const READY = /Portico ready at (http:\S+)/;

/** The mobile that every journey's server knows as administrator. */
export const ADMIN_MOBILE = "13900000001";

/** A running portal: the real server on a database of its own. */
export type Portal = {
	/** The server's process. */
	pid: number;
	url: string;
	data: string;
	/** All that the server has printed. */
	output(): string;
	/** The codes printed for a mobile, the newest last. */
	smsCodes(mobile: string): readonly string[];
	/** The newest code printed for a mobile after `since` codes, waiting up to a minute for it. */
	smsCode(mobile: string, since?: number): Promise<string>;
};

/** A portal whose process is at hand, to be stopped. */
export type PortalProcess = Portal & { process: ChildProcess; stop(): Promise<void> };

/** By which process and where a portal runs, keeps its data, and prints to: all that another process must know of it. */
export type PortalPlace = { pid: number; url: string; data: string; log: string };

/** Waits until `read` gives something; throws with `what` and the server's output after `timeout` ms. */
async function until<T>(read: () => T | undefined, what: string, timeout: number, output: () => string): Promise<T> {
	const end = Date.now() + timeout;
	for (;;) {
		const found = read();
		if (found !== undefined) return found;
		if (Date.now() > end)
			throw new Error(`${what} did not come within ${timeout} ms. The server printed:\n${output()}`);
		await sleep(20);
	}
}

/** A portal that runs somewhere on this machine. */
export function portalAt({ pid, url, data, log }: PortalPlace): Portal {
	const output = () => readFileSync(log, "utf8");
	const smsCodes = (mobile: string) =>
		[...output().matchAll(new RegExp(`\\[sms\\] ${mobile} (\\d{6})`, "g"))].map(([, code = ""]) => code);
	return {
		pid,
		url,
		data,
		output,
		smsCodes,
		smsCode: (mobile, since = 0) =>
			until(
				() => (smsCodes(mobile).length > since ? smsCodes(mobile).at(-1) : undefined),
				`A code for ${mobile}`,
				60_000,
				output,
			),
	};
}

/** How long a server is waited for, its first database included. */
const START_TIMEOUT_MS = 300_000;

/** The address that a server prints once it is ready. Where it does not in time, or ends before, it is ended and this rejects. */
export async function readyAddress(
	child: ChildProcess,
	output: () => string,
	timeoutMs = START_TIMEOUT_MS,
): Promise<string> {
	const ended = () => child.exitCode !== null || child.signalCode !== null;
	const ready = () => {
		if (ended()) throw new Error(`The server ended before it was ready. It printed:\n${output()}`);
		return READY.exec(output())?.[1];
	};
	try {
		return await until(ready, "The ready line", timeoutMs, output);
	} catch (error) {
		await end(child);
		throw error;
	}
}

/** Ends a process in its own way, and waits until it has. */
async function end(child: ChildProcess): Promise<void> {
	const gone = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	if (child.exitCode === null && child.signalCode === null) await gone;
}

/** Its data folder, variables in its environment, and the checkout that it runs from unless that is this one. */
type PortalOptions = { data?: string; env?: NodeJS.ProcessEnv; root?: string };

/** Outside of a run of tests servers are measured, and run as operators run them: with their data on a disk. */
const isMeasured = () => process.env[TEMPLATE_FOLDER] === undefined;

const engineFlags = () => (isMeasured() ? [] : LOADED_WORKER);

const DATA = "portico-journey-";
const makeDataFolder = () => (isMeasured() ? mkdtempSync(join(tmpdir(), DATA)) : makeMemoryFolder(DATA));

/** Starts the server on a free port with its output in a file, and waits until it is ready. */
async function spawnServer(data: string, log: string, { env: more, root = ROOT }: PortalOptions) {
	const env = { ...process.env, PORT: "0", PORTICO_DATA: data, PORTICO_ADMIN_MOBILES: ADMIN_MOBILE, ...more };
	const file = openSync(log, "a");
	const child = spawn("node", [...engineFlags(), "server/main.ts"], { cwd: root, env, stdio: ["ignore", file, file] });
	closeSync(file);
	const url = await readyAddress(child, () => readFileSync(log, "utf8"));
	if (child.pid === undefined) throw new Error("A server without a process has said that it is ready.");
	return { child, pid: child.pid, url };
}

/** How a server ends that somebody ended. */
const ON_PURPOSE = ["SIGTERM", "SIGKILL"];

/** Tells by `tell` what a server printed last, should it ever end by itself: what asks it then only finds nobody there. */
export function tellOfDeath(child: ChildProcess, output: () => string, tell: (text: string) => void): void {
	child.once("exit", (code, signal) => {
		if (code === 0 || (signal !== null && ON_PURPOSE.includes(signal))) return;
		const last = output().split("\n").slice(-40).join("\n");
		tell(`The server ended by itself (${signal ?? `exit code ${code}`}). It printed last:\n${last}`);
	});
}

/** Starts `server/main.ts` and waits until it is ready. Without `data` it gets a folder that `stop` removes. */
export async function startPortal(options: PortalOptions = {}): Promise<PortalProcess & PortalPlace> {
	const data = options.data ?? makeDataFolder();
	if (!options.data) await copyTemplate(data);
	const logs = mkdtempSync(join(tmpdir(), "portico-log-"));
	const log = join(logs, "server.log");
	const { child, pid, url } = await spawnServer(data, log, options);
	tellOfDeath(child, () => readFileSync(log, "utf8"), console.error);
	return {
		...portalAt({ pid, url, data, log }),
		log,
		process: child,
		async stop() {
			await end(child);
			rmSync(logs, { recursive: true, force: true });
			if (!options.data) rmSync(data, { recursive: true, force: true });
		},
	};
}
