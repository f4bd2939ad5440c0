import type { Server } from "node:net";
import { createServer } from "node:net";

/** The port that a server listens on. */
export function portOf(server: Server): number {
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
	return address.port;
}

/** A port that nobody listens on just now. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const port = portOf(server);
			server.close(() => resolve(port));
		});
	});
}
