import { type FileHandle, open } from "node:fs/promises";

/** Boxes that hold others on the way to what a camera notes. */
const CONTAINERS = new Set(["moov", "trak", "mdia", "moof", "traf", "mvex"]);

/** What cameras and programs note (maker, place, title, XMP), and room that may hold what stood there before. */
const NOTES = new Set(["udta", "meta", "uuid", "free", "skip"]);

/** The headers that say when a film, a track and its media were made and changed. */
const DATED = new Set(["mvhd", "tkhd", "mdhd"]);

/** The kinds of track that are seen or heard; any other, such as a track of places, may tell of its maker. */
const SHOWN_TRACKS = new Set(["vide", "soun", "text", "sbtl", "subt", "hint"]);

/** What else a film is made of, at its top. */
const PARTS = new Set(["ftyp", "styp", "moov", "mdat", "moof", "mfra", "sidx", "wide", "pdin", ...NOTES]);

const MAX_BOXES = 20_000;
const ZEROS = Buffer.alloc(64 * 1024);

type Box = { type: string; start: number; body: number; end: number; depth: number };

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
	if (bytesRead < length) throw new Error("This film ends too soon.");
	return buffer;
}

async function boxAt(file: FileHandle, start: number, limit: number): Promise<Omit<Box, "depth">> {
	const head = await readAt(file, start, 8);
	const size = head.readUInt32BE(0);
	const long = size === 1 ? Number((await readAt(file, start + 8, 8)).readBigUInt64BE()) : size;
	const end = size === 0 ? limit : start + long;
	const body = start + (size === 1 ? 16 : 8);
	if (end < body || end > limit) throw new Error("A box of this film is larger than what holds it.");
	return { type: head.toString("latin1", 4, 8), start, body, end };
}

/** Every box between two places, and those within its containers. */
async function* boxesIn(
	file: FileHandle,
	{ from, to, depth }: { from: number; to: number; depth: number },
	count = { seen: 0 },
): AsyncGenerator<Box> {
	// QuickTime may end a list of boxes with four zero bytes.
	for (let at = from; at + 8 <= to; ) {
		count.seen += 1;
		if (count.seen > MAX_BOXES) throw new Error("This film has too many parts.");
		const box = { ...(await boxAt(file, at, to)), depth };
		yield box;
		const within = { from: box.body, to: box.end, depth: depth + 1 };
		if (CONTAINERS.has(box.type)) yield* boxesIn(file, within, count);
		at = box.end;
	}
}

async function zero(file: FileHandle, from: number, to: number): Promise<void> {
	for (let at = from; at < to; at += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, to - at), at);
}

/** Takes the times out of a header: two of four bytes, or of eight in its later version. */
async function undate(file: FileHandle, { body, end }: Box): Promise<void> {
	const [version] = await readAt(file, body, 1);
	const times = body + 4;
	await zero(file, times, Math.min(times + (version === 1 ? 16 : 8), end));
}

/** Cleans one box where it stands, its length kept, so that what the film's tables point to stays in its place. */
async function cleanBox(file: FileHandle, box: Box): Promise<boolean> {
	if (NOTES.has(box.type)) {
		await file.write(Buffer.from("free", "latin1"), 0, 4, box.start + 4);
		await zero(file, box.body, box.end);
	}
	if (DATED.has(box.type)) await undate(file, box);
	if (box.type !== "hdlr") return true;
	return SHOWN_TRACKS.has((await readAt(file, box.body + 8, 4)).toString("latin1"));
}

/**
 * Takes out of an MP4 file, in its place, what its camera noted: maker, place, times. Returns whether that is all: not
 * where it has tracks or parts of other kinds, such as a track of places. Throws for what cannot be read.
 */
export async function cleanVideo(path: string): Promise<boolean> {
	const file = await open(path, "r+");
	try {
		const { size } = await file.stat();
		let complete = true;
		for await (const box of boxesIn(file, { from: 0, to: size, depth: 0 })) {
			const isClean = await cleanBox(file, box);
			if (!isClean || (box.depth === 0 && !PARTS.has(box.type))) complete = false;
		}
		return complete;
	} finally {
		await file.close();
	}
}
