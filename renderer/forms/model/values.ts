import { isObject } from "../../../schemas/rules/json.ts";
import { type Path, pointerTokens, toPointer, valueAt } from "../../../schemas/rules/pointer.ts";
import { createListeners } from "./errors.ts";

/**
 * A value as JSON would carry it: properties without a value are left out, entries without one are null. The same
 * object where nothing has to change. What is validated here must be what arrives there.
 */
export function asJson(value: unknown): unknown {
	if (typeof value === "number" && !Number.isFinite(value)) return null;
	if (Array.isArray(value)) {
		const entries = Array.from(value, (entry) => (entry === undefined ? null : asJson(entry)));
		return entries.every((entry, index) => Object.is(entry, value[index])) ? value : entries;
	}
	if (!isObject(value)) return value;
	const entries = Object.entries(value).map(([name, entry]) => [name, asJson(entry)] as const);
	const same = entries.every(([name, entry]) => entry !== undefined && entry === value[name]);
	return same ? value : Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

const withKey = (record: Record<string, unknown>, key: string, value: unknown) => {
	const { [key]: _, ...rest } = record;
	if (value === undefined) return rest;
	return Object.hasOwn(record, key) ? { ...record, [key]: value } : { ...rest, [key]: value };
};

/** An entry without a value is null, as JSON has it: a hole would be validated here as nothing and there as null. */
const withEntry = (list: readonly unknown[], index: number, value: unknown) => {
	const next = Array.from({ length: Math.max(list.length, index + 1) }, (_, at) => list[at] ?? null);
	next[index] = value ?? null;
	return next;
};

/**
 * The values with another value at a place, everything else the same objects as before.
 * `undefined` takes the value away. What is missing on the way is made: a list for a number, else an object.
 */
export function changeValue(root: unknown, path: Path, value: unknown): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return value;
	if (typeof key === "number" || Array.isArray(root)) {
		const list = Array.isArray(root) ? root : [];
		return withEntry(list, Number(key), changeValue(list[Number(key)], rest, value));
	}
	const record = isObject(root) ? root : {};
	return withKey(record, key, changeValue(record[key], rest, value));
}

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
