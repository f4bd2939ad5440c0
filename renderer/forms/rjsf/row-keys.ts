import { useRef } from "react";

/** A list with the entry at one place moved to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const next = [...list];
	next.splice(to, 0, ...next.splice(from, 1));
	return next;
}

/** A list without the entry at a place. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** Keys that stay with the rows of a list as they move, so that inputs keep what is typed in them. */
export function useRowKeys(length: number) {
	const { current } = useRef<{ keys: number[]; next: number }>({ keys: [], next: 0 });
	while (current.keys.length < length) current.keys.push(current.next++);
	current.keys.length = length;
	return {
		keys: current.keys,
		/** The key that the next row will have. */
		upcoming: () => current.next,
		move(from: number, to: number) {
			current.keys = moved(current.keys, from, to);
		},
		remove(index: number) {
			current.keys = without(current.keys, index);
		},
	};
}
