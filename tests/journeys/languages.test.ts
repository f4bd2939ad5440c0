import { expect, it } from "vitest";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();

it("tells a browser in another offered language once, in that language, that the portal speaks it; names the switch by the other language, and marks texts that are in another language than the page", async () => {
	const page = await journey.open("/index/index", { locale: "zh-CN" });
	const notified = page.getByText("本门户提供简体中文版本。");
	await notified.waitFor();
	expect(await notified.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("zh-CN");
	await journey.go(page, "/article/list");
	await page.getByRole("heading", { level: 1 }).waitFor();
	expect(await notified.count()).toBe(0);
	// As on another device, which was told of nothing yet.
	await page.evaluate(() => localStorage.clear());
	await journey.go(page, "/index/index");
	await page.getByRole("banner").getByRole("button", { name: "Language 简体中文" }).waitFor();
	await page.getByRole("main").getByRole("button", { name: "简体中文" }).click();
	await page.getByRole("navigation", { name: "主导航" }).first().waitFor();

	await leadTo(page, "/article/list");
	await page.getByRole("heading", { level: 1, name: "全部文章" }).waitFor();
	const title = page
		.locator("main li a, main article a")
		.filter({ hasText: /^[A-Z][a-z]+ / })
		.first();
	const language = () => title.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
	await expect.poll(language, WAIT).toBe("en-US");
	expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
});
