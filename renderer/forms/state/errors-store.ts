/** One thing wrong with one answer; the text is already in the reader's language. */
export type AnswerError = { pointer: string; message: string };

/** The errors shown, by the pointer of the answer. */
export type ErrorsStore = {
	at(pointer: string): string | undefined;
	all(): readonly AnswerError[];
	/** Replaces all errors. */
	show(errors: readonly AnswerError[]): void;
	/** Replaces the error of one answer; `undefined` clears it. */
	showAt(pointer: string, message: string | undefined): void;
	subscribe(listener: () => void): () => void;
};

/** A store without errors. Only the fields whose error changes are drawn again. */
export function createErrorsStore(): ErrorsStore {
	let errors: readonly AnswerError[] = [];
	let byPointer = new Map<string, string>();
	const listeners = new Set<() => void>();
	const show = (next: readonly AnswerError[]) => {
		errors = next;
		byPointer = new Map(next.toReversed().map(({ pointer, message }) => [pointer, message]));
		for (const listener of listeners) listener();
	};
	return {
		at: (pointer) => byPointer.get(pointer),
		all: () => errors,
		show,
		showAt(pointer, message) {
			if (byPointer.get(pointer) === message) return;
			const others = errors.filter((error) => error.pointer !== pointer);
			show(message === undefined ? others : [...others, { pointer, message }]);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
