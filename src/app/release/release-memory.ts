import type { ReleaseMemory } from "../../../renderer/index.ts";
import type { StoreEnvironment } from "../../stores/persistent-store.ts";

const NAME = "release";

/** Remembers the last good release from visit to visit, in local storage under the name `release`. */
export function createReleaseMemory({ storage }: Pick<StoreEnvironment, "storage">): ReleaseMemory {
	return {
		read() {
			try {
				return JSON.parse(storage.getItem(NAME) ?? "null");
			} catch {
				return null;
			}
		},
		write(reference) {
			try {
				storage.setItem(NAME, JSON.stringify(reference));
			} catch {
				// Forbidden or full: the next visit asks the server first.
			}
		},
	};
}
