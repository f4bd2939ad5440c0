/** What a JPEG's segments are told by: the byte after 0xff. */
const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, app0: 0xe0, app2: 0xe2, app14: 0xee, app15: 0xef };
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Application segments that say how to draw the picture: JFIF, colour profile, Adobe's transform. */
const IMAGE_CHUNKS = new Set([MARKER.app0, MARKER.app2, MARKER.app14]);

const isText = (marker: number) =>
	marker === MARKER.comment || (marker >= MARKER.app0 && marker <= MARKER.app15 && !IMAGE_CHUNKS.has(marker));

/** Where the compressed data after a scan's header ends: at the next marker that is no restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
	for (let at = from; at + 1 < bytes.length; at += 1) {
		const next = bytes[at + 1] ?? 0;
		if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at;
	}
	return bytes.length;
}

/**
 * A JPEG without what its camera and editors noted (EXIF, XMP, IPTC, comments) and without what follows its end; its
 * pixels are not touched. Throws for what is no JPEG.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array {
	const parts = [bytes.subarray(0, 2)];
	if (bytes[0] !== 0xff || bytes[1] !== MARKER.start) throw new Error("This is no JPEG.");
	let at = 2;
	while (at + 3 < bytes.length) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff) throw new Error("A JPEG's segment has no marker.");
		if (marker === MARKER.end) break;
		const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
		const next = marker === MARKER.scan ? endOfScan(bytes, end) : end;
		if (!isText(marker)) parts.push(bytes.subarray(at, next));
		at = next;
	}
	return Buffer.concat([...parts, Uint8Array.of(0xff, MARKER.end)]);
}

const PNG_HEAD = 8;
const CHUNK_FRAME = 12;
const TEXT_CHUNKS = new Set(["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]);

/** A PNG without its texts, EXIF and time, and without what follows its end. Throws for what is no PNG. */
export function plainPng(bytes: Uint8Array): Uint8Array {
	const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (view.toString("latin1", 1, 4) !== "PNG") throw new Error("This is no PNG.");
	const parts: Uint8Array[] = [view.subarray(0, PNG_HEAD)];
	let at = PNG_HEAD;
	let type = "";
	while (type !== "IEND") {
		const end = at + CHUNK_FRAME + view.readUInt32BE(at);
		type = view.toString("latin1", at + 4, at + 8);
		if (!TEXT_CHUNKS.has(type)) parts.push(view.subarray(at, end));
		at = end;
	}
	return Buffer.concat(parts);
}
