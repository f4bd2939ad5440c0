import { type Draft, produce } from "immer";
import type { JsonObject } from "../../schemas/json/json.ts";
import { interpreted } from "../../schemas/rules/values/interpreted.ts";
import { createWatched, type Watched } from "./watched.ts";

/** The part of the browser that a store leans on; a test brings its own. */
export type StoreEnvironment = {
	/** Local storage; reading or writing it may throw, being forbidden or full. */
	storage: Pick<Storage, "getItem" | "setItem">;
	/** Calls back when another tab wrote; `key` is null when it cleared everything. Gives the way to stop. */
	onForeignWrite(listener: (key: string | null) => void): () => void;
};

/** A state that React and others can follow, kept from visit to visit. */
export type PersistentStore<T> = Omit<Watched<T>, "set"> & {
	update(change: (draft: Draft<T>) => void): void;
	/** The state that a prerendered page has until it is hydrated, where that is another (src/prerender/prerendered-stores.ts). */
	serverSnapshot?(): T;
};

type Options<T> = {
	/** Name in local storage. */
	key: string;
	initial: T;
	/** What storage must hold to be taken for a state, as far as code would break on it (schemas/stores); anything else counts as nothing. */
	schema: JsonObject;
	/** What storage holds, or the initial state, with what is known from elsewhere. */
	completed?(state: T): T;
};

/** What storage holds, or the initial state; what is corrupt or forbidden is as if there were nothing. */
function read<T>({ key, initial, schema, completed }: Options<T>, { storage }: StoreEnvironment): T {
	const fits = interpreted(schema);
	const is = (value: unknown): value is T => fits(value);
	let state = initial;
	try {
		const value: unknown = JSON.parse(storage.getItem(key) ?? "null");
		if (is(value)) state = value;
	} catch {}
	try {
		// Where the rest is known from may be forbidden too, as cookies are.
		return completed ? completed(state) : state;
	} catch {
		return state;
	}
}

function write(key: string, value: unknown, { storage }: StoreEnvironment) {
	try {
		storage.setItem(key, JSON.stringify(value));
	} catch {
		// Forbidden or full: the state lives on in memory.
	}
}

/** A store in local storage. Tabs follow each other; what is corrupt, forbidden or full never breaks it. */
export function createPersistentStore<T>(options: Options<T>, environment: StoreEnvironment): PersistentStore<T> {
	const state = createWatched(read(options, environment));
	environment.onForeignWrite((key) => {
		if (key === options.key || key === null) state.set(read(options, environment));
	});
	return {
		subscribe: state.subscribe,
		snapshot: state.snapshot,
		update(change) {
			const next = produce(state.snapshot(), change);
			if (next === state.snapshot()) return;
			write(options.key, next, environment);
			state.set(next);
		},
	};
}
