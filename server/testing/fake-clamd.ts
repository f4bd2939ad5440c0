import { createServer, type Socket } from "node:net";

/** A clamd for tests: it speaks INSTREAM, finds what holds `EICAR`, and refuses what is larger than its limit. */
export type FakeClamd = {
	port: number;
	/** The bytes of every stream that was sent to it whole. */
	scanned: Buffer[];
	/** From now on it takes connections and says nothing. */
	fallSilent(): void;
	close(): Promise<void>;
};

const COMMAND = "zINSTREAM\0";

/** The file in a whole stream of chunks, each with its length before it; undefined until the empty chunk has come. */
function fileIn(stream: Buffer): Buffer | undefined {
	const parts: Buffer[] = [];
	for (let at = COMMAND.length; at + 4 <= stream.length; ) {
		const length = stream.readUInt32BE(at);
		if (length === 0) return Buffer.concat(parts);
		parts.push(stream.subarray(at + 4, at + 4 + length));
		at += 4 + length;
	}
	return undefined;
}

/** Opens one on any free port. */
export async function openFakeClamd(maxBytes = 1024 * 1024): Promise<FakeClamd> {
	const scanned: Buffer[] = [];
	const sockets = new Set<Socket>();
	let silent = false;
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
		let stream = Buffer.alloc(0);
		socket.on("data", (data) => {
			stream = Buffer.concat([stream, data]);
			if (silent) return;
			if (!COMMAND.startsWith(stream.toString("latin1", 0, COMMAND.length))) return socket.end("UNKNOWN COMMAND\0");
			if (stream.length > maxBytes) return socket.end("INSTREAM size limit exceeded. ERROR\0");
			const file = fileIn(stream);
			if (!file) return;
			scanned.push(file);
			socket.end(file.includes("EICAR") ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("It listens on no port.");
	return {
		port: address.port,
		scanned,
		fallSilent() {
			silent = true;
		},
		async close() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
