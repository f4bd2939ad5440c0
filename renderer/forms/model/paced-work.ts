/** Work that is requested more often than it is done, one turn after another. */
export type PacedWork = {
	/** Has it done at the latest after the pause, once for all who ask meanwhile. */
	soon(): void;
	/** Has it done at once, after the turn that is under way. */
	now(): Promise<void>;
	/** Resolves after the turn that is under way. */
	done(): Promise<void>;
};

/** Paces work that never rejects; `pause` in milliseconds. */
export function paceWork(work: () => Promise<void>, pause: number): PacedWork {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let working = Promise.resolve();
	const now = () => {
		clearTimeout(timer);
		timer = undefined;
		working = working.then(work);
		return working;
	};
	return {
		soon() {
			timer ??= setTimeout(now, pause);
		},
		now,
		done: () => working,
	};
}
