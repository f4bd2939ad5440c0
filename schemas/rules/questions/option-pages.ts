import { valueAt } from "../../json/pointer.ts";

/** How many pages of a list are looked through for options, by the browser, which offers them, and by the server, which takes them. */
export const MAX_PAGES = 20;

/**
 * How a list is paged: whether it is, and the page after this value of it; undefined where there is none. Paged lists
 * say their page, limit and total.
 */
export function pagingOf(data: unknown): { isPaged: boolean; next: number | undefined } {
	const [page = Number.NaN, limit = Number.NaN, total = Number.NaN] = ["/page", "/limit", "/total"].map((pointer) =>
		Number(valueAt(data, pointer)),
	);
	return { isPaged: !Number.isNaN(page * limit * total), next: page * limit < total ? page + 1 : undefined };
}
