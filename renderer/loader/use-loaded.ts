import { use } from "react";

/** A promise that React's `use` reads without waiting. */
const kept = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: "fulfilled", value });

/**
 * What loads: at once when it is there, else by suspending. `use` is called in either case, because React draws a
 * component that has suspended once more and counts on the same hooks: left out then, the next hook would fail.
 */
export function useLoaded<T>(present: T | undefined, load: () => Promise<T>): T {
	return use(present === undefined ? load() : kept(present));
}
