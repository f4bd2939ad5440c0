import { readdir, stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;
let port: number;

beforeAll(async () => {
	test = await openTestApp();
	await test.app.listen({ port: 0, host: "127.0.0.1" });
	const address = test.app.server.address();
	port = typeof address === "object" && address !== null ? address.port : 0;
}, 60_000);
afterAll(() => test.close());

const MEBIBYTE = 1024 * 1024;
const HEAD =
	'--b\r\nContent-Disposition: form-data; name="file"; filename="big.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n';

const requestHead = (length: number) =>
	`POST /api/File/upload HTTP/1.1\r\nHost: portico\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;

/** Temporary files that lie there now. */
const incoming = () => readdir(join(test.services.settings.data, "incoming"));

/** How much memory buffers take once what nobody holds has been collected, in bytes. */
function heldBytes(): number {
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
	return process.memoryUsage().arrayBuffers;
}

const END = "\r\n--b--\r\n";

/** Sends a PDF but for its end; `finish` sends that and gives the response. */
function sendWithoutEnd(chunk: Buffer, times: number) {
	const socket = connect(port, "127.0.0.1");
	socket.write(requestHead(HEAD.length + chunk.length * times + END.length) + HEAD);
	for (let sent = 0; sent < times; sent += 1) socket.write(chunk);
	return {
		finish: async () => {
			const answered = new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
			socket.write(END);
			return answered.finally(() => socket.destroy());
		},
	};
}

async function bytesOnDisk(): Promise<number> {
	const folder = join(test.services.settings.data, "incoming");
	const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

it("holds none of several large files in memory: they go to the disk as they arrive", async () => {
	const chunk = Buffer.alloc(MEBIBYTE, 32);
	const before = heldBytes();
	const senders = Array.from({ length: 6 }, () => sendWithoutEnd(chunk, 9));
	await vi.waitFor(async () => expect(await bytesOnDisk()).toBeGreaterThan(6 * 8.9 * MEBIBYTE), { timeout: 50_000 });
	// Whoever held whole files would hold them until they end; what is only on its way through goes.
	await vi.waitFor(() => expect(heldBytes() - before).toBeLessThan(9 * MEBIBYTE), { timeout: 50_000 });
	for (const outcome of await Promise.all(senders.map(({ finish }) => finish()))) expect(outcome).toContain('"code":0');
	await expect.poll(incoming).toEqual([]);
}, 60_000);

it("responds with 413 as soon as a file is too large, and ends the connection of who goes on sending", async () => {
	const socket = connect(port, "127.0.0.1");
	let outcome = "";
	const closed = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
	socket.on("error", () => undefined);
	socket.on("data", (data) => {
		outcome += data;
	});
	socket.write(requestHead(1024 * MEBIBYTE) + HEAD);
	socket.write(Buffer.alloc(10 * MEBIBYTE, 32));
	await vi.waitFor(() => expect(outcome).toContain("large"), { timeout: 50_000 });
	expect(outcome).toContain("big.pdf is larger than 10 MB.");
	await expect.poll(incoming).toEqual([]);
	await closed;
}, 60_000);

it("leaves no temporary file when its sender goes in the middle", async () => {
	const socket = connect(port, "127.0.0.1");
	socket.write(requestHead(5 * MEBIBYTE) + HEAD);
	socket.write(Buffer.alloc(MEBIBYTE, 32));
	await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), { timeout: 50_000 });
	socket.destroy();
	await vi.waitFor(async () => expect(await incoming()).toEqual([]), { timeout: 50_000 });
});
