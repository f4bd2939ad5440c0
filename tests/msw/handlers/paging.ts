import { invalid } from "../refusal.ts";

type Paging = { page?: number; limit?: number; cursor?: string };

/** Takes a page of a list; the cursor is the index of its first entry, dressed so that nobody counts on it. */
export function pageOf<T>(all: readonly T[], { page = 1, limit = 10, cursor }: Paging) {
	const start = cursor === undefined ? (page - 1) * limit : readCursor(cursor);
	if (cursor === undefined && page > 1 && start >= all.length)
		throw invalid({ pointer: "/page", message: "The list ends before this page." });
	const end = start + limit;
	const next = end < all.length ? `from-${end}` : null;
	return { list: all.slice(start, end), total: all.length, page: Math.floor(start / limit) + 1, limit, next };
}

function readCursor(cursor: string): number {
	const start = Number(/^from-(\d+)$/.exec(cursor)?.[1] ?? Number.NaN);
	if (Number.isNaN(start)) throw invalid({ pointer: "/cursor", message: "is not a cursor of this list" });
	return start;
}

/** Whether every word stands in one of the texts, whatever the case. */
export function matches(keyword: string | undefined, ...texts: string[]): boolean {
	const words = (keyword ?? "").toLowerCase().split(/\s+/).filter(Boolean);
	const content = texts.join(" ").toLowerCase();
	return words.every((word) => content.includes(word));
}

/** Sorts newest first by a time; a missing time comes last. */
export const newestBy =
	<T>(time: (item: T) => string | null) =>
	(a: T, b: T) =>
		(time(b) ?? "").localeCompare(time(a) ?? "");
