import { isObject } from "../../../schemas/rules/json.ts";
import { type Path, pointerTokens, toPointer, valueAt } from "../../../schemas/rules/pointer.ts";
import { asJson } from "./as-json.ts";
import { changeValue } from "./change-values.ts";
import { createListeners } from "./listeners.ts";

/** What has been answered, by property. */
export type FormValues = Record<string, unknown>;

/** The one owner of a form's values. */
export type ValuesStore = {
	all(): FormValues;
	at(pointer: string): unknown;
	/** Puts a value; `undefined` takes it away. Counts as typed by the person. */
	put(path: Path, value: unknown): void;
	/** Puts a value that the form makes of others: nothing that a person has typed. */
	derive(path: Path, value: unknown): void;
	/** Replaces everything, as when an application draft is restored. */
	replace(values: FormValues, touched: boolean): void;
	/** Whether the person has typed anything. */
	touched(): boolean;
	subscribe(listener: () => void): () => void;
	/** Registers an input that holds text not put yet; `flush` asks all of them to put it. */
	deferWrite(put: () => void): () => void;
	flush(): void;
};

/** Turns "/a/0/b" into ["a", 0, "b"], numbers where the values have a list. */
export function valuePath(root: unknown, pointer: string): (string | number)[] {
	let value = root;
	return pointerTokens(pointer).map((token) => {
		const key = Array.isArray(value) ? Number(token) : token;
		value = valueAt(value, toPointer([token]));
		return key;
	});
}

const asFormValues = (json: unknown): FormValues => (isObject(json) ? json : {});

/** A store of values, starting with those given. */
export function createValuesStore(initial: FormValues): ValuesStore {
	let values = asFormValues(asJson(initial));
	let touched = false;
	const { subscribe, notify } = createListeners();
	const heldBack = new Set<() => void>();
	const set = (next: unknown, isTouched: boolean) => {
		values = asFormValues(next);
		touched = isTouched;
		notify();
	};
	const changed = (path: Path, value: unknown) => changeValue(values, path, asJson(value));
	return {
		all: () => values,
		at: (pointer) => valueAt(values, pointer),
		put: (path, value) => set(changed(path, value), true),
		derive: (path, value) => set(changed(path, value), touched),
		replace: (next, isTouched) => set(asJson(next), isTouched),
		touched: () => touched || heldBack.size > 0,
		subscribe,
		deferWrite(put) {
			heldBack.add(put);
			return () => heldBack.delete(put);
		},
		flush() {
			for (const put of [...heldBack]) put();
		},
	};
}
