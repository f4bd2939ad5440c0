import type { StoredFiles } from "../repositories/messages/upload.ts";
import type { Storage } from "./storage.ts";

/** Deletes the bytes of uploads whose rows are gone. */
export async function deleteFiles(storage: Pick<Storage, "delete">, files: readonly StoredFiles[]): Promise<void> {
	for (const { file, thumbnail } of files) {
		await storage.delete(file);
		if (thumbnail !== null) await storage.delete(thumbnail);
	}
}
