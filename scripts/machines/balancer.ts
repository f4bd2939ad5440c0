import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../drill/port-of.ts";
import { endTool, runTool } from "../drill/tool.ts";

const shipped = (name: string) => readFileSync(join(import.meta.dirname, "../../docs/packaging", name), "utf8");

/** Waits until a server behind it responds. */
async function untilReady(url: string): Promise<void> {
	for (const end = Date.now() + 30_000; ; await sleep(100)) {
		const ready = await fetch(`${url}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
		if (ready) return;
		if (Date.now() > end) throw new Error("HAProxy found no server that is ready.");
	}
}

/** Runs HAProxy by a shipped configuration, its addresses in order replaced by ports of this machine. */
async function runBalancer(name: string, listens: string, port: number, ports: readonly number[]) {
	const folder = mkdtempSync(join(tmpdir(), "portico-balancer-"));
	const file = join(folder, "haproxy.cfg");
	let at = 0;
	const text = shipped(name)
		.replace(listens, `bind 127.0.0.1:${port}`)
		.replace(/(?<=server \w+ )10\.0\.0\.\d+:\d+/g, () => `127.0.0.1:${ports[at++]}`);
	writeFileSync(file, text);
	const child = runTool("haproxy", ["-db", "-f", file]);
	return async () => {
		await endTool(child);
		rmSync(folder, { recursive: true });
	};
}

/** HAProxy before servers on these ports of this machine, by the configuration in docs/packaging. */
export async function startBalancer(ports: readonly number[]): Promise<{ url: string; close(): Promise<void> }> {
	const port = await freePort();
	const close = await runBalancer("haproxy.cfg", "bind :80", port, ports);
	const url = `http://127.0.0.1:${port}`;
	await untilReady(url);
	return { url, close };
}

/** HAProxy before PostgreSQLs on these ports, which lets connections to the one that takes writes. */
export async function startDatabaseBalancer(
	ports: readonly number[],
): Promise<{ port: number; close(): Promise<void> }> {
	const port = await freePort();
	return { port, close: await runBalancer("haproxy-postgres.cfg", "bind :5432", port, ports) };
}
