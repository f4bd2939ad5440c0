import type { Db } from "../database/connection.ts";
import { type ChangedContent, recentContentChanges } from "../repositories/content/content-change.ts";

/** How often it is looked whether content has come out while somebody listens, in milliseconds. */
const LOOK_MS = 1_000;

/** What browsers read of each, to be read again. */
const OPERATIONS: Record<ChangedContent, readonly string[]> = {
	article: ["articlesGetList", "articlesGetDetail", "articlesGetCategory", "articlesGetRelated", "searchGetAll"],
	project: ["projectGetList", "projectGetDetail", "searchGetAll"],
	base: ["configsGetAll"],
};

/** What has come out that was not announced of yet: the operations whose responses have changed. */
async function news(db: Db, announced: Set<number>): Promise<string[]> {
	const changes = await recentContentChanges(db);
	const fresh = changes.filter(({ number }) => !announced.has(number));
	const numbers = new Set(changes.map(({ number }) => number));
	for (const number of announced) if (!numbers.has(number)) announced.delete(number);
	for (const { number } of fresh) announced.add(number);
	return [...new Set(fresh.flatMap(({ what }) => OPERATIONS[what]))];
}

/**
 * Tells which operations answer otherwise since articles, projects or the base configuration were changed or came out. It looks
 * only while `listened` says that somebody listens; returns how to stop.
 */
export function watchContent(
	db: Db,
	listened: () => boolean,
	announce: (operations: readonly string[]) => void,
): () => void {
	const announced = new Set<number>();
	let looking = false;
	const look = async () => {
		if (looking || !listened()) return;
		looking = true;
		const operations = await news(db, announced).catch(() => []);
		if (operations.length > 0) announce(operations);
		looking = false;
	};
	const timer = setInterval(() => void look(), LOOK_MS);
	return () => clearInterval(timer);
}
