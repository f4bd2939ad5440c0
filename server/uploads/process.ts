import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { fileKind } from "../../schemas/rules/file-kinds.ts";
import { invalid } from "../wire/refusal.ts";
import { UPLOAD_LIMITS } from "./limits.ts";

/** An upload as it came. */
type Sent = { name: string; body: Buffer };

/** What is stored of an upload. */
type Processed = { body: Buffer; mime: string; thumbnail: Buffer | null };

const MOST_PIXELS = 60_000_000;
const THUMBNAIL_PIXELS = 320;

const ENCODERS: Record<string, (image: Sharp) => Sharp> = {
	"image/jpeg": (image) => image.jpeg({ quality: 86, mozjpeg: false }),
	"image/png": (image) => image.png(),
	"image/webp": (image) => image.webp({ quality: 86 }),
	"image/gif": (image) => image.gif(),
};

/** Encodes an image anew: turned upright, without EXIF, so without the place where it was taken. */
async function processImage({ body, name }: Sent, mime: string, encode: (image: Sharp) => Sharp): Promise<Processed> {
	try {
		const options = { limitInputPixels: MOST_PIXELS, animated: mime === "image/gif" };
		const clean = await encode(sharp(body, options).autoOrient()).toBuffer();
		const thumbnail = await sharp(clean, { limitInputPixels: MOST_PIXELS })
			.resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: "inside", withoutEnlargement: true })
			.webp({ quality: 78 })
			.toBuffer();
		return { body: clean, mime, thumbnail };
	} catch {
		const text = "{name} could not be read as a picture.";
		throw invalid([{ pointer: "/file", message: text }], text, { name });
	}
}

/** Tells by its first bytes what a file is, whatever it is called, and makes it safe to keep. Throws 422 for what is not accepted. */
export async function processUpload(sent: Sent): Promise<Processed> {
	const { body, name } = sent;
	const mime = (await fileTypeFromBuffer(body))?.mime ?? "";
	const { accept } = UPLOAD_LIMITS;
	if (!accept.includes(mime)) {
		const message = "{name}: this kind of file is not accepted. Accepted: {kinds}.";
		const values = { name, kinds: accept.map(fileKind) };
		throw invalid([{ pointer: "/file", message }], message, values);
	}
	const encode = ENCODERS[mime];
	return encode ? processImage(sent, mime, encode) : { body, mime, thumbnail: null };
}

/** A file's name as it may be shown and sent back: no path, no control characters, not endless. */
export function cleanName(name: string): string {
	const base = name.split(/[/\\]/).at(-1) ?? "";
	return [...base.replace(/\p{C}/gu, "")].slice(-120).join("").trim() || "file";
}
