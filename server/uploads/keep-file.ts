import { randomBytes } from "node:crypto";
import { insertUpload } from "../repositories/upload.ts";
import type { Services } from "../services.ts";
import type { Processed } from "./process.ts";

/** Stores the bytes of a file, then the row that makes them an upload of somebody's, or nobody's. */
export async function keepFile({ db, storage }: Services, processed: Processed, owner: string | null) {
	const { name, mime, size, keepsMetadata } = processed;
	const id = randomBytes(16).toString("hex");
	const thumbnail = processed.thumbnail === null ? null : `${id}-thumbnail`;
	await storage.put(id, processed.path, mime);
	if (processed.thumbnail !== null && thumbnail !== null)
		await storage.put(thumbnail, processed.thumbnail, "image/webp");
	const row = { id, owner_id: owner, name, size, mime, file: id, thumbnail, keeps_metadata: keepsMetadata };
	await insertUpload(db, row);
	return row;
}
