import type { UnsavedChangesPort } from "../../../renderer/index.ts";

/** Keeps what holds the page on the screen; nothing does at first. */
export function createUnsavedChanges(): UnsavedChangesPort {
	const checks = new Set<() => boolean>();
	return {
		register(isUnsaved) {
			checks.add(isUnsaved);
			return () => void checks.delete(isUnsaved);
		},
		any: () => [...checks].some((isUnsaved) => isUnsaved()),
	};
}
