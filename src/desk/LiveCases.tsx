import { useEffect, useRef } from "react";
import { useCaller } from "../../adapters/index.ts";
import { READS_OF_CASES, STAFF_READS } from "../../adapters/staff.ts";
import { useRelease } from "../../renderer/index.ts";
import { useStores } from "../stores/stores-context.tsx";
import { listenForCases } from "./live-cases.ts";
import { reloadPace } from "./reload-pace.ts";

/** The case that the page is about, as its address names it; null for a page of many. */
const shownCase = () => new URLSearchParams(window.location.search).get("id");

/** Asks again for all that is shown once another release is: states, steps and texts to choose from come of its documents. */
function useReadsOfRelease(caller: ReturnType<typeof useCaller>): void {
	const id = useRelease().current?.id;
	const read = useRef(id);
	useEffect(() => {
		const before = read.current;
		read.current = id;
		if (before !== undefined && before !== id) void caller.invalidate(STAFF_READS).catch(() => undefined);
	}, [id, caller]);
}

/** Keeps what the desk shows of cases, and of the documents by which they are handled, as they are. */
export function LiveCases() {
	const { user } = useStores();
	const caller = useCaller();
	useReadsOfRelease(caller);
	useEffect(() => {
		const pace = reloadPace({
			isHidden: () => document.hidden,
			reload: () => void caller.invalidate(READS_OF_CASES).catch(() => undefined),
		});
		const onVisible = () => !document.hidden && pace.seen();
		document.addEventListener("visibilitychange", onVisible);
		const stop = listenForCases(
			() => user.snapshot().token,
			(ids) => {
				const shown = shownCase();
				// Nothing on the page of one case tells of the others.
				if (shown === null) pace.changed();
				else if (ids === null || ids.has(shown)) pace.changed(true);
			},
		);
		return () => {
			stop();
			pace.stop();
			document.removeEventListener("visibilitychange", onVisible);
		};
	}, [user, caller]);
	return null;
}
