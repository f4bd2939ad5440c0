import { type RefObject, useEffect, useRef } from "react";
import { SIGNED_OUT } from "../../ports/signed-out.ts";

/** A value as it was rendered last, for what happens later. */
export function useLatest<T>(value: T): RefObject<T> {
	const latest = useRef(value);
	useEffect(() => {
		latest.current = value;
	});
	return latest;
}

/** Calls `left` when the reader signs out on purpose, which a session's end by itself is not. */
export function useSignedOut(left: () => void): void {
	const latest = useLatest(left);
	useEffect(() => {
		const leave = () => latest.current();
		window.addEventListener(SIGNED_OUT, leave);
		return () => window.removeEventListener(SIGNED_OUT, leave);
	}, [latest]);
}

const SOON_MS = 200;

/**
 * Does something once the browser has painted and is idle; the returned function cancels it. Safari has no idle
 * callback.
 */
export function whenIdle(work: () => void): () => void {
	if (typeof requestIdleCallback !== "function") {
		const timer = setTimeout(work, SOON_MS);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(work, { timeout: 2000 });
	return () => cancelIdleCallback(handle);
}
