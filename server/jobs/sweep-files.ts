import { unknownFiles } from "../repositories/messages/upload.ts";
import { STORAGE_ID } from "../uploads/storage-identity.ts";
import type { Job } from "./job.ts";

const DAY = 24 * 3600;

/** Bytes are stored before their row is written: younger ones may still get theirs. */
const MIN_AGE_MS = DAY * 1_000;

/** Names that are looked up in one statement. */
const AT_ONCE = 1_000;

/** Deletes stored bytes that no row knows: a server that was killed between storing and writing down has left them. */
export const sweepFiles: Job = {
	name: "sweep_files",
	everySeconds: DAY,
	async run({ db, storage }) {
		let names: string[] = [];
		const sweep = async () => {
			for (const name of await unknownFiles(db, names)) await storage.delete(name);
			names = [];
		};
		for await (const { name, changedAt } of storage.list()) {
			if (name === STORAGE_ID || Date.now() - changedAt.getTime() < MIN_AGE_MS) continue;
			names.push(name);
			if (names.length >= AT_ONCE) await sweep();
		}
		if (names.length > 0) await sweep();
	},
};
