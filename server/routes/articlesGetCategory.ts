import type { Route } from "./route.ts";

/** The categories of articles, with counts. */
export const articlesGetCategory: Route<"articlesGetCategory"> = async (query, { services }) => ({
	list: await services.figures.articleCategories(query),
});
