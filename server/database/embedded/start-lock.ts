import { createHash } from "node:crypto";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const PAUSE_MS = 50;

function tryLock(name: string): Promise<Server | null> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) =>
			error.code === "EADDRINUSE" ? resolve(null) : reject(error),
		);
		server.listen(`\0${name}`, () => resolve(server));
	});
}

/**
 * Runs `work` while no other process works on the same folder. The lock is an abstract unix socket:
 * the kernel frees it when its owner dies, however that happens. Only Linux has those; elsewhere `work` runs unguarded.
 */
export async function exclusively<T>(folder: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
	if (process.platform !== "linux") return work();
	const name = `portico-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
	const deadline = Date.now() + timeoutMs;
	let lock = await tryLock(name);
	while (!lock) {
		if (Date.now() > deadline)
			throw new Error(`Another process has been starting the database in ${folder} for too long.`);
		await sleep(PAUSE_MS);
		lock = await tryLock(name);
	}
	try {
		return await work();
	} finally {
		lock.close();
	}
}
