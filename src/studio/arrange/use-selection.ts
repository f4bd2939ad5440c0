import { useEffect, useLayoutEffect, useRef, useState } from "react";
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

/** Of a change that names no others, one part alone is selected. */
const ONE: Change = { also: null };

const differs = (search: URLSearchParams) =>
	search.toString() !== new URLSearchParams(window.location.search).toString();

/**
 * What is selected on a canvas, in the address: so back, forward and links from problems lead there. The router draws a new
 * address when it comes to it: until then what was selected here last holds, so that no key goes to the part before.
 */
export function useSelection() {
	const [search, changeSearch] = useSearch();
	const waiting = useRef<{ go(): void; at: string }>(null);
	const [ahead, setAhead] = useState<Change>();
	const [isLed, setLed] = useState(false);
	useEffect(
		() => () => {
			if (waiting.current?.at === window.location.pathname) waiting.current.go();
			waiting.current = null;
		},
		[],
	);
	useLayoutEffect(() => {
		if (waiting.current === null && !differs(search)) setAhead(undefined);
	}, [search]);
	const go = (change: Change) => {
		waiting.current = null;
		setLed(false);
		setAhead({ ...ONE, ...change });
		changeSearch((now) => {
			for (const [name, value] of Object.entries({ ...ONE, ...change })) {
				if (value === null) now.delete(name);
				else now.set(name, value);
			}
		});
	};
	/**
	 * Selects what an edit led to, with the edit, so that whoever types at once types into it. The address says so once that is
	 * painted: a browser takes its time to write one.
	 */
	const follow = (change: Change) => {
		setLed(true);
		setAhead({ ...ONE, ...change });
		const own = { at: window.location.pathname, go: () => go(change) };
		waiting.current = own;
		// By then the parts that the edit has moved can be pressed where they are.
		const goThen = () => waiting.current === own && own.go();
		afterPaint(() => setTimeout(goThen));
	};
	/** Selects several parts; the last one is where one is. */
	const choose = (ids: readonly string[]) =>
		go({ part: ids.at(-1) ?? null, also: ids.length > 1 ? JSON.stringify(ids.slice(0, -1)) : null });
	const read = (name: string) => (ahead?.[name] === undefined ? search.get(name) : ahead[name]);
	const selected = { id: read("part"), also: idsIn(read("also")), step: read("step") };
	return { ...selected, /** Whether an edit has just led there. */ isLed, go, follow, choose };
}
