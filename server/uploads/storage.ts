import type { Readable } from "node:stream";

/** Bytes from `start` to `end`, both included and counted from 0. */
export type ByteRange = { start: number; end: number };

/** What is stored under a name; `size` is in bytes. */
export type StoredObject = { name: string; size: number; changedAt: Date };

/** Where uploaded bytes are kept, by name. */
export type Storage = {
	/** Stores the bytes of a file of the local disk durably: once this resolves, they outlive a crash. */
	put(name: string, path: string, mime: string): Promise<void>;
	/** The bytes, or a range of them, as a stream, or null where there are none of this name. */
	get(name: string, range?: ByteRange): Promise<Readable | null>;
	/** Everything that is stored, or whose name begins so, in no order; what is written meanwhile may be missing. */
	list(prefix?: string): AsyncIterable<StoredObject>;
	delete(name: string): Promise<void>;
};

/** Everything that is stored, at once. */
export async function listStored({ list }: Pick<Storage, "list">): Promise<StoredObject[]> {
	const found: StoredObject[] = [];
	for await (const entry of list()) found.push(entry);
	return found;
}
