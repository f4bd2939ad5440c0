import { createHash, hash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { UnpackSync } from "tar";
import type { BackupDescription } from "../../schemas/types.gen.ts";
import type { Account } from "../database/embedded/account.ts";
import type { Storage } from "../uploads/storage.ts";
import { WAL } from "./names.ts";
import { unzipping } from "./packing.ts";
import type { Opener } from "./seal.ts";

/** Where a backup is read, and what opens it. */
export type Source = { storage: Storage; open: Opener };

async function* piecesOf(storage: Storage, parts: readonly string[]): AsyncIterable<Uint8Array> {
	for (const part of parts) {
		const stream = await storage.get(part);
		if (!stream) throw new Error(`The backup lacks ${part}.`);
		yield* stream;
	}
}

/** One file of a list of PostgreSQL's backup manifest. */
type ManifestFile = { Path: string; Size: number; Checksum: string };

function filesOf(manifest: string): ManifestFile[] {
	const parsed: unknown = JSON.parse(manifest);
	const files: unknown = typeof parsed === "object" && parsed !== null && Reflect.get(parsed, "Files");
	if (!Array.isArray(files)) throw new Error("The backup's manifest lists no files.");
	return files;
}

/** Bytes of a file that is read at once: most of the thousands are small, and a stream for each takes longer than to read it. */
const SMALL = 1024 * 1024;

async function sha256(path: string, size: number): Promise<string> {
	if (size <= SMALL) return hash("sha256", readFileSync(path));
	const streamed = createHash("sha256");
	await pipeline(createReadStream(path), streamed);
	return streamed.digest("hex");
}

/** Compares every file with PostgreSQL's manifest. Throws, naming the first that is missing or another. */
async function verify(folder: string, manifest: string): Promise<void> {
	for (const { Path, Size, Checksum } of filesOf(manifest)) {
		const path = join(folder, Path);
		const found = statSync(path, { throwIfNoEntry: false });
		if (found?.size !== Size || (await sha256(path, Size)) !== Checksum)
			throw new Error(`The backup is damaged: ${Path} is not what PostgreSQL wrote.`);
	}
}

/** Writes one file of an archive after the other: to wait for each of the thousands takes five times the processor time. */
async function unpackInto(folder: string, account: Account | null, archive: AsyncIterable<Buffer>): Promise<void> {
	const files = new UnpackSync({ cwd: folder, ...account, preservePaths: false });
	for await (const piece of archive) files.write(piece);
	files.end();
}

/** Unpacks a backup's database into an empty folder of the account's, and compares it with its manifest. */
export async function unpackBase(
	{ storage, open }: Source,
	{ parts, manifest }: BackupDescription,
	folder: string,
	account: Account | null,
): Promise<void> {
	const name = parts[0] ?? "";
	const packed = await open(name, Readable.from(piecesOf(storage, parts)));
	await pipeline(packed, unzipping(), (archive: AsyncIterable<Buffer>) => unpackInto(folder, account, archive));
	const listed = await storage.get(manifest);
	if (!listed) throw new Error(`The backup lacks ${manifest}.`);
	await verify(folder, await text(await open(manifest, listed)));
}

/** Fetches the log that a backup needs to reach any moment after it. Returns how many segments there are. */
export async function fetchWal({ storage, open }: Source, { wal }: BackupDescription, folder: string): Promise<number> {
	await mkdir(folder, { recursive: true });
	let segments = 0;
	for await (const { name } of storage.list()) {
		const segment = name.startsWith(WAL) ? name.slice(WAL.length).replace(/\.gz(\.age)?$/, "") : "";
		if (segment === "" || (!segment.endsWith(".history") && segment.slice(8, 24) < wal.slice(8, 24))) continue;
		const stream = await storage.get(name);
		if (!stream) continue;
		await writeFile(join(folder, segment), (await open(name, stream)).pipe(unzipping()), { mode: 0o644 });
		segments += 1;
	}
	return segments;
}
