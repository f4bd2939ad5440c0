/** What loads once per key. The same key always gives the same promise, as React's `use` asks. */
export type Memo<Key, T> = {
	load(key: Key): Promise<T>;
	/** Without waiting: undefined while it is not there. */
	peek(key: Key): T | undefined;
	/**
	 * Lets what failed be loaded anew. Until then it stays failed, so that a failure shows instead of repeating without
	 * end.
	 */
	forgetFailures(): void;
};

/** Remembers what `load` gives, by the name that `nameOf` finds for a key. */
export function createMemo<Key, T>(nameOf: (key: Key) => string, load: (key: Key) => Promise<T>): Memo<Key, T> {
	const promises = new Map<string, Promise<T>>();
	const values = new Map<string, T>();
	const failed = new Set<string>();

	function start(key: Key, name: string): Promise<T> {
		const promise = load(key);
		promises.set(name, promise);
		promise.then(
			(value) => values.set(name, value),
			() => failed.add(name),
		);
		return promise;
	}

	return {
		load: (key) => promises.get(nameOf(key)) ?? start(key, nameOf(key)),
		peek: (key) => values.get(nameOf(key)),
		forgetFailures() {
			for (const name of failed) promises.delete(name);
			failed.clear();
		},
	};
}
