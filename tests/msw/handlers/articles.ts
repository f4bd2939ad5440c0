import type { Article, ArticleSummary } from "../../../schemas/types.gen.ts";
import { absent } from "../refusal.ts";
import type { Handler } from "./handler.ts";
import { sharedTerms } from "./likeness.ts";
import { matches, newestBy, pageOf } from "./paging.ts";

/** An article as lists show it. */
export function summaryOf({ body: _body, previous: _previous, next: _next, ...summary }: Article): ArticleSummary {
	return summary;
}

const newest = newestBy<ArticleSummary>((article) => article.published_at);
const ORDERS = {
	newest,
	oldest: (a: ArticleSummary, b: ArticleSummary) => newest(b, a),
	views: (a: ArticleSummary, b: ArticleSummary) => b.views - a.views,
};

export const articlesGetList: Handler<"articlesGetList"> = (
	{ category, keyword, sort = "newest", ...paging },
	{ state },
) => {
	const found = state.articles
		.map(summaryOf)
		.filter((article) => !category || article.category === category)
		.filter((article) => matches(keyword, article.title, article.summary));
	return pageOf(found.sort(ORDERS[sort]), paging);
};

export const articlesGetDetail: Handler<"articlesGetDetail"> = ({ id }, { state }) => {
	const article = state.articles.find((candidate) => candidate.id === id);
	if (!article) throw absent();
	if (!state.opened.has(id)) article.views += 1;
	state.opened.add(id);
	return article;
};

export const articlesGetCategory: Handler<"articlesGetCategory"> = (_query, { state }) => {
	const names = [...new Set(state.articles.map(({ category }) => category))].sort();
	const countOf = (name: string) => state.articles.filter(({ category }) => category === name).length;
	return { list: names.map((name) => ({ name, count: countOf(name) })) };
};

export const articlesGetRelated: Handler<"articlesGetRelated"> = ({ id, limit = 3 }, { state }) => {
	const article = state.articles.find((candidate) => candidate.id === id);
	if (!article) throw absent();
	const others = state.articles.filter((other) => other.id !== id).map(summaryOf);
	const likeness = (other: ArticleSummary) =>
		sharedTerms(article.title, `${other.title} ${other.summary}`) * 2 + (other.category === article.category ? 1 : 0);
	const near = others.filter((other) => likeness(other) > 0);
	return { list: near.sort((a, b) => likeness(b) - likeness(a) || newest(a, b)).slice(0, limit) };
};
