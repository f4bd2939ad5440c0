import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../drill/port-of.ts";
import { endTool, runTool } from "../drill/tool.ts";
import { makeCertificate } from "./certificate.ts";
import { untilOpen } from "./until-open.ts";

/** A proxy in front of a portal: where it is reached, and what its site's log holds. */
export type FrontProxy = { url: string; log(): string; close(): Promise<void> };

/** nginx takes HTTPS, and at another address HTTP. */
export type Nginx = FrontProxy & { plain: string };

type Behind = { portal: number; storage: number };

/**
 * The shipped configuration, with addresses, certificate and folders of this machine; the drill's object storage has no TLS. That the
 * portal asks for streams to be passed on as they come is ignored: the configuration must do so by itself.
 */
function siteOf(name: string, folder: string, ports: Behind & { tls: number; plain: number }): string {
	const { pem, key } = makeCertificate(folder);
	return readFileSync(join(import.meta.dirname, "../../docs/packaging", name), "utf8")
		.replace("127.0.0.1:8080", `127.0.0.1:${ports.portal}`)
		.replace("s3.example:443", `127.0.0.1:${ports.storage}`)
		.replace("https://portico_storage", "http://portico_storage")
		.replace("listen 443", `listen 127.0.0.1:${ports.tls}`)
		.replace("listen 80", `listen 127.0.0.1:${ports.plain}`)
		.replace(/ssl_certificate .*/, `ssl_certificate ${pem};`)
		.replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
		.replace("/var/cache/nginx", folder)
		.replace(
			"    access_log",
			"    add_header X-Came $upstream_cache_status always;\n    proxy_ignore_headers X-Accel-Buffering;\n    access_log",
		)
		.replace("/var/log/nginx/", `${folder}/site-`);
}

/** Runs nginx by a shipped configuration before a portal's port. */
export async function startNginx(name: "nginx.conf" | "nginx-edge.conf", behind: Behind): Promise<Nginx> {
	const folder = mkdtempSync(join(tmpdir(), "portico-nginx-"));
	chmodSync(folder, 0o755);
	const ports = { ...behind, tls: await freePort(), plain: await freePort() };
	const bodies = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(kind) => `${kind}_temp_path ${folder}/${kind};`,
	);
	mkdirSync(join(folder, "portico"));
	chmodSync(join(folder, "portico"), 0o777);
	const http = `${bodies.join("\n")}\n${siteOf(name, folder, ports)}`;
	const own = `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n`;
	writeFileSync(join(folder, "nginx.conf"), `${own}http {\n${http}\n}\n`);
	const child = runTool("nginx", ["-c", join(folder, "nginx.conf")]);
	const url = `https://127.0.0.1:${ports.tls}`;
	await untilOpen(url, "nginx");
	return {
		url,
		plain: `http://127.0.0.1:${ports.plain}`,
		log: () => readFileSync(join(folder, name === "nginx.conf" ? "site-portico.log" : "site-portico-edge.log"), "utf8"),
		async close() {
			await endTool(child);
			rmSync(folder, { recursive: true });
		},
	};
}
