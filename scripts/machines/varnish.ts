import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endTool, runTool } from "../drill/tool.ts";

const SHIPPED = join(import.meta.dirname, "../../docs/packaging/varnish.vcl");

/** Varnish on a port before a portal on another, by the configuration in docs/packaging. Resolves once it finds the portal ready. */
export async function startVarnish(port: number, portal: number): Promise<{ url: string; close(): Promise<void> }> {
	const folder = mkdtempSync(join(tmpdir(), "portico-varnish-"));
	chmodSync(folder, 0o755);
	const file = join(folder, "portico.vcl");
	writeFileSync(file, readFileSync(SHIPPED, "utf8").replace('.port = "8080"', `.port = "${portal}"`));
	const own = ["-n", join(folder, "varnish"), "-s", "malloc,64m", "-T", "none"];
	const child = runTool("varnishd", ["-F", "-a", `127.0.0.1:${port}`, "-f", file, ...own]);
	const url = `http://127.0.0.1:${port}`;
	for (const end = Date.now() + 60_000; ; await sleep(100)) {
		const found = await fetch(`${url}/healthz`).then(
			({ ok }) => ok,
			() => false,
		);
		if (found) break;
		if (Date.now() > end || child.exitCode !== null)
			throw new Error("Varnish did not start. Its modules (Debian: varnish-modules) are a package of their own.");
	}
	return {
		url,
		async close() {
			await endTool(child);
			rmSync(folder, { recursive: true });
		},
	};
}
