import { articleSummary } from "../articles/summary.ts";
import { readArticle } from "../repositories/content/article.ts";
import { listRelated } from "../repositories/content/related-articles.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { absent } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** Articles near one. */
export const articlesGetRelated: Route<"articlesGetRelated"> = async ({ id, limit = 3 }, { services }) => {
	const article = isRowId(id) ? await readArticle(services.db, id) : null;
	if (!article) throw absent();
	return { list: (await listRelated(services.db, article, limit)).map(articleSummary) };
};
