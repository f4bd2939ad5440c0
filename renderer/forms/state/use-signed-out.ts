import { useEffect } from "react";
import { SIGNED_OUT } from "../../ports/signed-out.ts";
import { useLatest } from "./use-latest.ts";

/** Calls `left` when the reader signs out on purpose, which a session's end by itself is not. */
export function useSignedOut(left: () => void): void {
	const latest = useLatest(left);
	useEffect(() => {
		const leave = () => latest.current();
		window.addEventListener(SIGNED_OUT, leave);
		return () => window.removeEventListener(SIGNED_OUT, leave);
	}, [latest]);
}
