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

/** What was selected and the address, as it is drawn, does not say yet; and whether an edit has just led there. */
type Ahead = { change: Change; isLed: boolean };

/** Of a change that names no others, one part alone is selected. */
const alone = (change: Change): Change => ({ also: null, ...change });

const isInAddress = (search: URLSearchParams) =>
	search.toString() === new URLSearchParams(window.location.search).toString();

/**
 * What is selected on a canvas, in the address: so back, forward and links from problems lead there. The router draws a new
 * address when it comes to it: until then what was selected here last holds, so that no key goes to the part before.
 */
export function useSelection() {
	const [search, changeSearch] = useSearch();
	const waiting = useRef<{ go(): void; at: string }>(null);
	const [ahead, setAhead] = useState<Ahead>();
	useEffect(
		() => () => {
			if (waiting.current?.at === window.location.pathname) waiting.current.go();
			waiting.current = null;
		},
		[],
	);
	useLayoutEffect(() => {
		if (waiting.current === null && isInAddress(search)) setAhead(undefined);
	}, [search]);
	const go = (to: Change) => {
		const change = alone(to);
		waiting.current = null;
		setAhead({ change, isLed: false });
		changeSearch((now) => {
			for (const [name, value] of Object.entries(change)) {
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
		setAhead({ change: alone(change), isLed: true });
		const own = { at: window.location.pathname, go: () => go(change) };
		waiting.current = own;
		// By then the parts that the edit has moved can be pressed where they are.
		const goThen = () => waiting.current === own && own.go();
		afterPaint(() => setTimeout(goThen));
	};
	/** Selects several parts; the last one is where one is. */
	const choose = (ids: readonly string[]) =>
		go({ part: ids.at(-1) ?? null, also: ids.length > 1 ? JSON.stringify(ids.slice(0, -1)) : null });
	const read = (name: string) => {
		const value = ahead?.change[name];
		return value === undefined ? search.get(name) : value;
	};
	const selected = { id: read("part"), also: idsIn(read("also")), step: read("step") };
	return { ...selected, isLed: ahead?.isLed === true, go, follow, choose };
}
