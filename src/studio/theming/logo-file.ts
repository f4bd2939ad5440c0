import { logoFault, MAX_LOGO_BYTES } from "../../../schemas/rules/portal/logo-picture.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";
import { cleanSvg } from "./clean-svg.ts";

/** The picture of a logo as the document has it, and its width by its height. */
export type LogoPicture = { url: string; ratio: number };

/** The types of file that a logo may be. */
export const LOGO_TYPES = "image/svg+xml,image/png,image/webp";

/** Three times what a logo measures at most in the header, for the sharpest screens. */
const MOST = { width: 768, height: 120 };
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MIN_RATIO = 0.5;
const MAX_RATIO = 8;

const asDataUrl = (blob: Blob): Promise<string> =>
	new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(blob);
	});

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
	new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));

/** A picture encoded anew, as small as it has to be: without whatever else its file held. */
async function reencoded(bitmap: ImageBitmap): Promise<string | null> {
	const fitting = Math.min(1, MOST.width / bitmap.width, MOST.height / bitmap.height);
	const canvas = document.createElement("canvas");
	for (const scale of [1, 0.75, 0.5]) {
		canvas.width = Math.max(1, Math.round(bitmap.width * fitting * scale));
		canvas.height = Math.max(1, Math.round(bitmap.height * fitting * scale));
		canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		for (const quality of [0.95, 0.8]) {
			const blob = await encoded(canvas, quality);
			if (blob && blob.size <= MAX_LOGO_BYTES) return asDataUrl(blob);
		}
	}
	return null;
}

async function ofDrawing(file: File): Promise<LogoPicture | null> {
	const cleaned = cleanSvg(await file.text());
	if (!cleaned) return null;
	const url = await asDataUrl(new Blob([cleaned.svg], { type: "image/svg+xml" }));
	return { url, ratio: cleaned.ratio };
}

async function ofPixels(file: File): Promise<LogoPicture | null> {
	const bitmap = await createImageBitmap(file).catch(() => null);
	if (!bitmap) return null;
	const url = await reencoded(bitmap);
	const ratio = bitmap.width / bitmap.height;
	bitmap.close();
	return url === null ? null : { url, ratio };
}

/** Makes the picture of a logo of a file: a drawing without all that is none, a picture encoded anew. Or says what is wrong with the file. */
export async function readLogo(file: File): Promise<LogoPicture | StudioText> {
	if (!LOGO_TYPES.split(",").includes(file.type)) return "A logo is an SVG, a PNG or a WebP.";
	if (file.size > MAX_FILE_BYTES) return "The file is larger than 10 MB.";
	const picture = await (file.type === "image/svg+xml" ? ofDrawing(file) : ofPixels(file));
	if (!picture) return "The file could not be read as a picture, or says no size.";
	const fault = logoFault(picture.url);
	if (fault === "size")
		return "As an SVG of more than 24 KB it would hold up every page. Make it simpler, or take a PNG.";
	if (fault) return "The file could not be read as a picture, or says no size.";
	if (picture.ratio < MIN_RATIO || picture.ratio > MAX_RATIO)
		return "It is too narrow for the header: a logo is up to 8 times as wide as high, or twice as high as wide.";
	return { ...picture, ratio: Math.round(picture.ratio * 1000) / 1000 };
}
