import type { RequestOf } from "../../../schemas/operation.ts";
import { cityDay } from "../city-time.ts";
import { CATEGORIES, type Case } from "../content.ts";
import type { PortalState } from "../state.ts";
import type { Handler } from "./handler.ts";
import { sharedTerms } from "./likeness.ts";
import { matches, newestBy } from "./paging.ts";
import { summaryOf } from "./visible.ts";

const HANDLED = ["replied", "closed"];

type Filter = RequestOf<"messagesGetFacets">;

/** The published cases that a filter finds. */
export function publishedCases(state: PortalState, filter: Filter): Case[] {
	const { category, status, keyword, from, to, project_id } = filter;
	return state.cases
		.filter((item) => item.published)
		.filter((item) => !category || item.category.code === category)
		.filter((item) => !status || item.status === status)
		.filter((item) => !project_id || item.project?.id === project_id)
		.filter((item) => !from || cityDay(item.submitted_at) >= from)
		.filter((item) => !to || cityDay(item.submitted_at) <= to)
		.filter((item) => item.number === keyword || matches(keyword, item.title));
}

function countsOf(values: readonly string[]): { value: string; count: number }[] {
	const groups = Map.groupBy(values, (value) => value);
	return [...groups].map(([value, { length: count }]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

export const messagesGetFacets: Handler<"messagesGetFacets"> = (query, { state }) => {
	const { category: _category, ...anyCategory } = query;
	const { status: _status, ...anyStatus } = query;
	const { project_id: _project, ...anyProject } = query;
	return {
		category: countsOf(publishedCases(state, anyCategory).map((item) => item.category.code)),
		status: countsOf(publishedCases(state, anyStatus).map((item) => item.status)),
		project_id: countsOf(publishedCases(state, anyProject).flatMap((item) => item.project?.id ?? [])),
	};
};

function median(values: number[]): number | null {
	const sorted = values.toSorted((a, b) => a - b);
	const low = sorted[Math.floor((sorted.length - 1) / 2)];
	const high = sorted[Math.floor(sorted.length / 2)];
	return low === undefined || high === undefined ? null : (low + high) / 2;
}

const daysToReply = ({ submitted_at, replied_at }: Case) =>
	replied_at === null ? [] : [(Date.parse(replied_at) - Date.parse(submitted_at)) / 86_400_000];

const isHandled = ({ status }: Case) => HANDLED.includes(status);

/** Cases that are not public, by month; only of months that lie within the days whole. */
function hiddenByMonth(state: PortalState, from = "", to = "9999-12-31"): Case[][] {
	const months = Map.groupBy(
		state.cases.filter(({ published }) => !published),
		(item) => cityDay(item.submitted_at).slice(0, 7),
	);
	const lastDay = (month: string) =>
		new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
	return [...months].filter(([month]) => `${month}-01` >= from && lastDay(month) <= to).map(([, cases]) => cases);
}

const inSteps = (months: Case[][]) => months.reduce((sum, { length }) => sum + Math.floor(length / 5) * 5, 0);

export const messagesGetStatistics: Handler<"messagesGetStatistics"> = ({ from, to, project_id }, { state }) => {
	const published = publishedCases(state, {
		...(from && { from }),
		...(to && { to }),
		...(project_id && { project_id }),
	});
	const hidden = project_id ? [] : hiddenByMonth(state, from, to);
	const days = median(published.flatMap(daysToReply));
	const ratings = published.flatMap((item) => item.rating ?? []);
	const months = Map.groupBy(published.toReversed(), (item) => cityDay(item.submitted_at).slice(0, 7));
	return {
		filed: published.length + inSteps(hidden),
		handled: published.filter(isHandled).length + inSteps(hidden.map((cases) => cases.filter(isHandled))),
		median_days_to_reply: days === null ? null : Math.round(days * 10) / 10,
		satisfaction: ratings.length === 0 ? null : ratings.filter((rating) => rating >= 4).length / ratings.length,
		by_category: CATEGORIES.map(({ code, name }) => ({
			code,
			name,
			count: published.filter((item) => item.category.code === code).length,
		})).filter(({ count }) => count > 0),
		by_month: [...months]
			.map(([month, cases]) => ({
				month,
				count: cases.length,
				replied: cases.filter(isHandled).length,
			}))
			.sort((a, b) => a.month.localeCompare(b.month)),
		by_status: [...Map.groupBy(published, (item) => item.status)].map(([status, { length: count }]) => ({
			status,
			count,
		})),
	};
};

const newest = newestBy<Case>((item) => item.submitted_at);

export const messagesGetSimilar: Handler<"messagesGetSimilar"> = ({ category, text }, { state }) => {
	const likeness = (item: Case) => sharedTerms(text, item.title);
	const alike = publishedCases(state, category ? { category } : {}).filter((item) => likeness(item) > 0);
	return {
		list: alike
			.sort((a, b) => likeness(b) - likeness(a) || newest(a, b))
			.slice(0, 5)
			.map(summaryOf),
	};
};
