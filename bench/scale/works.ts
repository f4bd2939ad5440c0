import type { apiClient } from "../measure/api-client.ts";

type Request = ReturnType<typeof apiClient>;

/** A list to turn the pages of; `read` gives its total. */
export type MeasuredList = { title: string; read(page: number): Promise<number> };

/** Every list of the API, in its orders and under its filters. */
export function listsOf(request: Request): MeasuredList[] {
	return [
		{ title: "published cases", read: async (page) => (await request("messagesGetList", { page })).total },
		{
			title: "published cases, oldest first",
			read: async (page) => (await request("messagesGetList", { page, sort: "oldest" })).total,
		},
		{
			title: "published cases, by reply",
			read: async (page) => (await request("messagesGetList", { page, sort: "replied" })).total,
		},
		{
			title: "published cases, closed",
			read: async (page) => (await request("messagesGetList", { page, status: "closed" })).total,
		},
		{ title: "articles", read: async (page) => (await request("articlesGetList", { page })).total },
		{
			title: "articles, most read",
			read: async (page) => (await request("articlesGetList", { page, sort: "views" })).total,
		},
		{ title: "projects", read: async (page) => (await request("projectGetList", { page })).total },
		{ title: "own cases", read: async (page) => (await request("messagesGetUserReportList", { page })).total },
		{ title: "followed cases", read: async (page) => (await request("messagesGetFollowedList", { page })).total },
		{ title: "notifications", read: async (page) => (await request("notificationsGetList", { page })).total },
	];
}

/** Something else that is asked of a full database. */
export type MeasuredWork = { title: string; work(): Promise<unknown> };

/** Searches and figures. */
export function worksOf(request: Request): MeasuredWork[] {
	const cases = (keyword: string) => () => request("messagesGetList", { keyword });
	return [
		{ title: "cases: a frequent English word", work: cases("street") },
		{ title: "cases: two English words", work: cases("lamp harbour") },
		{ title: "cases: a frequent Chinese word", work: cases("运河") },
		{ title: "cases: two Chinese words", work: cases("老城区 噪音") },
		{ title: "cases: a word that stands nowhere", work: cases("zzqx") },
		{ title: "articles: an English word", work: () => request("articlesGetList", { keyword: "bridge" }) },
		{ title: "articles: a Chinese word", work: () => request("articlesGetList", { keyword: "滨江" }) },
		{ title: "search in everything", work: () => request("searchGetAll", { keyword: "garden" }) },
		{ title: "statistics", work: () => request("messagesGetStatistics", {}) },
		{
			title: "statistics of a year",
			work: () => request("messagesGetStatistics", { from: "2025-11-01", to: "2026-10-31" }),
		},
		{ title: "facets", work: () => request("messagesGetFacets", {}) },
		{
			title: "facets under filters",
			work: () => request("messagesGetFacets", { status: "closed", from: "2026-01-01" }),
		},
		{ title: "facets under a word", work: () => request("messagesGetFacets", { keyword: "street" }) },
		{
			title: "similar cases",
			work: () => request("messagesGetSimilar", { text: "The street lamp before the school is dark since Monday" }),
		},
		{ title: "categories of articles", work: () => request("articlesGetCategory", {}) },
	];
}
