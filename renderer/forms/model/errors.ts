import { createStore } from "./store.ts";

/** One thing wrong with one value; the text is already in the reader's language. `keyword` is the rule that it breaks. */
export type FieldValidationError = { pointer: string; message: string; keyword?: string | undefined };

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
	/**
	 * Replaces the error of one value; `undefined` clears it. A new one takes its place among what stands below it in
	 * `order`, all that is wrong in the order of the form; without that, it is the last.
	 */
	showAt(pointer: string, message: string | undefined, order?: readonly FieldValidationError[]): void;
	subscribe(listener: () => void): () => void;
};

type Errors = { found: readonly FieldValidationError[]; areListed: boolean };

const NONE: readonly FieldValidationError[] = [];

/** Where an error of the value `at` stands among others: before the first that comes after it in `order`. */
function placeOf(at: string, others: readonly FieldValidationError[], order: readonly FieldValidationError[]): number {
	const rank = (at: string) => order.findIndex(({ pointer }) => pointer === at);
	const next = others.findIndex(({ pointer }) => rank(pointer) > rank(at));
	return next === -1 ? others.length : next;
}

/** A store without errors. Only the fields whose error changes are rendered again. */
export function createErrorsStore(): ErrorsStore {
	const store = createStore<Errors>({ found: NONE, areListed: false });
	const messageAt = (at: string) => store.now().found.find(({ pointer }) => pointer === at)?.message;
	const put = (found: readonly FieldValidationError[], areListed: boolean) =>
		store.set({ found, areListed: areListed && found.length > 0 });
	return {
		at: messageAt,
		all: () => store.now().found,
		listed: () => (store.now().areListed ? store.now().found : NONE),
		show: (found) => put(found, store.now().areListed),
		list: (found) => put(found, true),
		showAt(at, message, order = NONE) {
			if (messageAt(at) === message) return;
			store.change((errors) => {
				errors.found = errors.found.filter(({ pointer }) => pointer !== at);
				if (message !== undefined) errors.found.splice(placeOf(at, errors.found, order), 0, { pointer: at, message });
				errors.areListed &&= errors.found.length > 0;
			});
		},
		subscribe: store.subscribe,
	};
}
