/** Login in place: whether its dialog is open, and who waits for it. */
export type LoginGate = {
	subscribe(listener: () => void): () => void;
	isOpen(): boolean;
	/** Opens the dialog; true once logged in, false when dismissed. Everyone who asks meanwhile gets the same answer. */
	open(): Promise<boolean>;
	/** Closes the dialog with an answer. */
	settle(loggedIn: boolean): void;
};

export function createLoginGate(): LoginGate {
	let waiting: PromiseWithResolvers<boolean> | undefined;
	const listeners = new Set<() => void>();
	const tell = () => {
		for (const listener of listeners) listener();
	};
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		isOpen: () => waiting !== undefined,
		open() {
			waiting ??= Promise.withResolvers<boolean>();
			tell();
			return waiting.promise;
		},
		settle(loggedIn) {
			const settled = waiting;
			waiting = undefined;
			tell();
			settled?.resolve(loggedIn);
		},
	};
}
