import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { storeBytes } from "../testing/store-bytes.ts";
import { StorageAway } from "../wire/storage-away.ts";
import { openIncoming } from "./incoming.ts";
import { localStorage } from "./local-storage.ts";
import { resumedBody } from "./resumed-body.ts";
import { S3_LIMITS, s3Storage } from "./s3-storage.ts";
import { listStored } from "./storage.ts";

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "portico-storage-"));
	return work(folder).finally(() => rm(folder, { recursive: true }));
}

/** One name a page, as ListObjectsV2 gives them. */
function listingOf(paths: readonly string[], url: string): string {
	const { searchParams } = new URL(url, "http://s3");
	const names = paths
		.map((path) => path.replace("/b/", ""))
		.filter((name) => name.startsWith(searchParams.get("prefix") ?? ""));
	const at = Number(searchParams.get("continuation-token") ?? 0);
	const more = at + 1 < names.length;
	const entry = `<Contents><Key>${names[at]}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>7</Size></Contents>`;
	const next = more ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : "";
	return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${entry}${next}</ListBucketResult>`;
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
		if (path.includes("list-type=2")) return response.end(listingOf([...stored.keys()], path));
		const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
		const body = start === undefined ? stored.get(path) : stored.get(path)?.subarray(Number(start), Number(end) + 1);
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

it("lists what lies in S3 below its prefix, page after page, and reads a part of a file", async () => {
	await withS3(async (endpoint) => {
		const storage = s3Storage({ endpoint, ...KEYS, prefix: "backup/" });
		for (const name of ["one", "two/three"]) await storeBytes(storage, name, "portico", "application/pdf");
		await storeBytes(s3Storage({ endpoint, ...KEYS }), "elsewhere", "x", "application/pdf");
		const found = await listStored(storage);
		expect(found).toEqual(
			["one", "two/three"].map((name) => ({ name, size: 7, changedAt: new Date("2026-01-01T00:00:00Z") })),
		);
		const part = await storage.get("one", { start: 1, end: 3 });
		expect(part && (await buffer(part)).toString()).toBe("ort");
	});
});

it("gives up on an S3 that does not respond, and on one that falls silent in the middle of a file", async () => {
	const server = createServer((request, response) => {
		if (request.url === "/b/half") response.writeHead(200, { "content-length": "10" }).write("half");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	const storageWith = (limits: Partial<typeof S3_LIMITS>) =>
		s3Storage({ endpoint: `http://127.0.0.1:${port}`, ...KEYS }, { ...S3_LIMITS, ...limits });
	const unresponsive = storageWith({ responseMs: 50 });
	await expect(unresponsive.get("none")).rejects.toThrow("did not respond within 50 ms");
	await expect(storeBytes(unresponsive, "one", "x", "image/png")).rejects.toBeInstanceOf(StorageAway);
	const half = await storageWith({ silenceMs: 50 }).get("half");
	await expect(half && buffer(half)).rejects.toThrow("does not give the rest of half (HTTP 200)");
	server.closeAllConnections();
	server.close();
});

/** An S3 whose connections break after 1,000 bytes; `ranges` are those that it was asked for, with what their file is to be. */
async function withBreakingS3(
	file: Buffer,
	work: (endpoint: string, ranges: unknown[]) => Promise<void>,
): Promise<void> {
	const ranges: unknown[] = [];
	const server = createServer(({ headers }, response) => {
		ranges.push([headers.range, headers["if-match"]]);
		const [, from = 0, to = file.length - 1] = /^bytes=(\d+)-(\d+)?$/.exec(headers.range ?? "") ?? [];
		const body = file.subarray(Number(from), Number(to) + 1);
		response.writeHead(headers.range ? 206 : 200, { "Content-Length": body.length, ETag: '"one"' });
		if (body.length <= 1_000) response.end(body);
		else response.write(body.subarray(0, 1_000), () => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	await work(`http://127.0.0.1:${port}`, ranges).finally(() => server.close());
}

it("reads a file of S3 on where the connection broke, a part of it too, as long as it is the same file", async () => {
	const file = Buffer.from(Array.from({ length: 3_500 }, (_, at) => at % 251));
	await withBreakingS3(file, async (endpoint, ranges) => {
		const storage = s3Storage({ endpoint, ...KEYS });
		const whole = await storage.get("one");
		expect(whole && (await buffer(whole)).equals(file)).toBe(true);
		const part = await storage.get("one", { start: 10, end: 1_509 });
		expect(part && (await buffer(part)).equals(file.subarray(10, 1_510))).toBe(true);
		expect(ranges).toEqual([
			...[
				[undefined, undefined],
				["bytes=1000-", '"one"'],
				["bytes=2000-", '"one"'],
				["bytes=3000-", '"one"'],
			],
			...[
				["bytes=10-1509", undefined],
				["bytes=1010-1509", '"one"'],
			],
		]);
	});
});

it("ends the call for a file that nobody reads", async () => {
	const first = new PassThrough();
	const body = resumedBody(first, { rest: () => Promise.reject(new Error("asked on")), retries: 1 });
	body.destroy();
	await once(first, "close");
	expect(first.destroyed).toBe(true);
});

it("lists files of the disk under their names, without those that are being written", async () => {
	await inFolder(async (folder) => {
		const storage = localStorage(folder);
		for (const name of ["abc", "xyz"]) await storeBytes(storage, name, "portico", "application/pdf");
		await writeFile(join(folder, "ab", "abd.partial"), "x");
		const found = await listStored(storage);
		expect(found.map(({ name, size }) => [name, size]).sort()).toEqual([
			["abc", 7],
			["xyz", 7],
		]);
		const part = await storage.get("abc", { start: 4, end: 6 });
		expect(part && (await buffer(part)).toString()).toBe("ico");
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
