import { useState } from "react";
import type { Tab } from "../../../schemas/types.gen.ts";
import { useRouter } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";

/** Which tab is open, and how to open another: in the URL where the document names a parameter, else here. */
export function useOpenTab(tabs: readonly Tab[], parameter: string | undefined) {
	const { location, navigate } = useRouter();
	const [chosen, setChosen] = useState<string>();
	const named = parameter === undefined ? chosen : location.query[parameter];
	const current = tabs.find(({ id }) => id === named) ?? tabs[0];
	const open = (id: string) => {
		if (parameter === undefined) setChosen(id);
		else navigate(hrefTo(location.path, { ...location.query, [parameter]: id }), { replace: true });
	};
	return { current, open };
}

/** The tab that a key leads to from a place in a row of so many (WAI-ARIA APG, tabs); undefined for other keys. */
export function tabReachedBy(key: string, place: number, count: number): number | undefined {
	const steps: Readonly<Record<string, number>> = {
		ArrowRight: (place + 1) % count,
		ArrowLeft: (place - 1 + count) % count,
		Home: 0,
		End: count - 1,
	};
	return Object.hasOwn(steps, key) ? steps[key] : undefined;
}
