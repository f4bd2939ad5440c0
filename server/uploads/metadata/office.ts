import { createWriteStream, openAsBlob } from "node:fs";
import { Writable } from "node:stream";
import {
	BlobReader,
	configure,
	type FileEntry,
	Uint8ArrayReader,
	Uint8ArrayWriter,
	ZipReader,
	ZipWriter,
} from "@zip.js/zip.js";
import { plainJpeg, plainPng } from "./picture-bytes.ts";

/** Bounds on what is unpacked, in parts and bytes: a small archive can hold gigabytes. */
const MAX_PARTS = 5000;
const MAX_UNPACKED_BYTES = 48 * 1024 * 1024;

configure({ useWebWorkers: false });

/** The parts that say who made the document, when, for whom and with what. */
const isProperties = (path: string) => path.startsWith("docProps/");

/** A signature covers the parts: nothing can be taken out without breaking it, and it names its signer. */
const isSignature = (path: string) => path.startsWith("_xmlsignatures/");

/** Files within the file, of kinds that are not looked into. */
const isOpaque = (path: string) =>
	/\/embeddings\/|vbaProject/.test(path) || (/\/media\//.test(path) && !/\.(jpe?g|png|emf|wmf|svg)$/i.test(path));

/** Word keeps the sources of a document in such a part, mostly none; all other custom parts may hold anything. */
const isCustom = (path: string) => /^customXml\/item\d*\.xml$/.test(path);
const SOURCES = /<(\w+:)?Sources\b[^>]*\/>|<(\w+:)?Sources\b[^>]*>\s*<\/(\w+:)?Sources>/;

/** What names people in the parts of texts, tables and slides, and what stands there instead. */
const NAMING: readonly (readonly [RegExp, string])[] = [
	[/\b(w:author|w15:author|userName|displayName)="[^"]*"/g, '$1="Author"'],
	[/\b(w:initials|initials|userId|w15:userId|providerId|w15:providerId)="[^"]*"/g, '$1=""'],
	[/<author>[^<]*<\/author>/g, "<author>Author</author>"],
	[/<(\w+:)?lastModifiedBy>[^<]*</g, "<$1lastModifiedBy><"],
	[/<x15ac:absPath\b[^>]*\/>/g, ""],
	[/\bTarget="file:[^"]*"/g, 'Target="file:///removed"'],
];

/** In the lists of parts: what leads to the properties, which are gone. */
const LISTED = [
	/<Relationship\b[^>]*\bTarget="\/?docProps\/[^>]*\/>/g,
	/<Override\b[^>]*\bPartName="\/docProps\/[^>]*\/>/g,
];

function cleanXml(path: string, text: string): string {
	const named = NAMING.reduce((clean, [what, instead]) => clean.replace(what, instead), text);
	const authors = /commentAuthors|ppt\/authors/.test(path) ? named.replace(/\bname="[^"]*"/g, 'name="Author"') : named;
	return LISTED.reduce((clean, what) => clean.replace(what, ""), authors);
}

/** The bytes of a part without what tells of people; undefined where the part is taken over as it stands. */
function cleanerOf(path: string): ((bytes: Uint8Array) => Uint8Array) | undefined {
	if (/\.(xml|rels)$/.test(path))
		return (bytes) => Buffer.from(cleanXml(path, Buffer.from(bytes).toString("utf8")), "utf8");
	if (/\.jpe?g$/i.test(path)) return plainJpeg;
	return /\.png$/i.test(path) ? plainPng : undefined;
}

/** What every part is written with: no times, no comments, nothing of the system that packed it. */
const PLAIN = { lastModDate: new Date(1980, 0, 1), extendedTimestamp: false };

async function copyPart(writer: ZipWriter<unknown>, part: FileEntry): Promise<void> {
	const packed = await part.getData(new Uint8ArrayWriter(), { passThrough: true });
	const { uncompressedSize, signature, compressionMethod } = part;
	const options = { ...PLAIN, passThrough: true, uncompressedSize, signature, compressionMethod };
	await writer.add(part.filename, new Uint8ArrayReader(packed), options);
}

/** Writes a part; false where it may still tell of people. */
async function writePart(writer: ZipWriter<unknown>, part: FileEntry): Promise<boolean> {
	const clean = cleanerOf(part.filename);
	if (!clean) {
		await copyPart(writer, part);
		return !isOpaque(part.filename);
	}
	const bytes = await part.getData(new Uint8ArrayWriter());
	await writer.add(part.filename, new Uint8ArrayReader(clean(bytes)), PLAIN);
	return !isCustom(part.filename) || SOURCES.test(Buffer.from(bytes).toString("utf8"));
}

function checkBounds(parts: readonly FileEntry[]): void {
	const unpacked = parts.filter(({ filename }) => cleanerOf(filename));
	const bytes = unpacked.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
	if (parts.length > MAX_PARTS || bytes > MAX_UNPACKED_BYTES) throw new Error("This document unpacks to too much.");
	if (parts.some(({ encrypted }) => encrypted)) throw new Error("This document is encrypted.");
}

/**
 * Writes an Office document (docx, xlsx, pptx) anew without its properties, the names of who wrote, changed and commented
 * on it, and what embedded photos tell. Returns whether that is all: false, with nothing written, for a signed one, and
 * false for one with other files in it. Throws for what cannot be read.
 */
export async function cleanOffice(from: string, to: string): Promise<boolean> {
	const reader = new ZipReader(new BlobReader(await openAsBlob(from)));
	const entries = await reader.getEntries();
	const parts = entries.filter((entry) => !entry.directory);
	if (parts.some(({ filename }) => isSignature(filename))) return false;
	checkBounds(parts);
	const writer = new ZipWriter(Writable.toWeb(createWriteStream(to)), { level: 6 });
	let complete = true;
	for (const part of parts) {
		if (isProperties(part.filename)) continue;
		if (!(await writePart(writer, part))) complete = false;
	}
	await writer.close();
	await reader.close();
	return complete;
}
