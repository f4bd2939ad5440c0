import { tokenOf } from "../login/caller.ts";
import { articleNeighbours, listTranslations, readArticle } from "../repositories/content/article.ts";
import { countView } from "../repositories/content/article-view.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { ownPurpose } from "../wire/own-call.ts";
import { absent } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/**
 * One article with its neighbours; counts a view once a visitor and day. Prerendering is no view: the browser that shows the page
 * requests the article anew.
 */
export const articlesGetDetail: Route<"articlesGetDetail"> = async ({ id }, { caller, services, request }) => {
	const { db, secret } = services;
	const article = isRowId(id) ? await readArticle(db, id) : null;
	if (!article) throw absent();
	const { authorization, "user-agent": agent = "" } = request.headers;
	const visitor = { ip: caller.ip, agent, token: tokenOf(authorization) };
	const [counted, neighbours, translations] = await Promise.all([
		ownPurpose() === "prerendering" ? false : countView(db, article.id, visitor, secret),
		articleNeighbours(db, article),
		listTranslations(db, article),
	]);
	const views = article.views + (counted ? 1 : 0);
	const { pair: _pair, ...shown } = article;
	return {
		...shown,
		views,
		translations,
		language: article.language ?? "",
		published_at: article.published_at.toISOString(),
		...neighbours,
	};
};
