import { useEffect, useState } from "react";
import { MAX_PAGES } from "../../../schemas/rules/option-pages.ts";
import type { Path } from "../../../schemas/rules/pointer.ts";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useFormSession } from "../state/form-session.ts";
import { labelKey, type Offered, placeOf } from "./offered.ts";
import { useChoicesPage } from "./remote-choices.ts";

/**
 * The label of a value that was chosen by searching: among what is offered now, or as it was noted when it was chosen.
 * After a reload or on another device neither need be; then it is looked for page by page.
 */
export function useChosenLabel(
	source: OptionSource,
	path: Path,
	value: unknown,
	offered: readonly Offered[],
): string | undefined {
	const { labels } = useFormSession();
	const [page, setPage] = useState(1);
	const key = labelKey(source, value);
	const known = offered[placeOf(offered, value)]?.label ?? labels.get(key);
	const sought = known === undefined && value !== undefined && value !== null && page <= MAX_PAGES;
	const { choices, next } = useChoicesPage(source, path, sought ? page : null);
	const found = known ?? choices[placeOf(choices, value)]?.label;
	useEffect(() => {
		if (found !== undefined) labels.set(key, found);
		else if (sought && next !== undefined) setPage(next);
	}, [found, key, labels, sought, next]);
	return found;
}
