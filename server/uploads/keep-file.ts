import { randomBytes } from "node:crypto";
import { insertUpload } from "../repositories/messages/upload.ts";
import type { Services } from "../services.ts";
import type { Processed } from "./process.ts";
import type { Storage } from "./storage.ts";

type Stored = Pick<Processed, "path" | "thumbnail" | "mime" | "size">;

/** Stores the bytes of a file and of its thumbnail under new names, which no row knows yet. */
export async function storeBytes(storage: Storage, { path, thumbnail, mime, size }: Stored) {
	const file = randomBytes(16).toString("hex");
	await storage.put(file, path, mime);
	if (thumbnail === null) return { file, thumbnail, size };
	const small = `${file}-thumbnail`;
	await storage.put(small, thumbnail, "image/webp");
	return { file, thumbnail: small, size };
}

/** Stores the bytes of a file, then the row that makes them an upload of somebody's, or nobody's. */
export async function keepFile({ db, storage }: Services, processed: Processed, owner: string | null) {
	const { name, mime, keepsMetadata } = processed;
	const stored = await storeBytes(storage, processed);
	const row = { id: stored.file, owner_id: owner, name, mime, keeps_metadata: keepsMetadata, ...stored };
	await insertUpload(db, row);
	return row;
}
