import { isOfKind } from "../../../../schemas/rules/errors/file-kinds.ts";
import type { FileLimits } from "./use-files.ts";

/** The longest side that a picture is given at first, in pixels: what is written on a sign in it is still read. */
const LONGEST = 4096;

/** Smaller than this part of that, nothing would be seen in it any more. */
const LEAST = 1 / 16;

const QUALITY = 0.85;

/** A picture at a scale, as JPEG; null where the browser cannot. */
function jpegOf(picture: ImageBitmap, scale: number): Promise<Blob | null> {
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	const context = canvas.getContext("2d");
	if (!context) return Promise.resolve(null);
	// JPEG has no transparency: what was seen through is white, not black.
	context.fillStyle = "#fff";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

/** A picture as JPEG of at most so many bytes, made smaller until it has no more; undefined where that cannot be had. */
async function jpegWithin(picture: ImageBitmap, maxSize: number): Promise<Blob | undefined> {
	const first = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
	for (let scale = first; scale > first * LEAST; scale /= 2) {
		const shrunk = await jpegOf(picture, scale);
		if (!shrunk || shrunk.size <= maxSize) return shrunk ?? undefined;
	}
}

/**
 * Makes a picture that is larger than its field takes smaller, as JPEG; the file as it is where it is no picture, or the field
 * takes no JPEG. Rejects where the browser cannot read it.
 */
export async function shrinkPicture(file: File, { accept, maxSize }: FileLimits): Promise<File> {
	const takesJpeg = accept.length === 0 || isOfKind(accept, "image/jpeg");
	if (!takesJpeg || !file.type.startsWith("image/")) return file;
	const picture = await createImageBitmap(file);
	const shrunk = await jpegWithin(picture, maxSize);
	// A large one takes 200 MB of memory, which a phone needs back at once.
	picture.close();
	return shrunk ? new File([shrunk], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: shrunk.type }) : file;
}
