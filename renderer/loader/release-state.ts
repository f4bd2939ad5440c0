import type { Hash, Manifest, ReleaseReference } from "../../schemas/release.ts";

/** A release whose manifest is loaded. */
export type LoadedRelease = {
	id: Hash;
	manifest: Manifest;
	/** Versions of forms that were revoked. */
	revoked?: readonly Hash[] | undefined;
};

/** Which release is shown, which is loading, and why the last one could not be loaded. */
export type ReleaseState = {
	current?: LoadedRelease;
	/** A newer one whose artefacts for the present page are still loading. */
	pending?: ReleaseReference;
	/** Why the release requested last is not shown; `current` stays the last good one. */
	error?: Error;
};

/** A state that React can follow. */
export type ReleaseStore = {
	subscribe(listener: () => void): () => void;
	snapshot(): ReleaseState;
	set(state: ReleaseState): void;
};

/** A store that starts without a release. */
export function createReleaseStore(): ReleaseStore {
	let state: ReleaseState = {};
	const listeners = new Set<() => void>();
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		snapshot: () => state,
		set(next) {
			state = next;
			for (const listener of listeners) listener();
		},
	};
}
