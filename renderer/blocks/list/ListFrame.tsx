import type { ReactNode, RefObject } from "react";
import type { QueryState } from "../../../adapters/adapter.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { StaleBanner } from "../../view-parts/reading/ReadingState.tsx";
import { ListFilters } from "./ListFilters.tsx";
import { ListResults } from "./ListResults.tsx";
import { SortControl } from "./SortControl.tsx";
import type { List } from "./use-list.ts";

type ListFrameProps = {
	list: List;
	reading: QueryState<unknown>;
	/** Undefined until the first response. */
	entries: readonly unknown[] | undefined;
	/** The number of results in words; the empty string while it is not known. */
	count: string;
	region: RefObject<HTMLDivElement | null>;
	/** The entries shown are not yet those requested. */
	busy?: boolean;
	/** The page requested lies behind the last one. */
	beyond?: boolean;
	/** What leads to further entries. */
	children: ReactNode;
};

/** How many there are is only read out where there is none: what stands in the list's place says it to the eye. */
function Tools({ list, count, none }: Pick<ListFrameProps, "list" | "count"> & { none: boolean }) {
	const classes = skin.listView();
	return (
		<>
			<ListFilters list={list} />
			<div className={classes.bar}>
				{/* Stands from the start, so that a change of its text is read out. */}
				<p className={none ? skin.visuallyHidden() : classes.count} role="status">
					{count}
				</p>
				<SortControl list={list} />
			</div>
		</>
	);
}

/** A list with its tools above and its paging below, whatever way it pages. */
export function ListFrame({ list, reading, entries, count, region, busy = false, beyond, children }: ListFrameProps) {
	const { t } = useI18n();
	const classes = skin.listView({ awaited: !list.compact && entries === undefined && reading.loading, busy });
	return (
		<div className={classes.root}>
			{list.compact ? null : <Tools list={list} count={count} none={entries?.length === 0 && !beyond} />}
			<StaleBanner reading={reading} />
			{/* biome-ignore lint/a11y/useSemanticElements: a section of its own would stand in the page's outline without a heading */}
			<div
				ref={region}
				className={classes.region}
				role="group"
				aria-label={t("Results")}
				aria-busy={busy || reading.loading}
				tabIndex={-1}
			>
				<ListResults list={list} reading={reading} entries={entries} beyond={beyond} />
				{children}
			</div>
		</div>
	);
}
