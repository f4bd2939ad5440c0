import type { Page } from "playwright";
import { onward, PHONE_ONLY } from "./header-menu.ts";
import type { Scene } from "./scene.ts";

const openFilters = (page: Page) => page.locator("main button[aria-expanded=false]").first().click();

const PROJECTS = ["/project/list", "report/api.Project/getList"] as const;

/** Goes on to the projects, which cannot be had. */
async function failToList(page: Page): Promise<void> {
	await onward(...PROJECTS, (route) => route.abort("connectionfailed"))(page);
	await page.locator("main [role=alert]").waitFor();
}

/** Lists of what was looked for, of nothing, of what is still to come, and of what does not come. */
export const listScenes = (): Scene[] => [
	{ name: "search-index-found", path: "/search/index?keyword=path" },
	{ name: "search-index-nothing", path: "/search/index?keyword=nothing+has+this+name" },
	{ name: "message-index-statistics", path: "/message/index?tab=statistics" },
	{ name: "message-index-filtered", path: "/message/index?status=closed&keyword=a" },
	{ name: "message-index-empty", path: "/message/index?keyword=nothing+has+this+name" },
	{ name: "message-index-filters", path: "/message/index", act: openFilters, looks: PHONE_ONLY },
	{ name: "project-list-failed", path: "/help/index", act: failToList },
	{ name: "project-list-loading", path: "/help/index", act: onward(...PROJECTS, () => undefined), loading: true },
	{ name: "article-list-offline", path: "/article/list", act: (page) => page.context().setOffline(true) },
];
