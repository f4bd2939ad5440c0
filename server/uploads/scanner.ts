import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import type { ClamdAddress } from "../upload-settings.ts";

/** How long clamd may be silent, in milliseconds: less than a browser waits for its response. */
const SILENCE_MS = 4000;
const CHUNK_BYTES = 64 * 1024;
const MAX_RESPONSE_CHARACTERS = 4096;

/** Looks for malware in uploads. */
export type Scanner = {
	/** The name of what was found in a file, or null. Rejects where the scanner cannot tell: it is away, or refuses. */
	scan(path: string): Promise<string | null>;
};

/** Sends a file in the chunks of INSTREAM: each with its length before it, an empty one at the end. */
async function sendFile(socket: Socket, path: string): Promise<void> {
	const write = (bytes: Uint8Array | string) =>
		new Promise<void>((resolve, reject) => {
			socket.write(bytes, (error) => (error ? reject(error) : resolve()));
		});
	const length = Buffer.alloc(4);
	await write("zINSTREAM\0");
	for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
		length.writeUInt32BE(chunk.length);
		await write(Buffer.concat([length, chunk]));
	}
	await write(Buffer.alloc(4));
}

/** What clamd responds, up to the zero byte that ends it. */
function responseOf(socket: Socket): Promise<string> {
	return new Promise((resolve, reject) => {
		let outcome = "";
		socket.setEncoding("utf8");
		socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The scanner does not answer.")));
		socket.on("data", (text: string) => {
			outcome += text;
			if (outcome.includes("\0") || outcome.length > MAX_RESPONSE_CHARACTERS)
				resolve(outcome.replace(/\0.*$/s, "").trim());
		});
		socket.once("error", reject);
		socket.once("close", () => reject(new Error("The scanner has ended the connection without an answer.")));
	});
}

/** Reads `stream: OK` and `stream: NAME FOUND`; throws for all else, such as a file larger than clamd's own limit. */
function verdict(outcome: string): string | null {
	if (outcome === "stream: OK") return null;
	const [, found] = /^stream: (.+) FOUND$/.exec(outcome) ?? [];
	if (found === undefined) throw new Error(`The scanner answered "${outcome}".`);
	return found;
}

/** ClamAV's clamd at an address, by its INSTREAM command: the file is sent to it, so it needs no access to our disk. */
export function clamdScanner(address: ClamdAddress): Scanner {
	return {
		async scan(path) {
			const socket = connect(address);
			try {
				const outcome = responseOf(socket);
				// clamd responds and hangs up in the middle of what is too large for it: its words count, not the broken line.
				const sent = sendFile(socket, path).then(() => outcome);
				return verdict(await Promise.race([outcome, sent.catch(() => outcome)]));
			} finally {
				socket.destroy();
			}
		},
	};
}
