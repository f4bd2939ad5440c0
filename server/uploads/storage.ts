import type { Readable } from "node:stream";

/** Where uploaded bytes are kept, by name. */
export type Storage = {
	/** Stores the bytes of a file of the local disk durably: once this resolves, they outlive a crash. */
	put(name: string, path: string, mime: string): Promise<void>;
	/** The bytes as a stream, or null where there are none of this name. */
	get(name: string): Promise<Readable | null>;
	delete(name: string): Promise<void>;
};
