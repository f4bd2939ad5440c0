import type { Readable } from "node:stream";

/** Where uploaded bytes are kept, by name. */
export type Storage = {
	/** Stores bytes durably: once this resolves, they outlive a crash. */
	put(name: string, body: Buffer, mime: string): Promise<void>;
	/** The bytes, or null where there are none of this name. */
	get(name: string): Promise<Readable | null>;
	delete(name: string): Promise<void>;
};
