import type { ReactNode } from "react";
import { valueAt } from "../../../schemas/json/pointer.ts";
import type { FilterCounts, ViewFilter } from "../../../schemas/types.gen.ts";
import { useRead } from "../../ports/reading.ts";
import { entriesOf } from "../../view-parts/entries/entry-shapes.ts";
import type { FilterOption } from "./FilterOptions.tsx";
import type { List } from "./use-list.ts";

/** How many entries each value leaves; undefined while that is not known. A value that is not named leaves none. */
type Counts = ReadonlyMap<string, number> | undefined;

type WithCounts = { list: List; children(counts: Counts): ReactNode };

function FetchedCounts({ counts, list, children }: WithCounts & { counts: FilterCounts }) {
	const { data } = useRead(counts.operation, list.chosen);
	if (data === undefined) return children(undefined);
	const entries = entriesOf(valueAt(data, counts.list)).map((entry): [string, number] => [
		String(valueAt(entry, counts.value) ?? ""),
		Number(valueAt(entry, counts.count) ?? 0),
	]);
	return children(new Map(entries));
}

/** Counts the options of a filter where its view says how; else there are none. */
export function WithFilterCounts({ filter, list, children }: WithCounts & { filter: ViewFilter }) {
	if (!filter.counts) return children(undefined);
	return (
		<FetchedCounts key={filter.counts.operation} counts={filter.counts} list={list}>
			{children}
		</FetchedCounts>
	);
}

/** An option with its count behind it, in the reader's numbers. */
export function countedLabel(option: FilterOption, counts: Counts, number: (count: number) => string): string {
	return counts ? `${option.label} (${number(counts.get(option.value) ?? 0)})` : option.label;
}
