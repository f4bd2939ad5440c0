import { articleNeighbours, readArticle } from "../repositories/article.ts";
import { isRowId } from "../repositories/search.ts";
import { absent } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** One article with its neighbours; counts a view. */
export const articlesGetDetail: Route<"articlesGetDetail"> = async ({ id }, { services }) => {
	const article = isRowId(id) ? await readArticle(services.db, id) : null;
	if (!article) throw absent();
	const neighbours = await articleNeighbours(services.db, article);
	return { ...article, published_at: article.published_at.toISOString(), ...neighbours };
};
