import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";

const TYPES: Record<string, string> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".woff2": "font/woff2",
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves a folder, gzipped, on a free port of this machine. */
export function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
	const server: Server = createServer((request, response) => {
		const path = join(folder, normalize(new URL(request.url ?? "/", "http://localhost").pathname));
		if (!path.startsWith(folder) || !isFile(path)) return void response.writeHead(404).end();
		response.writeHead(200, {
			"content-type": TYPES[extname(path)] ?? "application/octet-stream",
			"content-encoding": "gzip",
			"cache-control": path.endsWith(".html") ? "no-cache" : "public, max-age=31536000, immutable",
		});
		createReadStream(path).pipe(createGzip()).pipe(response);
	});
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => {
			const { port } = server.address() as AddressInfo;
			resolve({ url: `http://127.0.0.1:${port}`, close: () => void server.close() });
		});
	});
}
