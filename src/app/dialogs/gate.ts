import { createWatched } from "../../stores/watched.ts";

/** Something shown over the page that ends in yes or no: what is shown, and who waits for the outcome. */
export type Gate<T> = {
	subscribe(listener: () => void): () => void;
	/** What is shown; undefined while closed. */
	snapshot(): T | undefined;
	/** Opens it. While it is open already, everyone who opens it gets the same outcome. */
	open(request: T): Promise<boolean>;
	/** Closes it with an outcome. */
	settle(outcome: boolean): void;
};

/** A gate that starts closed. */
export function createGate<T>(): Gate<T> {
	const shown = createWatched<{ request: T; waiting: PromiseWithResolvers<boolean> } | undefined>(undefined);
	return {
		subscribe: shown.subscribe,
		snapshot: () => shown.snapshot()?.request,
		open(request) {
			const open = shown.snapshot();
			if (open) return open.waiting.promise;
			const waiting = Promise.withResolvers<boolean>();
			shown.set({ request, waiting });
			return waiting.promise;
		},
		settle(outcome) {
			const settled = shown.snapshot();
			shown.set(undefined);
			settled?.waiting.resolve(outcome);
		},
	};
}
