import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../drill/port-of.ts";
import { endTool, runTool } from "../drill/tool.ts";

const SHIPPED = join(import.meta.dirname, "../../docs/packaging/haproxy.cfg");

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

/** HAProxy before servers on these ports of this machine, by the configuration in docs/packaging. */
export async function startBalancer(ports: readonly number[]): Promise<{ url: string; close(): Promise<void> }> {
	const folder = mkdtempSync(join(tmpdir(), "portico-balancer-"));
	const port = await freePort();
	const file = join(folder, "haproxy.cfg");
	let at = 0;
	const text = readFileSync(SHIPPED, "utf8")
		.replace("bind :80", `bind 127.0.0.1:${port}`)
		.replace(/10\.0\.0\.\d+:8080/g, () => `127.0.0.1:${ports[at++]}`);
	writeFileSync(file, text);
	const child = runTool("haproxy", ["-db", "-f", file]);
	const url = `http://127.0.0.1:${port}`;
	await untilReady(url);
	return {
		url,
		async close() {
			await endTool(child);
			rmSync(folder, { recursive: true });
		},
	};
}
