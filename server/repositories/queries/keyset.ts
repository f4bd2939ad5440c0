import type { RawBuilder, SqlBool } from "kysely";
import type { Db } from "../../database/connection.ts";
import { cursorOf, demandOffered, type Page, strangeCursor } from "../../wire/paging.ts";
import { countRows, landmarkBefore } from "./count-cache.ts";
import type { Counted } from "./counted-cases.ts";
import { readFound, readKeys } from "./read-keys.ts";
import { afterClause, isSetKeyOf, type Key, type Keyset } from "./set-keys.ts";

/** How many of a set stand before a place, and the condition that leaves those out: a shortcut to a far page. */
export type Skip = { rows: number; where: RawBuilder<SqlBool> };

/** The ids of one page in their order, and the cursor of the next page. */
export type KeyPage = { ids: string[]; next: string | null };

async function skipOf(db: Db, set: Keyset, offset: number): Promise<Skip | null> {
	const landmark = set.search ? null : await landmarkBefore(db, set, offset);
	return landmark && { rows: landmark.rows, where: afterClause(set, landmark.at) };
}

/** Reads one page's ids: after a position without counting, or by number, over a skip where one is known already. */
export async function readPage(db: Db, set: Keyset, page: Page, known: Skip | null = null): Promise<KeyPage> {
	if (page.after && !isSetKeyOf(set, page.after)) throw strangeCursor();
	const start = page.after ? 0 : (page.number - 1) * page.limit;
	const skip = known ?? (await skipOf(db, set, start));
	const extra = page.after ? [afterClause(set, page.after)] : skip ? [skip.where] : [];
	const offset = start - (skip?.rows ?? 0);
	const where = [...set.where, ...extra];
	return pageFrom(page, await readKeys(db, set, { where, limit: page.limit + 1, offset, from: page.after?.key }));
}

/** A page of its rows' places, and of the first one after it where there is one; `more`: whether others may come after them all. */
function pageFrom(page: Page, keys: readonly Key[], more = false): KeyPage {
	const shown = keys.slice(0, page.limit);
	const last = shown.at(-1);
	const goesOn = last !== undefined && (more || keys.length > page.limit);
	return { ids: shown.map(({ id }) => id), next: goesOn ? cursorOf({ ...last, page: page.number + 1 }) : null };
}

/** A page of a list, how many rows were counted, and whether there may be more. */
type OfferedPage = Counted & { keys: KeyPage };

/**
 * Reads one page's ids, and how many rows there are, counted up to `max`: as many as the list offers to page to. Throws
 * 422 for a page beyond them, before it is looked for: but for what words find, which is looked for and counted at once.
 */
export async function readOffered(db: Db, set: Keyset, page: Page, max: number): Promise<OfferedPage> {
	if (set.search && !page.after) {
		const part = { limit: page.limit + 1, offset: (page.number - 1) * page.limit };
		const found = await readFound(db, set, part, max);
		const counted = found.counted ?? (await countRows(db, set, max));
		demandOffered(page, counted.total);
		return { keys: pageFrom(page, found.keys, counted.more), ...counted };
	}
	if (page.number > 1 && !page.after) demandOffered(page, (await countRows(db, set, max)).total);
	const [keys, counted] = await Promise.all([readPage(db, set, page), countRows(db, set, max)]);
	return { keys, ...counted };
}

/** Rows in the order of the ids they were requested by. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
