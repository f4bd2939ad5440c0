import type { ListView } from "../../../schemas/types.gen.ts";

/** The URL's query: one value per name. */
export type UrlQuery = Readonly<Record<string, string>>;

/** The name of the page's number in the URL, unless the block says another. */
const PAGE = "page";

/** Which of the URL's parameters belong to one list; it reads and writes no other. */
export type ListParameters = { filters: string[]; sort: string | undefined; page: string };

/** The parameters of a view's list. A second list on a page gives its page another name. */
export function listParameters(view: ListView, page = PAGE): ListParameters {
	return { filters: (view.filters ?? []).map(({ name }) => name), sort: view.sort?.name, page };
}

/** The page that the URL names; anything but a whole number from 1 is page 1. */
export function pageNumber(query: UrlQuery, { page }: ListParameters): number {
	const named = query[page] ?? "";
	return /^[1-9]\d{0,6}$/.test(named) ? Number(named) : 1;
}

/** The operation's parameters by the URL's filters and sort order; empty ones are left out. */
export function chosenParameters(query: UrlQuery, { filters, sort }: ListParameters): Record<string, string> {
	const names = sort ? [...filters, sort] : filters;
	return Object.fromEntries(names.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
}

/** The URL's query with some parameters changed; an empty value takes one away. Others' parameters stay. */
function changedQuery(query: UrlQuery, changes: UrlQuery): UrlQuery {
	return Object.fromEntries(Object.entries({ ...query, ...changes }).filter(([, value]) => value !== ""));
}

/** The query after a filter or the sort order changed: another selection starts at its first page. */
export function filteredQuery(query: UrlQuery, parameters: ListParameters, changes: UrlQuery): UrlQuery {
	return changedQuery(query, { ...changes, [parameters.page]: "" });
}

/** The query on a page of the list; the first needs no parameter. */
export function pagedQuery(query: UrlQuery, parameters: ListParameters, page: number): UrlQuery {
	return changedQuery(query, { [parameters.page]: page > 1 ? String(page) : "" });
}

/** The query with every filter of the list taken away; its sort order stays. */
export function clearedQuery(query: UrlQuery, parameters: ListParameters): UrlQuery {
	return filteredQuery(query, parameters, Object.fromEntries(parameters.filters.map((name) => [name, ""])));
}
