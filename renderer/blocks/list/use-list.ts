import { startTransition, useOptimistic } from "react";
import { isBinding } from "../../../schemas/rules/texts/resolve-text.ts";
import type { ListBlock, ListView } from "../../../schemas/types.gen.ts";
import { usePorts, useRouter } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import { type Resolver, useResolver } from "../../scope/use-resolved.ts";
import {
	chosenParameters,
	clearedQuery,
	filteredQuery,
	type ListParameters,
	listParameters,
	pagedQuery,
	pageNumber,
	type UrlQuery,
} from "./list-state.ts";

/** Entries on a page where neither block, view nor configuration says. */
const DEFAULT_LIMIT = 10;
const NOTHING: UrlQuery = {};

/** A list at its place of the page: what it asks, and how the reader changes that. */
export type List = {
	view: ListView;
	compact: boolean;
	limit: number;
	/** The id of an entry that is left out; undefined for none. */
	except: string | undefined;
	page: number;
	/** The URL's query as far as a list may know it; empty for a compact one. */
	url: UrlQuery;
	/** What its menus show: the URL's query, or that of the page which is on its way. */
	selected: UrlQuery;
	parameters: ListParameters;
	/** What to ask the operation, but for the page. */
	query: Record<string, unknown>;
	/** The parameters by the reader's filters alone, without sort, page and limit. */
	chosen: Record<string, string>;
	/** Where a page of the list stands. */
	pageHref(page: number): string;
	/** Changes filters or the sort order, from the first page on. */
	choose(changes: UrlQuery): void;
	/** Takes all filters away. */
	clear(): void;
};

/** A list block and the view that it shows. */
export type ListProps = { view: ListView; block: ListBlock };

/** The id of the entry that the block leaves out. */
function exceptOf(raw: Resolver["raw"], { except }: ListBlock): string | undefined {
	const id = isBinding(except) ? raw(except) : except;
	return id === undefined || id === null ? undefined : String(id);
}

/** A list's state, read from the URL and written back to it. */
export function useList({ view, block }: ListProps): List {
	const { config } = usePorts();
	const router = useRouter();
	const here = useResolver(view.query, block);
	const compact = block.compact ?? false;
	const parameters = listParameters(view, block.page_parameter);
	const { path, query } = router.location;
	// Until a page has come its menus would show what was chosen before: the next key would choose from there, and the next
	// choice would take the old one along.
	const [selected, select] = useOptimistic(query);
	const choose = (next: UrlQuery) =>
		startTransition(() => {
			select(next);
			router.navigate(hrefTo(path, next));
		});
	const url = compact ? NOTHING : query;
	const limit = block.limit ?? view.paging?.limit ?? config.report.pc?.page_size ?? DEFAULT_LIMIT;
	const except = compact ? exceptOf(here.raw, block) : undefined;
	return {
		view,
		compact,
		limit,
		except,
		page: pageNumber(url, parameters),
		url,
		selected,
		parameters,
		query: {
			...here.query(view.query),
			...here.query(block.query),
			...chosenParameters(url, parameters),
			// Also while the entry that is left out is on its way: the list would be requested twice.
			limit: compact && block.except !== undefined ? limit + 1 : limit,
		},
		chosen: chosenParameters(url, { ...parameters, sort: undefined }),
		pageHref: (page) => hrefTo(path, pagedQuery(query, parameters, page)),
		choose: (changes) => choose(filteredQuery(selected, parameters, changes)),
		clear: () => choose(clearedQuery(selected, parameters)),
	};
}
