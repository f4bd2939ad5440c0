import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { closeCopy, closedFiles, forgetCopy, markCopied, wantedCopies } from "../repositories/messages/open-file.ts";
import type { Services } from "../services.ts";
import { copyOf, type PublicStore } from "../uploads/public-store.ts";
import type { Job } from "./job.ts";

/** Files looked up in one statement. */
const AT_ONCE = 200;

async function deleteClosed({ db }: Services, { storage }: PublicStore): Promise<void> {
	for (let closed = await closedFiles(db, AT_ONCE); closed.length > 0; closed = await closedFiles(db, AT_ONCE))
		for (const file of closed) {
			await closeCopy(db, file);
			await storage.delete(copyOf(file));
			await forgetCopy(db, file);
		}
}

async function copy(
	{ db, storage, intake }: Services,
	store: PublicStore,
	{ file, mime }: { file: string; mime: string },
) {
	const body = await storage.get(file);
	if (!body) return forgetCopy(db, file);
	await intake.incoming.withFiles(async (newPath) => {
		const path = newPath();
		await pipeline(body, createWriteStream(path, { mode: 0o600 }));
		await store.storage.put(copyOf(file), path, mime);
	});
	await markCopied(db, file);
}

/** Copies files that everybody may see to where browsers fetch them, and deletes copies of those that not everybody may see any more. */
export const copyOpenFiles: Job = {
	name: "copy_open_files",
	everySeconds: 60,
	async run(services) {
		const store = services.publicStore;
		if (!store) return;
		await deleteClosed(services, store);
		for (const wanted of await wantedCopies(services.db, AT_ONCE)) await copy(services, store, wanted);
	},
};
