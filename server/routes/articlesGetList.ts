import { articleSummary } from "../articles/summary.ts";
import { listArticles } from "../repositories/content/article.ts";
import type { Route } from "./route.ts";

/** Articles that are out, newest first unless told. */
export const articlesGetList: Route<"articlesGetList"> = async (query, { services }) => {
	const { rows, total, more, page, next } = await listArticles(services.db, query);
	return { list: rows.map(articleSummary), total, more, page: page.number, limit: page.limit, next };
};
