import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. */
export type ZipEntry = { name: string; bytes: AsyncIterable<Uint8Array> };

const NOTHING = new Uint8Array();

const stored = (name: string) => new ZipPassThrough(name);

/** A file of texts, which get a tenth as large at the level that costs least. */
export const deflated = (name: string) => new ZipDeflate(name, { level: 1 });

/**
 * An archive of files, piece by piece as they are read. They are stored as they are, since pictures and PDF do not get smaller,
 * unless told otherwise.
 */
export async function* zipOf(
	entries: AsyncIterable<ZipEntry>,
	fileOf: (name: string) => ZipPassThrough | ZipDeflate = stored,
): AsyncGenerator<Uint8Array> {
	const ready: Uint8Array[] = [];
	let failure: Error | null = null;
	const zip = new Zip((error, piece) => {
		if (error) failure = error;
		else ready.push(piece);
	});
	const take = () => {
		if (failure) throw failure;
		return ready.splice(0);
	};
	for await (const { name, bytes } of entries) {
		const entry = fileOf(name);
		zip.add(entry);
		for await (const piece of bytes) {
			entry.push(piece);
			yield* take();
		}
		entry.push(NOTHING, true);
		yield* take();
	}
	zip.end();
	yield* take();
}

/** What an archive has beside names and bytes: for each file two headers and what follows its bytes, and the end of all. */
const BESIDE_FILE = 30 + 16 + 46;
const BESIDE_ALL = 22;

/** The bytes of an archive of such files, which are stored as they are. */
export const sizeOfZip = (files: readonly { name: string; size: number }[]): number =>
	files.reduce((sum, { name, size }) => sum + BESIDE_FILE + 2 * Buffer.byteLength(name) + size, BESIDE_ALL);
