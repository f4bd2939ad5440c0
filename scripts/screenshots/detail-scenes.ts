import type { Page } from "playwright";
import type { Portal } from "../portal-process.ts";
import { addressOf } from "./address-of.ts";
import { press, type Scene } from "./scene.ts";

/** Presses what is only for those who are logged in. */
async function requestLoginCode(page: Page): Promise<void> {
	await press(page, "layui-icon-praise");
	await page.locator("[role=dialog] form").waitFor();
}

/** Copies the page's link, of which a toast tells. */
async function copyLink(page: Page): Promise<void> {
	await press(page, "layui-icon-link");
	await page.locator(".pt-toast__root").waitFor();
}

/** Single cases and articles: after a button of theirs was pressed, and where there is none. */
export async function detailScenes(portal: Portal): Promise<Scene[]> {
	const [message, article] = await Promise.all([
		addressOf(portal, "/message/detail"),
		addressOf(portal, "/article/detail"),
	]);
	return [
		// The button that was pressed waits for the login.
		{ name: "message-detail-login", path: message, act: requestLoginCode, loading: true, window: true },
		{ name: "article-detail-copied", path: article, act: copyLink, window: true },
		{ name: "article-detail-absent", path: "/article/detail?id=none" },
		{ name: "message-detail-absent", path: "/message/detail?id=none" },
	];
}
