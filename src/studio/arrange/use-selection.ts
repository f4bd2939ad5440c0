import { useEffect, useRef, useState } from "react";
import { isStrings } from "../../../schemas/json/json.ts";
import { afterPaint } from "../frame/after-paint.ts";
import { useSearch } from "../frame/use-search.ts";

/** Ids that were put into the address; none where somebody wrote something else there. */
function idsIn(text: string | null): readonly string[] {
	try {
		const ids: unknown = JSON.parse(text ?? "[]");
		return isStrings(ids) ? ids : [];
	} catch {
		return [];
	}
}

type Change = Readonly<Record<string, string | null>>;

/** What is selected on a canvas, in the address: so back, forward and links from problems lead there. */
export function useSelection() {
	const [search, changeSearch] = useSearch();
	const waiting = useRef<{ go(): void; at: string }>(null);
	const [led, setLed] = useState<{ to: string | null; from: URLSearchParams }>();
	const isAhead = led?.from === search;
	const id = isAhead ? led.to : search.get("part");
	useEffect(
		() => () => {
			if (waiting.current?.at === window.location.pathname) waiting.current.go();
			waiting.current = null;
		},
		[],
	);
	const go = (change: Change) => {
		waiting.current = null;
		const before = window.location.search;
		changeSearch((now) => {
			for (const [name, value] of Object.entries({ also: null, ...change })) {
				if (value === null) now.delete(name);
				else now.set(name, value);
			}
		});
		// Whoever selects what the address still says gets no new one.
		if (window.location.search === before) setLed(undefined);
	};
	/**
	 * Selects what an edit led to, with the edit, so that whoever types at once types into it. The address says so once that is
	 * painted: a browser takes its time to write one.
	 */
	const follow = (change: Change) => {
		const to = change.part ?? null;
		if (to !== id) setLed({ to, from: search });
		const own = { at: window.location.pathname, go: () => go(change) };
		waiting.current = own;
		// By then the parts that the edit has moved can be pressed where they are.
		const goThen = () => waiting.current === own && own.go();
		afterPaint(() => setTimeout(goThen));
	};
	/** Selects several parts; the last one is where one is. */
	const choose = (ids: readonly string[]) =>
		go({ part: ids.at(-1) ?? null, also: ids.length > 1 ? JSON.stringify(ids.slice(0, -1)) : null });
	return { id, also: isAhead ? [] : idsIn(search.get("also")), step: search.get("step"), go, follow, choose };
}
