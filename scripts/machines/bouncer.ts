import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../drill/port-of.ts";
import type { OwnPostgres } from "../drill/postgres.ts";
import { endTool, runTool } from "../drill/tool.ts";

const SHIPPED = join(import.meta.dirname, "../../docs/packaging/pgbouncer.ini");

/** The shipped configuration, with addresses of this machine and without passwords. */
const configured = (text: string, postgresPort: number, port: number, userlist: string) =>
	text
		.replace(/host=\S+ port=\d+/, `host=127.0.0.1 port=${postgresPort}`)
		.replace(/listen_addr = .*/, "listen_addr = 127.0.0.1")
		.replace(/listen_port = .*/, `listen_port = ${port}\nunix_socket_dir =`)
		.replace(/auth_type = .*/, "auth_type = trust")
		.replace(/auth_file = .*/, `auth_file = ${userlist}`);

/** PgBouncer in transaction mode before a PostgreSQL, by the configuration in docs/packaging. */
export async function startBouncer(postgres: OwnPostgres): Promise<{ url: string; close(): Promise<void> }> {
	const folder = mkdtempSync(join(tmpdir(), "portico-bouncer-"));
	chmodSync(folder, 0o755);
	const port = await freePort();
	const ini = join(folder, "pgbouncer.ini");
	const userlist = join(folder, "users");
	writeFileSync(userlist, '"portico" ""\n');
	writeFileSync(ini, configured(readFileSync(SHIPPED, "utf8"), postgres.port, port, userlist));
	// It refuses to run as root.
	const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
	const child = runTool("pgbouncer", ["-q", ...asNobody, ini]);
	return {
		url: postgres.urlAt(port),
		async close() {
			await endTool(child);
			rmSync(folder, { recursive: true });
		},
	};
}
