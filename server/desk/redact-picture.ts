import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { PictureArea } from "../../schemas/types.gen.ts";
import type { RedactablePicture } from "../repositories/desk/picture-original.ts";
import type { Services } from "../services.ts";
import { burnAreas } from "../uploads/burn-areas.ts";
import { storeBytes } from "../uploads/keep-file.ts";
import { absent, invalid } from "../wire/refusal.ts";

type Work = Pick<Services, "storage" | "intake">;

/** Which rectangles a picture is to have: those it has and those drawn now, or these alone. Throws 422 where nothing would change. */
export function areasFor(
	{ original }: Pick<RedactablePicture, "original">,
	added: readonly PictureArea[],
	anew: boolean,
): readonly PictureArea[] {
	const text = anew ? "This picture was not redacted." : "Draw a rectangle first.";
	if (added.length === 0 && !(anew && original)) throw invalid([{ pointer: "/areas", message: text }], text);
	return anew ? added : [...(original?.areas ?? []), ...added];
}

/** Burns rectangles into a copy of what a picture was at first, and stores it under names that no row knows yet. */
export function storeBurnt({ storage, intake }: Work, picture: RedactablePicture, areas: readonly PictureArea[]) {
	const { name, mime, original } = picture;
	return intake.incoming.withFiles(async (newPath) => {
		const path = newPath();
		const to = newPath();
		const thumbnail = newPath();
		const bytes = await storage.get((original ?? picture).file);
		if (!bytes) throw absent();
		await pipeline(bytes, createWriteStream(path, { flags: "wx", mode: 0o600 }));
		const { maxPixels } = intake;
		await intake.queue(() => burnAreas({ path, mime, name, maxPixels }, areas, { picture: to, thumbnail }));
		return storeBytes(storage, { path: to, thumbnail, mime, size: (await stat(to)).size });
	});
}
