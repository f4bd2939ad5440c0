/** Something shown over the page that ends in yes or no: what is shown, and who waits for the outcome. */
export type Gate<T> = {
	subscribe(listener: () => void): () => void;
	/** What is shown; undefined while closed. */
	snapshot(): T | undefined;
	/** Opens it. While it is open already, everyone who asks gets the same outcome. */
	open(request: T): Promise<boolean>;
	/** Closes it with an outcome. */
	settle(outcome: boolean): void;
};

export function createGate<T>(): Gate<T> {
	let shown: { request: T; waiting: PromiseWithResolvers<boolean> } | undefined;
	const listeners = new Set<() => void>();
	const set = (next: typeof shown) => {
		shown = next;
		for (const listener of listeners) listener();
	};
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		snapshot: () => shown?.request,
		open(request) {
			if (shown) return shown.waiting.promise;
			const waiting = Promise.withResolvers<boolean>();
			set({ request, waiting });
			return waiting.promise;
		},
		settle(outcome) {
			const settled = shown;
			set(undefined);
			settled?.waiting.resolve(outcome);
		},
	};
}
