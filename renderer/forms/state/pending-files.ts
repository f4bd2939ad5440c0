import { createListeners, type Listeners } from "./listeners.ts";

/** A file that is not a value yet: on its way, or stopped. */
export type Pending = { key: number; file: File; fraction: number; problem: string | undefined };

/** The files of one field that are not values yet. */
export type PendingFiles = Pick<Listeners, "subscribe"> & {
	all(): readonly Pending[];
	/** Adds files to the end; gives them as they stand there. */
	add(files: readonly File[]): readonly Pending[];
	change(key: number, what: Partial<Pending>): void;
	drop(key: number): void;
};

/** None yet. */
export function createPendingFiles(): PendingFiles {
	let pending: readonly Pending[] = [];
	let nextKey = 0;
	const { subscribe, notify } = createListeners();
	const set = (next: readonly Pending[]) => {
		pending = next;
		notify();
	};
	return {
		all: () => pending,
		subscribe,
		add(files) {
			const added = files.map((file) => ({ key: nextKey++, file, fraction: 0, problem: undefined }));
			set([...pending, ...added]);
			return added;
		},
		change: (key, what) => set(pending.map((one) => (one.key === key ? { ...one, ...what } : one))),
		drop: (key) => set(pending.filter((one) => one.key !== key)),
	};
}
