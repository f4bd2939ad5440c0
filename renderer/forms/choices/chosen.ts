import { useEffect, useState } from "react";
import { MOST_PAGES } from "../../../schemas/rules/option-pages.ts";
import type { Path } from "../../../schemas/rules/pointer.ts";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useFormSession } from "../state/form-session.ts";
import { labelKey, type Offered, placeOf } from "./offered.ts";
import { hangsOnAnswers, useChoicesPage, useOptionQuery } from "./remote-choices.ts";

/** The server asks a lookup for the value alone: what it knows is taken whatever else was answered. */
const mayGoStale = ({ query = {}, lookup }: OptionSource) =>
	lookup === undefined && Object.values(query).some(hangsOnAnswers);

/**
 * A value that was chosen by searching: its label, and whether another answer has made of it what is not offered any
 * more. The label is among what is offered now, or as it was noted when it was chosen. After a reload or on another
 * device neither need be; then it is looked for page by page, and so is a value once the answers have changed that it
 * hangs on.
 */
export function useChosen(source: OptionSource, path: Path, value: unknown, offered: readonly Offered[]) {
	const { labels } = useFormSession();
	const [search, setSearch] = useState({ of: "", page: 1, found: false });
	const key = labelKey(source, value);
	const here = offered[placeOf(offered, value)]?.label;
	const hangs = mayGoStale(source);
	const isGiven = value !== undefined && value !== null;
	const query = useOptionQuery(source, path);
	const of = hangs ? key + JSON.stringify(query) : key;
	const { page, found } = search.of === of ? search : { page: 1, found: false };
	const known = here ?? (hangs && !found ? undefined : labels.get(key));
	const sought = known === undefined && isGiven && page <= MOST_PAGES;
	const { choices, next, ended } = useChoicesPage(source, sought ? query : null, page);
	const label = here ?? choices[placeOf(choices, value)]?.label;
	useEffect(() => {
		if (label !== undefined) {
			labels.set(key, label);
			if (hangs) setSearch((now) => (now.of === of && now.found ? now : { of, page, found: true }));
		} else if (sought && next !== undefined) setSearch({ of, page: next, found: false });
	}, [label, key, of, page, labels, hangs, sought, next]);
	const gone = query === null || (sought && ended && label === undefined);
	return { label: label ?? labels.get(key), stale: hangs && isGiven && gone };
}
