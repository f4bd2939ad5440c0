import { type FileHandle, open } from "node:fs/promises";

const ID3_HEAD = 10;
const ID3V1 = 128;
const APE_FOOT = 32;

async function textAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
	if (at < 0) return Buffer.alloc(length);
	const { buffer } = await file.read(Buffer.alloc(length), 0, length, at);
	return buffer;
}

/** Empties the ID3v2 tags at a file's beginning in their place: they become padding. Gives where they end. */
async function emptyHead(file: FileHandle, size: number): Promise<number> {
	let at = 0;
	for (;;) {
		const head = await textAt(file, at, ID3_HEAD);
		if (head.toString("latin1", 0, 3) !== "ID3") return at;
		const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
		const end = Math.min(at + ID3_HEAD + length, size);
		// Without its flags, what follows the head is padding and nothing else.
		await file.write(Uint8Array.of(0), 0, 1, at + 5);
		for (let from = at + ID3_HEAD; from < end; from += 65_536)
			await file.write(Buffer.alloc(Math.min(65_536, end - from)), 0, undefined, from);
		at = end;
	}
}

/** How long the tag at a file's end is: ID3v1, or APE; 0 where there is none. */
async function tailLength(file: FileHandle, size: number): Promise<number> {
	if ((await textAt(file, size - ID3V1, 3)).toString("latin1") === "TAG") return ID3V1;
	const foot = await textAt(file, size - APE_FOOT, APE_FOOT);
	if (foot.toString("latin1", 0, 8) !== "APETAGEX") return 0;
	const hasHead = (foot.readUInt32LE(20) & 0x8000_0000) !== 0;
	return foot.readUInt32LE(12) + (hasHead ? APE_FOOT : 0);
}

/**
 * Takes the tags (title, artist, pictures, comments) out of an MP3 file, in its place. Returns whether that is all: not
 * where it ends with a tag of a kind that is not known.
 */
export async function cleanSound(path: string): Promise<boolean> {
	const file = await open(path, "r+");
	try {
		let { size } = await file.stat();
		const start = await emptyHead(file, size);
		for (let length = -1; length !== 0; ) {
			length = Math.min(await tailLength(file, size), size - start);
			size -= length;
		}
		await file.truncate(size);
		return !(await textAt(file, size - 9, 9)).toString("latin1").startsWith("LYRICS");
	} finally {
		await file.close();
	}
}
