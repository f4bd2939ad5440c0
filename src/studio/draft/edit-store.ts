import { isStoredEdit } from "../../../schemas/checks/studio.gen.ts";
import type { Edit } from "../../../schemas/edits/types.ts";
import { isObject } from "../../../schemas/json/json.ts";

/** Edits that have not reached the server, and the version of the draft release that they were made over. */
export type Unsent = { after: number; edits: readonly Edit[] };

/** Edits that have not reached the server, by draft release, on this device. */
export type EditStore = {
	/** Those of all windows, in their order; those of a window that was closed come along here. */
	read(draft: string): Unsent;
	/** Keeps what this window has not sent: what it read of others with it. */
	write(draft: string, unsent: Unsent): void;
};

type EditStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefixOf = (draft: string) => `portico-studio ${draft} `;

function unsentIn(text: string | null): Unsent {
	try {
		const stored: unknown = JSON.parse(text ?? "null");
		if (!isObject(stored) || !Array.isArray(stored.edits) || typeof stored.after !== "number")
			return { after: Number.POSITIVE_INFINITY, edits: [] };
		return { after: stored.after, edits: stored.edits.filter(isStoredEdit) };
	} catch {
		return { after: Number.POSITIVE_INFINITY, edits: [] };
	}
}

const keysOf = (storage: EditStorage, draft: string) =>
	Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
		key.startsWith(prefixOf(draft)),
	);

/**
 * The store over local storage, one entry a window: two windows do not overwrite each other. What is full, forbidden or corrupt
 * counts as empty.
 */
export function createEditStore(storage: EditStorage, tab: string): EditStore {
	const adopted = new Map<string, readonly string[]>();
	const own = (draft: string) => prefixOf(draft) + tab;
	return {
		read(draft) {
			try {
				const others = keysOf(storage, draft).filter((key) => key !== own(draft));
				adopted.set(draft, others);
				const all = [...others, own(draft)].map((key) => unsentIn(storage.getItem(key)));
				const edits = new Map(all.flatMap((unsent) => unsent.edits.map((edit) => [edit.id, edit])));
				return { after: Math.min(...all.map(({ after }) => after)), edits: [...edits.values()] };
			} catch {
				return { after: Number.POSITIVE_INFINITY, edits: [] };
			}
		},
		write(draft, unsent) {
			try {
				if (unsent.edits.length === 0) storage.removeItem(own(draft));
				else storage.setItem(own(draft), JSON.stringify(unsent));
				// Only now: they are among this window's.
				for (const key of adopted.get(draft) ?? []) storage.removeItem(key);
				adopted.delete(draft);
			} catch {
				// Full or forbidden: they are still in memory, and tried again.
			}
		},
	};
}
