import { useSearchParams } from "react-router-dom";

/** What is selected on a canvas, in the address: so back, forward and links from problems lead there. */
export function useSelection() {
	const [search, setSearch] = useSearchParams();
	const go = (change: Readonly<Record<string, string | null>>) =>
		setSearch(
			(before) => {
				for (const [name, value] of Object.entries(change)) {
					if (value === null) before.delete(name);
					else before.set(name, value);
				}
				return before;
			},
			{ replace: true },
		);
	return { id: search.get("part"), step: search.get("step"), go };
}
