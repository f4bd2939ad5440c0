import type { Article, ArticleSummary } from "../../../schemas/types.gen.ts";
import { absent } from "../refusal.ts";
import type { Answer } from "./answer.ts";
import { matches, newestBy, pageOf } from "./paging.ts";

function summaryOf({ body: _body, previous: _previous, next: _next, ...summary }: Article): ArticleSummary {
	return summary;
}

const newest = newestBy<ArticleSummary>((article) => article.published_at);
const ORDERS = {
	newest,
	oldest: (a: ArticleSummary, b: ArticleSummary) => newest(b, a),
	views: (a: ArticleSummary, b: ArticleSummary) => b.views - a.views,
};

export const articlesGetList: Answer<"articlesGetList"> = (
	{ category, keyword, sort = "newest", ...paging },
	{ state },
) => {
	const found = state.articles
		.map(summaryOf)
		.filter((article) => !category || article.category === category)
		.filter((article) => matches(keyword, article.title, article.summary));
	return pageOf(found.sort(ORDERS[sort]), paging);
};

export const articlesGetDetail: Answer<"articlesGetDetail"> = ({ id }, { state }) => {
	const article = state.articles.find((candidate) => candidate.id === id);
	if (!article) throw absent();
	article.views += 1;
	return article;
};
