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

/** One thing wrong with one value; the text is already in the reader's language. */
export type FieldValidationError = { pointer: string; message: string };

/** The errors shown, by the pointer of the value. */
export type ErrorsStore = {
	at(pointer: string): string | undefined;
	all(): readonly FieldValidationError[];
	/** Those that the summary lists: none before an attempt to go on has failed. It would push down what one fills in. */
	listed(): readonly FieldValidationError[];
	/** Replaces all errors. */
	show(errors: readonly FieldValidationError[]): void;
	/** Replaces all errors by what an attempt to go on has found, and lists them until nothing is wrong. */
	list(errors: readonly FieldValidationError[]): void;
	/** Replaces the error of one value; `undefined` clears it. */
	showAt(pointer: string, message: string | undefined): void;
	subscribe(listener: () => void): () => void;
};

const NONE: readonly FieldValidationError[] = [];

/** A store without errors. Only the fields whose error changes are rendered again. */
export function createErrorsStore(): ErrorsStore {
	let errors = NONE;
	let areListed = false;
	let byPointer = new Map<string, string>();
	const { subscribe, notify } = createListeners();
	const show = (next: readonly FieldValidationError[]) => {
		errors = next;
		areListed &&= next.length > 0;
		byPointer = new Map(next.toReversed().map(({ pointer, message }) => [pointer, message]));
		notify();
	};
	return {
		at: (pointer) => byPointer.get(pointer),
		all: () => errors,
		listed: () => (areListed ? errors : NONE),
		show,
		list(next) {
			areListed = true;
			show(next);
		},
		showAt(pointer, message) {
			if (byPointer.get(pointer) === message) return;
			const others = errors.filter((error) => error.pointer !== pointer);
			show(message === undefined ? others : [...others, { pointer, message }]);
		},
		subscribe,
	};
}
