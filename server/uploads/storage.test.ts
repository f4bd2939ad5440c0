import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { storeBytes } from "../testing/store-bytes.ts";
import { openIncoming } from "./incoming.ts";
import { localStorage } from "./local-storage.ts";
import { s3Storage } from "./s3-storage.ts";

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "portico-storage-"));
	return work(folder).finally(() => rm(folder, { recursive: true }));
}

/** An S3 that keeps what is put; its first response to a PUT is a failure, as of a busy store. */
async function withS3<T>(work: (endpoint: string, puts: IncomingMessage["headers"][]) => Promise<T>): Promise<T> {
	const stored = new Map<string, Buffer>();
	const puts: IncomingMessage["headers"][] = [];
	const server = createServer(async (request, response) => {
		const path = request.url ?? "";
		if (request.method === "PUT") {
			const body = await buffer(request);
			puts.push(request.headers);
			if (puts.length === 1) return response.writeHead(503).end();
			stored.set(path, body);
		}
		if (request.method === "DELETE") stored.delete(path);
		const body = stored.get(path);
		response.writeHead(request.method === "GET" && !body ? 404 : 200).end(request.method === "GET" ? body : "");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	return work(`http://127.0.0.1:${port}`, puts).finally(() => server.close());
}

const KEYS = { bucket: "b", region: "auto", accessKeyId: "k", secretAccessKey: "s" };

it("sends a file to S3 as it is read, with its size said before and again after a failure", async () => {
	await withS3(async (endpoint, puts) => {
		const storage = s3Storage({ endpoint, ...KEYS });
		const bytes = Buffer.alloc(300_000, "portico");
		await storeBytes(storage, "one", bytes, "application/pdf");
		expect(puts).toHaveLength(2);
		expect(puts[1]).toMatchObject({
			"content-length": "300000",
			"content-type": "application/pdf",
			"x-amz-content-sha256": "UNSIGNED-PAYLOAD",
		});
		const stored = await storage.get("one");
		expect(stored && (await buffer(stored)).equals(bytes)).toBe(true);
		await storage.delete("one");
		expect(await storage.get("one")).toBeNull();
	});
});

it("stores a file on the disk under its name and leaves nothing beside it, also where that fails", async () => {
	await inFolder(async (folder) => {
		const storage = localStorage(folder);
		await storeBytes(storage, "abc", "x", "application/pdf");
		await expect(storage.put("abd", join(folder, "none"), "application/pdf")).rejects.toThrow("ENOENT");
		expect(await readdir(join(folder, "ab"))).toEqual(["abc"]);
	});
});

it("removes the temporary files of some work however it ends", async () => {
	await inFolder(async (folder) => {
		const incoming = await openIncoming(folder);
		const work = incoming.withFiles(async (newPath) => {
			await Promise.all([writeFile(newPath(), "a"), writeFile(newPath(), "b")]);
			newPath();
			throw new Error("broken");
		});
		await expect(work).rejects.toThrow("broken");
		expect(await readdir(folder)).toEqual([]);
	});
});

it("sweeps away what a crash has left, but not what is on its way", async () => {
	await inFolder(async (folder) => {
		const incoming = await openIncoming(folder);
		for (const name of ["old", "new"]) await writeFile(join(folder, name), "x");
		const twoHoursAgo = new Date(Date.now() - 2 * 3600 * 1000);
		await utimes(join(folder, "old"), twoHoursAgo, twoHoursAgo);
		await incoming.sweep();
		expect(await readdir(folder)).toEqual(["new"]);
	});
});
