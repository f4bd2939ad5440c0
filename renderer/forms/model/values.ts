import { produce } from "immer";
import { isObject } from "../../../schemas/json/json.ts";
import { type Path, pointerTokens, toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import { createStore } from "./store.ts";

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

/** Whether a key is a place of a list; a name is none. */
const isPlaceOf = (value: unknown, key: string | number) => Array.isArray(value) && /^\d+$/.test(`${key}`);

/** Whether something can hold what is put at a key: a list at a place, an object at a name. */
const canHold = (value: unknown, key: string | number): value is object =>
	isPlaceOf(value, key) || (typeof key !== "number" && isObject(value));

/**
 * Puts a value at a place below `draft`, of an immer producer or one's own. `undefined` takes the value away; in a list null
 * stands for it, as JSON has it: a hole would be validated here as nothing and there as null. What is missing on the way is
 * made: a list for a number, else an object.
 */
function putAt(draft: object, [key = "", ...rest]: Path, value: unknown): void {
	const [next] = rest;
	if (Array.isArray(draft)) while (draft.length < Number(key)) draft.push(null);
	if (next === undefined) {
		if (value === undefined && !Array.isArray(draft)) Reflect.deleteProperty(draft, key);
		else Reflect.set(draft, key, value ?? (Array.isArray(draft) ? null : value));
		return;
	}
	if (!canHold(Reflect.get(draft, key), next)) Reflect.set(draft, key, typeof next === "number" ? [] : {});
	const inside: unknown = Reflect.get(draft, key);
	if (canHold(inside, next)) putAt(inside, rest, value);
}

/** The values with another value at a place, everything else the same objects as before. */
export function changeValue(root: unknown, path: Path, value: unknown): unknown {
	const within = produce({ root }, (draft) => putAt(draft, ["root", ...path], value));
	return within.root;
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
		const key = isPlaceOf(value, token) ? Number(token) : token;
		value = valueAt(value, toPointer([token]));
		return key;
	});
}

const asFormValues = (json: unknown): FormValues => (isObject(json) ? json : {});

/** A store of values, starting with those given. */
export function createValuesStore(initial: FormValues): ValuesStore {
	const store = createStore({ values: asFormValues(asJson(initial)), touched: false });
	const deferred = new Set<() => void>();
	const change = (path: Path, value: unknown, isTyped: boolean) =>
		store.change((form) => {
			if (path.length > 0) putAt(form.values, path, asJson(value));
			else form.values = asFormValues(asJson(value));
			form.touched ||= isTyped;
		});
	return {
		all: () => store.now().values,
		at: (pointer) => valueAt(store.now().values, pointer),
		put: (path, value) => change(path, value, true),
		derive: (path, value) => change(path, value, false),
		replace: (next, touched) => store.set({ values: asFormValues(asJson(next)), touched }),
		touched: () => store.now().touched || deferred.size > 0,
		subscribe: store.subscribe,
		deferWrite(put) {
			deferred.add(put);
			return () => deferred.delete(put);
		},
		flush() {
			for (const put of [...deferred]) put();
		},
	};
}
