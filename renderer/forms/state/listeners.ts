/** Those who are told when a store changes. */
export type Listeners = {
	/** Adds one; the returned function takes it away. */
	subscribe(listener: () => void): () => void;
	notify(): void;
};

/** Nobody yet. */
export function createListeners(): Listeners {
	const listeners = new Set<() => void>();
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		notify() {
			for (const listener of listeners) listener();
		},
	};
}
