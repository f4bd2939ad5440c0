import { readFile, writeFile } from "node:fs/promises";
import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import {
	BlobReader,
	TextReader,
	TextWriter,
	Uint8ArrayReader,
	Uint8ArrayWriter,
	ZipReader,
	ZipWriter,
} from "@zip.js/zip.js";
import sharp from "sharp";
import { expect, it } from "vitest";
import { withFile } from "../../testing/store-bytes.ts";
import { type Cleaned, removeMetadata } from "./remove-metadata.ts";

/** Long, for a busy machine: what is tested is not how fast it is. */
const TIMEOUT_MS = 60_000;

const PLANTED = "Li Planted";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The bytes that are left of a file, and whether it may still tell who made it. */
const clean = (bytes: Uint8Array, mime: string) =>
	withFile(bytes, async (path, folder): Promise<{ bytes: Buffer } & Pick<Cleaned, "keepsMetadata">> => {
		const cleaned = await removeMetadata({ path, mime, to: `${folder}/to` }, TIMEOUT_MS);
		return { bytes: await readFile(cleaned.path), keepsMetadata: cleaned.keepsMetadata };
	});

const photo = () =>
	sharp({ create: { width: 40, height: 30, channels: 3, background: "#367" } })
		.withExif({ IFD0: { Artist: PLANTED } })
		.jpeg()
		.toBuffer();

async function pdf(change?: (document: PDFDocument) => void): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	document.setAuthor(PLANTED);
	document.setTitle(`Report of ${PLANTED}`);
	const page = document.addPage([200, 200]);
	page.drawText("What was seen");
	page.drawImage(await document.embedJpg(await photo()));
	const xmp = document.context.stream(`<x:xmpmeta>${PLANTED}</x:xmpmeta>`, { Type: "Metadata", Subtype: "XML" });
	document.catalog.set(PDFName.of("Metadata"), document.context.register(xmp));
	const note = { Type: "Annot", Subtype: "Text", Rect: [0, 0, 9, 9], T: document.context.obj(PLANTED) };
	page.node.set(PDFName.of("Annots"), document.context.obj([document.context.register(document.context.obj(note))]));
	change?.(document);
	return document.save({ useObjectStreams: false });
}

/** Everything that a PDF's objects say, unpacked. */
async function shownIn(bytes: Uint8Array): Promise<string> {
	const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
	return context
		.enumerateIndirectObjects()
		.map(
			([, object]) =>
				`${object}${object instanceof PDFRawStream ? Buffer.from(object.contents).toString("latin1") : ""}`,
		)
		.join("\n");
}

it("takes author, title, XMP, who commented and what photos tell out of a PDF, and leaves its pages", async () => {
	const original = await pdf();
	expect((await shownIn(original)).split(PLANTED).length).toBeGreaterThan(3);
	const { bytes, keepsMetadata } = await clean(original, "application/pdf");
	expect(keepsMetadata).toBe(false);
	expect(await shownIn(bytes)).not.toContain("Planted");
	expect(bytes.toString("latin1")).not.toContain("Planted");
	const document = await PDFDocument.load(bytes, { updateMetadata: false });
	expect([document.getPageCount(), document.getAuthor()]).toEqual([1, undefined]);
	expect(await shownIn(bytes)).toContain("/DCTDecode");
});

it("leaves a signed PDF as it is and tells", async () => {
	const signed = await pdf(
		({ context }) => void context.register(context.obj({ Type: "Sig", Name: context.obj("x") })),
	);
	const { bytes, keepsMetadata } = await clean(signed, "application/pdf");
	expect(keepsMetadata).toBe(true);
	expect(bytes.equals(signed)).toBe(true);
});

it("leaves what it cannot read as it is and tells", async () => {
	const broken = Buffer.from(`%PDF-1.4\n${PLANTED}`);
	expect(await clean(broken, "application/pdf")).toEqual({ bytes: broken, keepsMetadata: true });
	expect(await clean(broken, DOCX)).toEqual({ bytes: broken, keepsMetadata: true });
	expect((await clean(broken, "video/mp4")).keepsMetadata).toBe(true);
});

it("ends a document that takes too long, and tells", async () => {
	const bytes = await pdf();
	const cleaned = await withFile(bytes, (path, folder) =>
		removeMetadata({ path, mime: "application/pdf", to: `${folder}/to` }, 1),
	);
	expect(cleaned).toMatchObject({ keepsMetadata: true });
});

type Parts = Readonly<Record<string, string | Uint8Array>>;

async function zip(parts: Parts): Promise<Uint8Array> {
	const writer = new ZipWriter(new Uint8ArrayWriter());
	for (const [name, part] of Object.entries(parts))
		await writer.add(name, typeof part === "string" ? new TextReader(part) : new Uint8ArrayReader(part));
	return writer.close();
}

async function unzip(bytes: Uint8Array): Promise<Record<string, string>> {
	const entries = await new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)]))).getEntries();
	const texts = entries.map(async (entry) => [
		entry.filename,
		entry.directory ? "" : await entry.getData(new TextWriter("latin1")),
	]);
	return Object.fromEntries(await Promise.all(texts));
}

const document = async (): Promise<Parts> => ({
	"[Content_Types].xml": `<Types><Override PartName="/docProps/core.xml" ContentType="c"/><Override PartName="/word/document.xml" ContentType="d"/></Types>`,
	"_rels/.rels": `<Relationships><Relationship Id="1" Type="t" Target="word/document.xml"/><Relationship Id="2" Type="core" Target="docProps/core.xml"/></Relationships>`,
	"docProps/core.xml": `<dc:creator>${PLANTED}</dc:creator>`,
	"docProps/app.xml": `<Company>${PLANTED}</Company>`,
	"word/document.xml": `<w:p><w:ins w:id="1" w:author="${PLANTED}" w:date="2026-01-01T00:00:00Z"><w:t>What was seen</w:t></w:ins></w:p>`,
	"word/comments.xml": `<w:comment w:author="${PLANTED}" w:initials="LP"/>`,
	"word/people.xml": `<w15:person w15:author="${PLANTED}"><w15:presenceInfo w15:providerId="AD" w15:userId="${PLANTED}"/></w15:person>`,
	"word/_rels/settings.xml.rels": `<Relationship Target="file:///C:/Users/${PLANTED}/Normal.dotm" TargetMode="External"/>`,
	"word/media/image1.jpeg": await photo(),
});

it("takes properties, names of authors and commenters and what photos tell out of a Word document", async () => {
	const { bytes, keepsMetadata } = await clean(await zip(await document()), DOCX);
	const parts = await unzip(bytes);
	expect(keepsMetadata).toBe(false);
	expect(JSON.stringify(parts)).not.toContain("Planted");
	expect(JSON.stringify(parts)).not.toContain("docProps");
	expect(parts["word/document.xml"]).toContain('w:author="Author"');
	expect(parts["word/document.xml"]).toContain("What was seen");
	expect(parts["[Content_Types].xml"]).toContain('PartName="/word/document.xml"');
});

it("takes authors and the path of its maker out of a workbook", async () => {
	const { bytes, keepsMetadata } = await clean(
		await zip({
			"xl/workbook.xml": `<workbook><fileSharing userName="${PLANTED}"/><x15ac:absPath url="C:\\${PLANTED}\\"/><sheets/></workbook>`,
			"xl/comments1.xml": `<comments><authors><author>${PLANTED}</author></authors></comments>`,
			"xl/persons/person.xml": `<person displayName="${PLANTED}" userId="${PLANTED}" providerId="AD"/>`,
		}),
		XLSX,
	);
	expect(keepsMetadata).toBe(false);
	expect(JSON.stringify(await unzip(bytes))).not.toContain("Planted");
});

it("tells of a document with other files in it, and leaves a signed one as it is", async () => {
	const parts = await document();
	const holding = await clean(await zip({ ...parts, "word/embeddings/book.xlsx": PLANTED }), DOCX);
	expect(holding.keepsMetadata).toBe(true);
	const signed = await zip({ ...parts, "_xmlsignatures/sig1.xml": PLANTED });
	expect(await clean(signed, DOCX)).toEqual({ bytes: Buffer.from(signed), keepsMetadata: true });
});

it("does not unpack a document that holds far more than it weighs", async () => {
	const bomb = await zip({ "word/document.xml": new Uint8Array(60 * 1024 * 1024) });
	expect(bomb.length).toBeLessThan(1024 * 1024);
	expect((await clean(bomb, DOCX)).keepsMetadata).toBe(true);
});

const box = (type: string, ...parts: (Uint8Array | string)[]): Buffer => {
	const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
	const head = Buffer.alloc(8);
	head.writeUInt32BE(body.length + 8);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, body]);
};
const handler = (type: string) => box("hdlr", Buffer.alloc(8), type, Buffer.alloc(12));
const TIMES = Buffer.from("00000000e5a0b0c0e5a0b0c1", "hex");
const film = (track: string) =>
	Buffer.concat([
		box("ftyp", "isom"),
		box(
			"moov",
			box("mvhd", TIMES, "rest"),
			box("trak", box("tkhd", TIMES), box("mdia", box("mdhd", TIMES), handler(track)), box("udta", PLANTED)),
			box("udta", box("\u00a9xyz", `+31.2+121.4/${PLANTED}`), box("meta", PLANTED)),
		),
		box("uuid", `XMP ${PLANTED}`),
		box("mdat", "frames"),
	]);

it("takes maker, place and times out of a film without moving a frame", async () => {
	const original = film("vide");
	const { bytes, keepsMetadata } = await clean(original, "video/mp4");
	expect(keepsMetadata).toBe(false);
	expect(bytes.length).toBe(original.length);
	expect(bytes.toString("latin1")).not.toMatch(/Planted|121\.4|XMP/);
	expect(bytes.includes(Buffer.from("e5a0b0c0", "hex"))).toBe(false);
	expect(bytes.indexOf("frames")).toBe(original.indexOf("frames"));
	expect(bytes.includes("rest")).toBe(true);
});

it("tells of a film with a track that is neither seen nor heard, such as one of places", async () => {
	expect((await clean(film("meta"), "video/mp4")).keepsMetadata).toBe(true);
});

it("takes the tags out of a sound recording, at its beginning and its end", async () => {
	const tag = Buffer.from(`ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0014${PLANTED.padEnd(20, "\0")}`, "latin1");
	const sound = Buffer.concat([
		tag,
		Buffer.from([0xff, 0xfb]),
		Buffer.from("frames"),
		Buffer.from(`TAG${PLANTED}`.padEnd(128, "\0")),
	]);
	const { bytes, keepsMetadata } = await clean(sound, "audio/mpeg");
	expect(keepsMetadata).toBe(false);
	expect(bytes.toString("latin1")).not.toContain("Planted");
	expect(bytes.subarray(-8).toString("latin1")).toBe("\u00ff\u00fbframes");
});

it("leaves the pixels of embedded pictures as they are", async () => {
	const original = await photo();
	const { bytes } = await clean(await zip({ "word/media/a.jpg": original, "word/document.xml": "<w:p/>" }), DOCX);
	await withFile("", async (path) => {
		const entries = await new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)]))).getEntries();
		const entry = entries.find(({ filename }) => filename === "word/media/a.jpg");
		if (!entry || entry.directory) throw new Error("The picture is gone.");
		await writeFile(path, await entry.getData(new Uint8ArrayWriter()));
		expect((await sharp(path).metadata()).exif).toBeUndefined();
		expect((await sharp(path).raw().toBuffer()).equals(await sharp(original).raw().toBuffer())).toBe(true);
	});
});
