import type { apiClient } from "../measure/api-client.ts";

type Ask = ReturnType<typeof apiClient>;

/** A list to turn the pages of; `read` gives its total. */
export type MeasuredList = { title: string; read(page: number): Promise<number> };

/** Every list of the API, in its orders and under its filters. */
export function listsOf(ask: Ask): MeasuredList[] {
	return [
		{ title: "published cases", read: async (page) => (await ask("messagesGetList", { page })).total },
		{
			title: "published cases, oldest first",
			read: async (page) => (await ask("messagesGetList", { page, sort: "oldest" })).total,
		},
		{
			title: "published cases, by reply",
			read: async (page) => (await ask("messagesGetList", { page, sort: "replied" })).total,
		},
		{
			title: "published cases, closed",
			read: async (page) => (await ask("messagesGetList", { page, status: "closed" })).total,
		},
		{ title: "articles", read: async (page) => (await ask("articlesGetList", { page })).total },
		{
			title: "articles, most read",
			read: async (page) => (await ask("articlesGetList", { page, sort: "views" })).total,
		},
		{ title: "projects", read: async (page) => (await ask("projectGetList", { page })).total },
		{ title: "own cases", read: async (page) => (await ask("messagesGetUserReportList", { page })).total },
		{ title: "followed cases", read: async (page) => (await ask("messagesGetFollowedList", { page })).total },
		{ title: "notifications", read: async (page) => (await ask("notificationsGetList", { page })).total },
	];
}

/** Something else that is asked of a full database. */
export type MeasuredWork = { title: string; work(): Promise<unknown> };

/** Searches and figures. */
export function worksOf(ask: Ask): MeasuredWork[] {
	const cases = (keyword: string) => () => ask("messagesGetList", { keyword });
	return [
		{ title: "cases: a frequent English word", work: cases("street") },
		{ title: "cases: two English words", work: cases("lamp harbour") },
		{ title: "cases: a frequent Chinese word", work: cases("运河") },
		{ title: "cases: two Chinese words", work: cases("老城区 噪音") },
		{ title: "cases: a word that stands nowhere", work: cases("zzqx") },
		{ title: "articles: an English word", work: () => ask("articlesGetList", { keyword: "bridge" }) },
		{ title: "articles: a Chinese word", work: () => ask("articlesGetList", { keyword: "滨江" }) },
		{ title: "search in everything", work: () => ask("searchGetAll", { keyword: "garden" }) },
		{ title: "statistics", work: () => ask("messagesGetStatistics", {}) },
		{
			title: "statistics of a year",
			work: () => ask("messagesGetStatistics", { from: "2025-11-01", to: "2026-10-31" }),
		},
		{ title: "facets", work: () => ask("messagesGetFacets", {}) },
		{ title: "facets under filters", work: () => ask("messagesGetFacets", { status: "closed", from: "2026-01-01" }) },
		{ title: "facets under a word", work: () => ask("messagesGetFacets", { keyword: "street" }) },
		{
			title: "similar cases",
			work: () => ask("messagesGetSimilar", { text: "The street lamp before the school is dark since Monday" }),
		},
		{ title: "categories of articles", work: () => ask("articlesGetCategory", {}) },
	];
}
