/** A value that React and others can follow, in the form that useSyncExternalStore takes. */
export type Watched<T> = {
	/** Calls back after each change. Gives the way to stop. */
	subscribe(listener: () => void): () => void;
	snapshot(): T;
	/** The same value again is no change. */
	set(next: T): void;
};

/** A watched value that starts as `initial`. */
export function createWatched<T>(initial: T): Watched<T> {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		snapshot: () => value,
		set(next) {
			if (next === value) return;
			value = next;
			for (const listener of listeners) listener();
		},
	};
}
