import { use } from "react";

/**
 * What loads: at once when it is there, else by suspending. `load` gives the same promise each time, which is noted as kept
 * once the value is there, so that React's `use` reads it without waiting. `use` is given that promise in either case: React
 * renders a component that has suspended once more, and counts on the same hooks and the same promises.
 */
export function useLoaded<T>(present: T | undefined, load: () => Promise<T>): T {
	const promise = load();
	return use(present === undefined ? promise : Object.assign(promise, { status: "fulfilled", value: present }));
}
