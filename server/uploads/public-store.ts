import { logFailure } from "../log/failure-log.ts";
import { presigner } from "./presigned.ts";
import type { PublicBucket } from "./s3-settings.ts";
import { s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

/** Object storage of what everybody may see: nothing in it is sealed. */
export type PublicStore = {
	storage: Storage;
	/** Makes addresses at which browsers fetch from it; null where they do not reach it. */
	addressOf: ReturnType<typeof presigner>;
};

/** What the names of copies of uploaded files begin with. */
const FILES = "files/";

/** The name of an uploaded file's copy. */
export const copyOf = (file: string): string => `${FILES}${file}`;

/** Opens the bucket of what everybody may see. */
export const publicStore = (bucket: PublicBucket): PublicStore => ({
	storage: s3Storage(bucket),
	addressOf: presigner(bucket),
});

/**
 * A storage of uploads with whose files their copies for everybody are deleted. While the copies' bucket is away a file goes all the
 * same: its copy is known in `open_file` as that of a file that is gone, which the job of the copies deletes once it can.
 */
export const withCopies = (storage: Storage, { storage: copies }: Pick<PublicStore, "storage">): Storage => ({
	...storage,
	async delete(name) {
		await storage.delete(name);
		await copies
			.delete(copyOf(name))
			.catch((error: unknown) => logFailure("The public copy of a deleted file waits for its deletion.", error));
	},
});
