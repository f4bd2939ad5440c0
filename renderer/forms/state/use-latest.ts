import { type RefObject, useEffect, useRef } from "react";

/** A value as it was rendered last, for what happens later. */
export function useLatest<T>(value: T): RefObject<T> {
	const latest = useRef(value);
	useEffect(() => {
		latest.current = value;
	});
	return latest;
}
