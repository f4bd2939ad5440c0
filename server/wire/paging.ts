import { invalid, type Refusal } from "./refusal.ts";

/** How a list is requested (docs/wire-contract.md). */
export type PageRequest = { page?: number; limit?: number; cursor?: string };

/** Where the page before ended: its last entry's sort key and id. `page` is the number of the next one. */
export type PagePosition = { key: string; id: string; page: number };

/** A page to read: after a position, or by number. */
export type Page = { number: number; limit: number; after: PagePosition | null };

/** How many entries a page has unless told. */
export const PAGE_SIZE = 10;

/** Further than any list is long. */
const LAST_PAGE = 1_000_000;

const isPage = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_PAGE;

const isPosition = (value: unknown): value is [string, string, number] =>
	Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string" && isPage(value[2]);

/** 422: a cursor that no page before gave out for this list and order. */
export const strangeCursor = (): Refusal => {
	const text = "A cursor must be the `next` of a page before.";
	return invalid([{ pointer: "/cursor", message: text }], text);
};

function positionOf(cursor: string): PagePosition {
	try {
		const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
		if (isPosition(value)) return { key: value[0], id: value[1], page: value[2] };
	} catch {
		// Not one of ours.
	}
	throw strangeCursor();
}

/** The cursor that leads on from a position. */
export const cursorOf = ({ key, id, page }: PagePosition): string =>
	Buffer.from(JSON.stringify([key, id, page])).toString("base64url");

/** Which page is requested; a cursor wins over a page number. */
export function pageOf({ page = 1, limit = PAGE_SIZE, cursor }: PageRequest): Page {
	const after = cursor === undefined ? null : positionOf(cursor);
	return { number: after?.page ?? page, limit, after };
}

/**
 * Refuses a page by number beyond those that a list of so many entries offers, with 422 that names `page`: to look for it
 * would walk through the whole list to find nothing. The first page is always offered.
 */
export function demandOffered({ number, limit, after }: Page, total: number): void {
	if (after !== null || number === 1 || (number - 1) * limit < total) return;
	const text = "The list ends before this page.";
	throw invalid([{ pointer: "/page", message: text }], text);
}
