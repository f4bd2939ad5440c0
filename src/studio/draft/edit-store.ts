import type { Edit } from "../../../schemas/edits/types.ts";
import { isObject } from "../../../schemas/rules/json.ts";

/** Edits that have not reached the server, by draft release, on this device. */
export type EditStore = {
	read(draft: string): Edit[];
	write(draft: string, edits: readonly Edit[]): void;
};

const keyOf = (draft: string) => `portico-studio ${draft}`;

const isEdit = (value: unknown): value is Edit =>
	isObject(value) && ["id", "verb", "path", "at"].every((name) => typeof value[name] === "string");

/** The store over local storage; what is full, forbidden or corrupt counts as empty. */
export function createEditStore(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): EditStore {
	return {
		read(draft) {
			try {
				const stored: unknown = JSON.parse(storage.getItem(keyOf(draft)) ?? "[]");
				return Array.isArray(stored) ? stored.filter(isEdit) : [];
			} catch {
				return [];
			}
		},
		write(draft, edits) {
			try {
				if (edits.length === 0) storage.removeItem(keyOf(draft));
				else storage.setItem(keyOf(draft), JSON.stringify(edits));
			} catch {
				// Full or forbidden: they are still in memory, and tried again.
			}
		},
	};
}
