import { createEditStore, type EditStore } from "./edit-store.ts";

/** A store of edits in memory, for tests; `kept` is what the device holds. */
export const memoryEditStore = (kept = new Map<string, string>(), tab = "tab"): EditStore =>
	createEditStore(
		{
			getItem: (key) => kept.get(key) ?? null,
			setItem: (key, value) => void kept.set(key, value),
			removeItem: (key) => void kept.delete(key),
			key: (index) => [...kept.keys()][index] ?? null,
			get length() {
				return kept.size;
			},
		},
		tab,
	);
