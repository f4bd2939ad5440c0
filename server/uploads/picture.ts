import sharp, { type Sharp } from "sharp";
import { invalid, Refusal } from "../wire/refusal.ts";

const THUMBNAIL_PIXELS = 320;
const MEGAPIXEL = 1_000_000;

/** How long one picture may take, in seconds. */
export const MAX_SECONDS = 10;

// Two pictures are worked on at once: each keeps to one thread, and the memory of the last one is not held for the next.
sharp.concurrency(1);
sharp.cache(false);

const ENCODERS: Readonly<Record<string, (image: Sharp) => Sharp>> = {
	"image/jpeg": (image) => image.jpeg({ quality: 86, mozjpeg: false }),
	"image/png": (image) => image.png(),
	// The least effort: at its usual one a large picture takes many seconds.
	"image/webp": (image) => image.webp({ quality: 86, effort: 0 }),
	"image/gif": (image) => image.gif({ effort: 1 }),
};

/** Whether a file of some media type is a picture that can be encoded anew. */
export const isPicture = (mime: string): boolean => Object.hasOwn(ENCODERS, mime);

/** How a picture of some media type is encoded; null for what is none. */
export const encoderOf = (mime: string): ((image: Sharp) => Sharp) | null => ENCODERS[mime] ?? null;

/** A picture to work on: where it is, its media type, what it is called, and the most pixels that it may have. */
export type Picture = { path: string; mime: string; name: string; maxPixels: number };

/** Where the results go. */
export type PictureResults = { picture: string; thumbnail: string };

export function unreadable(name: string): Refusal {
	const text = "{name} could not be read as a picture.";
	return invalid([{ pointer: "/file", message: text }], text, { name });
}

/** How sharp opens a picture. */
export const optionsFor = ({ mime, maxPixels }: Picture) => ({
	limitInputPixels: maxPixels,
	animated: mime === "image/gif",
	sequentialRead: true,
});

/** Throws 413 for more pixels than are accepted, all frames counted; only the header is read. */
async function checkPixels(picture: Picture): Promise<void> {
	const { path, name, maxPixels } = picture;
	const { width, height } = await sharp(path, { ...optionsFor(picture), limitInputPixels: false })
		.metadata()
		.catch(() => Promise.reject(unreadable(name)));
	const pixels = width * height;
	if (pixels <= maxPixels) return;
	const values = { name, pixels: Math.ceil(pixels / MEGAPIXEL), most: maxPixels / MEGAPIXEL };
	throw new Refusal(413, "{name} has {pixels} megapixels. A picture may have {most} at most.", { values });
}

/** Makes a small one of a stored picture. */
export async function makeThumbnail(path: string, to: string, maxPixels: number): Promise<void> {
	await sharp(path, { limitInputPixels: maxPixels })
		.resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: "inside", withoutEnlargement: true })
		.webp({ quality: 78 })
		.timeout({ seconds: MAX_SECONDS })
		.toFile(to);
}

/**
 * Encodes a picture anew: turned upright, without EXIF, so without the place where it was taken; and a small one of it.
 * The work is done on threads of sharp's own. Throws 413 for too many pixels, 422 for what cannot be read.
 */
export async function processPicture(picture: Picture, { picture: to, thumbnail }: PictureResults): Promise<void> {
	await checkPixels(picture);
	const encode = ENCODERS[picture.mime];
	if (!encode) throw unreadable(picture.name);
	try {
		await encode(sharp(picture.path, optionsFor(picture)).autoOrient())
			.timeout({ seconds: MAX_SECONDS })
			.toFile(to);
		await makeThumbnail(to, thumbnail, picture.maxPixels);
	} catch {
		throw unreadable(picture.name);
	}
}
