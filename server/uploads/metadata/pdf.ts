import { readFile, writeFile } from "node:fs/promises";
import { PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, type PDFRef, PDFStream } from "@cantoo/pdf-lib";
import { plainJpeg } from "./picture-bytes.ts";

const name = (text: string) => PDFName.of(text);

/** Notes on a page, a picture or the whole: XMP, and what the program that made it keeps for itself. */
const NOTES = ["Metadata", "PieceInfo", "LastModified"].map(name);

/** Who commented, and when: on annotations other than the fields of a form, whose names these are. */
const COMMENT_NOTES = ["T", "CreationDate", "M"].map(name);

const dictOf = (object: PDFObject) =>
	object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : undefined;

const is = (dict: PDFDict, key: string, value: string) => dict.get(name(key)) === name(value);

/** Whether a signature covers the bytes: it names its signer, and nothing can be taken out without breaking it. */
const isSignature = (dict: PDFDict) => is(dict, "Type", "Sig") || dict.has(name("ByteRange"));

function cleanDict(dict: PDFDict): void {
	for (const key of NOTES) dict.delete(key);
	const isComment = dict.has(name("Subtype")) && dict.has(name("Rect")) && !is(dict, "Subtype", "Widget");
	if (isComment) for (const key of COMMENT_NOTES) dict.delete(key);
}

function cleanPicture(document: PDFDocument, ref: PDFRef, object: PDFObject): void {
	if (!(object instanceof PDFRawStream) || !is(object.dict, "Filter", "DCTDecode")) return;
	const contents = plainJpeg(object.contents);
	object.dict.delete(name("Length"));
	document.context.assign(ref, PDFRawStream.of(object.dict, contents));
}

/**
 * Writes a PDF anew without its author, title, dates, XMP and what embedded photos tell; earlier revisions of it go too.
 * Returns whether that is all: false, with nothing written, for a signed or an empty one. Throws for what cannot be
 * read, such as an encrypted one.
 */
export async function cleanPdf(from: string, to: string): Promise<boolean> {
	const document = await PDFDocument.load(await readFile(from), { updateMetadata: false });
	const { context } = document;
	const objects = context.enumerateIndirectObjects();
	const dicts = objects.flatMap(([, object]) => dictOf(object) ?? []);
	if (document.getPageCount() === 0 || dicts.some(isSignature)) return false;
	const { Info } = context.trailerInfo;
	context.trailerInfo.Info = undefined;
	context.trailerInfo.ID = undefined;
	for (const [ref, object] of objects) {
		const dict = dictOf(object);
		if (ref === Info || (dict && is(dict, "Type", "Metadata"))) context.delete(ref);
		else {
			if (dict) cleanDict(dict);
			cleanPicture(document, ref, object);
		}
	}
	await writeFile(to, await document.save({ addDefaultPage: false, updateFieldAppearances: false }));
	return !dicts.some((dict) => is(dict, "Type", "EmbeddedFile"));
}
