/** A place in the paging: a page's number, or a gap between two. */
export type PageLink = number | "gap";

/**
 * The pages to link to: first, last, and the neighbours of the current one, never more than seven places.
 * A gap never stands for a single page: the page itself takes its place.
 */
export function pageLinks(current: number, last: number): PageLink[] {
	if (last <= 7) return Array.from({ length: Math.max(last, 0) }, (_, at) => at + 1);
	const start = Math.min(Math.max(current - 1, 3), last - 4);
	const middle = start === 3 ? [2, 3, 4, 5] : start === last - 4 ? [last - 4, last - 3, last - 2, last - 1] : [];
	if (middle.length > 0) return start === 3 ? [1, ...middle, "gap", last] : [1, "gap", ...middle, last];
	return [1, "gap", current - 1, current, current + 1, "gap", last];
}

/** How many pages a list has; an empty one has none. */
export const pageCount = (total: number, limit: number): number => Math.ceil(total / Math.max(limit, 1));
