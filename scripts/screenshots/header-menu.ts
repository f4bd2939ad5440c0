import type { Page, Route } from "playwright";

/** The looks in which the header's links stand in a menu. */
export const PHONE_ONLY = /^(phone|narrow)/;

/** Opens the menu of the header. */
export async function openMenu(page: Page): Promise<void> {
	await page.locator("header button").first().click();
	await page.locator("[role=dialog] nav").waitFor();
}

/** Goes on from a page of which nothing is known yet, by its link in the header's menu; a request is met by `meet`. */
export const onward = (link: string, request: string, meet: (route: Route) => unknown) => async (page: Page) => {
	await page.route(`**/${request}*`, (route) => void meet(route));
	await openMenu(page);
	await page.locator(`[role=dialog] a[href="${link}"]`).click();
	await page.waitForURL(`**${link}`);
};
