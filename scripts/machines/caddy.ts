import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../drill/port-of.ts";
import { endTool, runTool } from "../drill/tool.ts";
import type { FrontProxy } from "./nginx.ts";
import { untilOpen } from "./until-open.ts";

/** The shipped configuration for an address of this machine, where Caddy fetches no certificate, with what it logs in a file. */
const siteOf = (port: number, portal: number, log: string) =>
	readFileSync(join(import.meta.dirname, "../../docs/packaging/Caddyfile"), "utf8")
		.replace("grace_period 10s", "admin off\n\tgrace_period 1s")
		.replace("portal.example {", `http://127.0.0.1:${port} {`)
		.replace("{$PORTICO_UPSTREAM:127.0.0.1:8080}", `127.0.0.1:${portal}`)
		.replace("log {", `log {\n\t\toutput file ${log}`);

/** Runs Caddy by the shipped configuration before a portal's port. */
export async function startCaddy(portal: number): Promise<FrontProxy> {
	const folder = mkdtempSync(join(tmpdir(), "portico-caddy-"));
	const port = await freePort();
	const log = join(folder, "site.log");
	const config = join(folder, "Caddyfile");
	writeFileSync(config, siteOf(port, portal, log));
	const child = runTool("caddy", ["run", "--config", config, "--adapter", "caddyfile"]);
	const url = `http://127.0.0.1:${port}`;
	await untilOpen(url, "Caddy");
	return {
		url,
		log: () => readFileSync(log, "utf8"),
		async close() {
			await endTool(child);
			rmSync(folder, { recursive: true });
		},
	};
}
