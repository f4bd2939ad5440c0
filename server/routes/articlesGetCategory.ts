import { listArticleCategories } from "../repositories/article.ts";
import type { Route } from "./route.ts";

/** The categories of articles, with counts. */
export const articlesGetCategory: Route<"articlesGetCategory"> = async (_query, { services }) => ({
	list: await listArticleCategories(services.db),
});
