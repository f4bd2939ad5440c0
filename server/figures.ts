import type { RequestOf, ResponseOf } from "../schemas/operation.ts";
import type { Db } from "./database/connection.ts";
import { listArticleCategories } from "./repositories/content/article.ts";
import { readFacets } from "./repositories/messages/case-facets.ts";
import { readStatistics } from "./repositories/messages/case-statistics.ts";
import { cacheResponses } from "./wire/response-cache.ts";

/** Figures over more rows than this are kept for a moment. */
const LARGE = 5_000;

const sumOf = (entries: { count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0);

/** What is counted over whole tables. */
export type Figures = {
	statistics(query: RequestOf<"messagesGetStatistics">): Promise<ResponseOf<"messagesGetStatistics">>;
	facets(query: RequestOf<"messagesGetFacets">): Promise<ResponseOf<"messagesGetFacets">>;
	articleCategories(query: object): Promise<{ name: string; count: number }[]>;
};

/** The figures of a database. */
export const figuresOf = (db: Db): Figures => ({
	statistics: cacheResponses(
		(query) => readStatistics(db, query),
		({ filed }) => filed > LARGE,
	),
	facets: cacheResponses(
		(query) => readFacets(db, query),
		({ category }) => sumOf(category) > LARGE,
	),
	articleCategories: cacheResponses(
		() => listArticleCategories(db),
		(list) => sumOf(list) > LARGE,
	),
});
