import { type Draft, produce } from "immer";

/** A state and those who follow it: components by `useStored`, the autosaver by `subscribe`. */
export type Store<S> = {
	/** The state as it is; the same object until something of it changes, and so is each part. */
	now(): S;
	/** Puts another state in its place, and tells those who follow. */
	set(next: S): void;
	/** Changes the state by an immer producer; tells those who follow where that has changed anything. */
	change(producer: (draft: Draft<S>) => void): void;
	/** Adds a listener; the returned function takes it away. */
	subscribe(listener: () => void): () => void;
};

/** A store of the form: the one way in which its values, errors, files, queue and announcements change. */
export function createStore<S>(initial: S): Store<S> {
	let state = initial;
	const listeners = new Set<() => void>();
	const set = (next: S) => {
		state = next;
		for (const listener of listeners) listener();
	};
	return {
		now: () => state,
		set,
		change(producer) {
			const next = produce(state, (draft: Draft<S>) => void producer(draft));
			if (next !== state) set(next);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}
