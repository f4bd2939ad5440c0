import sharp from "sharp";
import type { PictureArea } from "../../schemas/types.gen.ts";
import { invalid } from "../wire/refusal.ts";
import {
	encoderOf,
	MAX_SECONDS,
	makeThumbnail,
	optionsFor,
	type Picture,
	type PictureResults,
	unreadable,
} from "./picture.ts";

type Size = { width: number; height: number; frames: number };

/** How large a picture is, in pixels; of a moving one each frame. */
async function sizeOf(picture: Picture): Promise<Size> {
	const { width, height, pages = 1, pageHeight = height } = await sharp(picture.path, optionsFor(picture)).metadata();
	return { width, height: pageHeight, frames: pages };
}

/** Throws 422 for a rectangle that is not all in the picture, naming it. */
function checkAreas(areas: readonly PictureArea[], { width, height }: Size): void {
	const at = areas.findIndex((area) => area.x + area.width > width || area.y + area.height > height);
	if (at < 0) return;
	const message = "The rectangle reaches beyond the picture, which is {width} by {height} pixels.";
	throw invalid([{ pointer: `/areas/${at}`, message }], message, { width, height });
}

/** The rectangles as sharp lays them over a picture, over each frame of a moving one: its frames stand below each other. */
const overlays = (areas: readonly PictureArea[], { height: frame, frames }: Size) =>
	Array.from({ length: frames }, (_, at) =>
		areas.map(({ x, y, width, height }) => ({
			input: { create: { width, height, channels: 3 as const, background: "#000" } },
			left: x,
			top: y + at * frame,
		})),
	).flat();

/**
 * Encodes a picture anew with black rectangles in it, without EXIF, and a small one of that. Nothing of what stood below is
 * left in either. Throws 422 for what cannot be read, and for rectangles that are not in it.
 */
export async function burnAreas(
	picture: Picture,
	areas: readonly PictureArea[],
	{ picture: to, thumbnail }: PictureResults,
): Promise<void> {
	const encode = encoderOf(picture.mime);
	const size = await sizeOf(picture).catch(() => null);
	if (!encode || !size) throw unreadable(picture.name);
	checkAreas(areas, size);
	try {
		const burnt = sharp(picture.path, optionsFor(picture)).composite(overlays(areas, size));
		await encode(burnt).timeout({ seconds: MAX_SECONDS }).toFile(to);
		await makeThumbnail(to, thumbnail, picture.maxPixels);
	} catch {
		throw unreadable(picture.name);
	}
}
