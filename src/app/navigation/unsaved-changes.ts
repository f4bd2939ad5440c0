import type { UnsavedChangesPort } from "../../../renderer/index.ts";

/** Keeps what holds the page on the screen; nothing does at first. */
export function createUnsavedChanges(): UnsavedChangesPort {
	const registered = new Set<() => boolean>();
	return {
		register(isUnsaved) {
			registered.add(isUnsaved);
			return () => void registered.delete(isUnsaved);
		},
		any: () => [...registered].some((isUnsaved) => isUnsaved()),
	};
}
