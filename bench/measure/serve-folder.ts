import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Record<string, string> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".woff2": "font/woff2",
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The port that a server listens on. */
function portOf(server: Server): number {
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("bench: expected a TCP port");
	return address.port;
}

/** Serves a folder on a free port of this machine, gzipped once each file, so that no contender waits for compression. */
export function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
	const bodies = new Map<string, Buffer>();
	const bodyOf = (path: string) => {
		const body = bodies.get(path) ?? gzipSync(readFileSync(path));
		bodies.set(path, body);
		return body;
	};
	const server: Server = createServer((request, response) => {
		const path = join(folder, normalize(new URL(request.url ?? "/", "http://localhost").pathname));
		if (!path.startsWith(folder) || !isFile(path)) return void response.writeHead(404).end();
		response.writeHead(200, {
			"content-type": TYPES[extname(path)] ?? "application/octet-stream",
			"content-encoding": "gzip",
			"cache-control": path.endsWith(".html") ? "no-cache" : "public, max-age=31536000, immutable",
		});
		response.end(bodyOf(path));
	});
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () =>
			resolve({ url: `http://127.0.0.1:${portOf(server)}`, close: () => void server.close() }),
		);
	});
}
