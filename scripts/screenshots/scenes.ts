import type { Page, Route } from "playwright";
import type { Portal } from "../portal-process.ts";
import { currentManifest } from "./current-release.ts";
import { exampleMember, fileSuggestion } from "./example-member.ts";
import { formScenes } from "./form-scenes.ts";
import { form, press, type Scene, send } from "./scene.ts";

const LISTS: Record<string, string> = {
	"/article/detail": "report/api.Articles/getList",
	"/project/detail": "report/api.Project/getList",
	"/message/detail": "report/api.Messages/getList?status=closed",
};

/** A page's path with what it needs to show something: details get the first id of their list. */
async function addressOf(portal: Portal, path: string): Promise<string> {
	const list = LISTS[path];
	if (!list) return path;
	const answer: { data: { list: { id: string }[] } } = await (await fetch(`${portal.url}/${list}`)).json();
	return `${path}?id=${answer.data.list[0]?.id ?? ""}`;
}

const MEMBER_TABS = ["cases", "news", "followed", "drafts", "account"];
/** Goes on from a page of which nothing is known yet, by its link in the header's menu; a request is met by `meet`. */
const onward = (link: string, request: string, meet: (route: Route) => unknown) => async (page: Page) => {
	await page.route(`**/${request}*`, (route) => void meet(route));
	await openMenu(page);
	await page.locator(`[role=dialog] a[href="${link}"]`).click();
	await page.waitForURL(`**${link}`);
};
const openMenu = async (page: Page) => {
	await page.locator("header button").first().click();
	await page.locator("[role=dialog] nav").waitFor();
};
const PHONE_ONLY = /^(phone|narrow)/;

const openFilters = (page: Page) => page.locator("main button[aria-expanded=false]").first().click();

/** States that a bare address does not show. */
async function states(portal: Portal): Promise<Scene[]> {
	const member = await exampleMember(portal);
	const { session, replied, asked } = member;
	const detail = await addressOf(portal, "/message/detail");
	const article = await addressOf(portal, "/article/detail");
	const { number, query_code = "" } = await fileSuggestion(portal, "A clock at the ferry landing");
	return [
		...MEMBER_TABS.map((tab) => ({ name: `user-index-${tab}`, path: `/user/index?tab=${tab}`, session })),
		{ name: "own-case-replied", path: `/message/detail?id=${replied}`, session },
		{ name: "own-case-asked", path: `/message/detail?id=${asked}`, session },
		{ name: "report-complaint", path: "/report/index?form=complaint&category=lighting", session },
		{ name: "report-complaint-errors", path: "/report/index?form=complaint&category=lighting", act: send },
		...formScenes(member),
		{
			name: "report-receipt",
			path: "/report/index?form=suggestion&category=suggestion",
			async act(page) {
				await form(page).locator("input[type=text]").first().fill("A clock at the ferry landing");
				await form(page).locator("textarea").first().fill("People wait here and cannot see the time.");
				await form(page).locator("input[type=checkbox]").last().check();
				await send(page);
				await page.waitForFunction(() => document.querySelector("main textarea") === null);
			},
		},
		{
			name: "report-track-found",
			path: "/report/track",
			async act(page) {
				const fields = form(page).locator("input[type=text], input:not([type])");
				await fields.nth(0).fill(number);
				await fields.nth(1).fill(query_code);
				await send(page);
				await page.locator("main ol").waitFor();
			},
		},
		{ name: "search-index-found", path: "/search/index?keyword=path" },
		{ name: "search-index-nothing", path: "/search/index?keyword=nothing+has+this+name" },
		{ name: "message-index-statistics", path: "/message/index?tab=statistics" },
		{ name: "message-index-filtered", path: "/message/index?status=closed&keyword=a" },
		{ name: "message-index-empty", path: "/message/index?keyword=nothing+has+this+name" },
		{
			name: "project-list-failed",
			path: "/help/index",
			async act(page) {
				await onward("/project/list", "report/api.Project/getList", (route) => route.abort("connectionfailed"))(page);
				await page.locator("main [role=alert]").waitFor();
			},
		},
		{
			name: "project-list-loading",
			path: "/help/index",
			act: onward("/project/list", "report/api.Project/getList", () => undefined),
			loading: true,
		},
		{ name: "menu", path: "/article/list", act: openMenu, window: true, looks: PHONE_ONLY },
		{ name: "message-index-filters", path: "/message/index", act: openFilters, looks: PHONE_ONLY },
		{
			name: "message-detail-login",
			path: detail,
			async act(page) {
				await press(page, "layui-icon-praise");
				await page.locator("[role=dialog] form").waitFor();
			},
			// The button that was pressed waits for the login.
			loading: true,
			window: true,
		},
		{
			name: "article-detail-copied",
			path: article,
			async act(page) {
				await press(page, "layui-icon-link");
				await page.locator(".pt-toast__root").waitFor();
			},
			window: true,
		},
		{ name: "article-detail-absent", path: "/article/detail?id=none" },
		{ name: "message-detail-absent", path: "/message/detail?id=none" },
		{ name: "article-list-offline", path: "/article/list", act: (page) => page.context().setOffline(true) },
	];
}

/** Every page of the release in force, and the states that matter besides. */
export async function scenes(portal: Portal): Promise<Scene[]> {
	const { manifest } = await currentManifest(portal);
	const pages = manifest.routes.map(async ({ path }) => ({
		name: path.slice(1).replaceAll("/", "-"),
		path: await addressOf(portal, path),
	}));
	return [...(await Promise.all(pages)), ...(await states(portal))];
}
