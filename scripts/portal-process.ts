import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { copyTemplate } from "../server/testing/database-template.ts";

const ROOT = join(import.meta.dirname, "..");
const READY = /Portico ready at (http:\S+)/;

/** The mobile that every journey's server knows as administrator. */
export const ADMIN_MOBILE = "13900000001";

/** A running portal: the real server on a database of its own. */
export type Portal = {
	url: string;
	data: string;
	process: ChildProcess;
	/** All that the server has printed. */
	output(): string;
	/** The newest code printed for a mobile after `since` codes, waiting up to ten seconds for it. */
	smsCode(mobile: string, since?: number): Promise<string>;
	stop(): Promise<void>;
};

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

/** Starts `server/main.ts` on a free port and waits until it is ready. Without `data` it gets a folder that `stop` removes. */
export async function startPortal(options: { data?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Portal> {
	const data = options.data ?? mkdtempSync(join(tmpdir(), "portico-journey-"));
	if (!options.data) await copyTemplate(data);
	const env = { ...process.env, PORT: "0", PORTICO_DATA: data, PORTICO_ADMIN_MOBILES: ADMIN_MOBILE, ...options.env };
	const child = spawn("node", ["server/main.ts"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
	let printed = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
	const output = () => printed;
	const codes = (mobile: string) =>
		[...printed.matchAll(new RegExp(`\\[sms\\] ${mobile} (\\d{6})`, "g"))].map((match) => match[1]);
	const ready = () => {
		if (child.exitCode !== null) throw new Error(`The server ended before it was ready. It printed:\n${printed}`);
		return READY.exec(printed)?.[1];
	};
	const url = await until(ready, "The ready line", 60_000, output);
	return {
		url,
		data,
		process: child,
		output,
		smsCode: (mobile, since = 0) =>
			until(
				() => (codes(mobile).length > since ? codes(mobile).at(-1) : undefined),
				`A code for ${mobile}`,
				10_000,
				output,
			),
		async stop() {
			const gone = new Promise((resolve) => child.once("exit", resolve));
			child.kill("SIGTERM");
			if (child.exitCode === null && child.signalCode === null) await gone;
			if (!options.data) rmSync(data, { recursive: true, force: true });
		},
	};
}
