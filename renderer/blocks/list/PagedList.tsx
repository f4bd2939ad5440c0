import { useEffect, useRef } from "react";
import type { Translator } from "../../../schemas/i18n/translator.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRead } from "../../ports/reading.ts";
import { entryKey } from "../../view-parts/entries/entry-shapes.ts";
import { ListFrame } from "./ListFrame.tsx";
import { ListPaging } from "./ListPaging.tsx";
import { type ListResponse, listResponse } from "./list-response.ts";
import { pageCount } from "./page-links.ts";
import { type List, type ListProps, useList } from "./use-list.ts";

/**
 * Another page of the same selection starts at its top: there the focus goes, and the screen with it. After a change of
 * the selection the focus stays in the filters.
 */
function useFocusOnPage(page: number, selection: string) {
	const region = useRef<HTMLDivElement>(null);
	const seen = useRef({ page, selection });
	useEffect(() => {
		// After the page's own arrival, which puts the focus on its heading at any link.
		if (seen.current.page !== page && seen.current.selection === selection)
			queueMicrotask(() => region.current?.focus());
		seen.current = { page, selection };
	}, [page, selection]);
	return region;
}

/** What is shown of the entries: of a list that leaves one out, one more was requested. */
function shownEntries(entries: readonly unknown[], { query, except, limit }: List): readonly unknown[] {
	if (query.limit === limit) return entries;
	return entries.filter((entry) => String(entryKey(entry, -1)) !== except).slice(0, limit);
}

/** How many there are, in words. */
const countText = ({ t }: Translator, { total: count, more }: ListResponse): string =>
	t(more ? "{count, number} or more results" : "{count, plural, one {# result} other {# results}}", { count });

/** A list read page by page; a compact one shows its first entries only. */
export function PagedList(props: ListProps) {
	const i18n = useI18n();
	const list = useList(props);
	const paged = !list.compact && list.view.paging?.mode !== "none";
	const page = paged ? list.page : 1;
	const reading = useRead(list.view.operation, { ...list.query, page });
	const region = useFocusOnPage(page, JSON.stringify(list.query));
	const response = listResponse(reading.data);
	const pages = paged && response ? pageCount(response.total, list.limit) : 0;
	// A page that a list does not offer is refused: what led here may have been a longer list.
	const refused = reading.code === 422 && page > 1;
	const count = response ? countText(i18n, response) : "";
	return (
		<ListFrame
			list={list}
			reading={reading}
			entries={response && shownEntries(response.entries, list)}
			count={count}
			region={region}
			busy={response?.page !== undefined && response.page !== page}
			beyond={refused || (pages > 0 && page > pages)}
		>
			{pages > 1 && page <= pages ? (
				<ListPaging current={page} last={pages} hrefOf={list.pageHref} of={list.view.paging} />
			) : null}
		</ListFrame>
	);
}
