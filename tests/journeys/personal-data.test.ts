import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { startDesk } from "./case-desk.ts";
import { remembered, startJourney, WAIT } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

const ACCOUNT = "/user/index?tab=account";
const WIDE = { width: 1280, height: 900 };

/** What axe finds on a screen, wide and on a phone, and whether it is wider than its window, each as one line. */
async function flaws(page: Page, screen: string): Promise<string[]> {
	const found: string[] = [];
	for (const viewport of [WIDE, PHONE]) {
		await page.setViewportSize(viewport);
		const place = `${screen} ${viewport.width}`;
		const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
		found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${place}: ${id} at ${target}`)));
		const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		if (over > 0) found.push(`${place}: ${over} px too wide`);
		const folder = process.env.PORTICO_PICTURES;
		if (folder) await page.screenshot({ path: `${folder}/${place.replaceAll(" ", "-")}.png`, fullPage: true });
	}
	await page.setViewportSize(WIDE);
	return found;
}

/** Somebody who is logged in, their member centre, and how they ask for something there. */
async function member() {
	const mobile = journey.newMobile();
	const session = await signIn(journey.portal(), mobile);
	const page = await journey.openAs(session, ACCOUNT);
	const ask = async (what: RegExp, wish = "") => {
		await page.getByRole("button", { name: "Ask about my data" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("radio", { name: what }).check();
		if (wish) await dialog.getByLabel(/^What is it about/).fill(wish);
		await dialog.getByRole("button", { name: "Send" }).click();
		await dialog.waitFor({ state: "detached" });
	};
	return { session, mobile, page, ask };
}

/** The desk's screen of what one person has asked for, opened from the list. */
async function openTask(page: Page, mobile: string, kind: string): Promise<void> {
	await journey.go(page, "/admin/personal-data");
	await page.getByLabel("Number or name").fill(mobile);
	await page.getByRole("button", { name: "Search" }).click();
	const row = page.getByRole("row", { name: new RegExp(kind) });
	await row.getByRole("link", { name: /^Open request/ }).click();
	await page.getByRole("heading", { level: 1, name: new RegExp(kind) }).waitFor();
}

it("takes a correction from the member centre to what is corrected, with a question on the way", async () => {
	const citizen = await member();
	const { number } = await desk().file("Benches for the market", citizen.session);
	await citizen.ask(/should be corrected/, "I am called Li Hua.");
	await citizen.page.getByText(/^Being worked on, until/).waitFor();

	const page = await journey.openAs(await signIn(journey.portal(), ADMIN_MOBILE), "/admin/personal-data", {
		viewport: WIDE,
	});
	await openTask(page, citizen.mobile, "Correction");
	await page.getByText("I am called Li Hua.").waitFor();
	expect(await flaws(page, "correction")).toEqual([]);
	await page.getByRole("button", { name: "Ask them back" }).click();
	await page.getByLabel(/^Question/).fill("Is it about all cases?");
	await page.getByRole("dialog").getByRole("button", { name: "Ask", exact: true }).click();
	await page.getByText("Waits for the person").waitFor();
	await citizen.page.reload();
	await citizen.page.getByText(/Is it about all cases\?/).waitFor();
	await page.getByRole("button", { name: "They have answered" }).click();
	await page.getByRole("button", { name: "They have answered" }).waitFor({ state: "detached" });

	await page.getByLabel("What is wrong").selectOption({ label: "Account: name" });
	await page.getByLabel(/^What is right/).fill("Li Hua");
	expect(await flaws(page, "correcting")).toEqual([]);
	await page.getByRole("button", { name: "Correct it" }).click();
	await page.getByText(/^Corrected: nickname/).waitFor();
	await page.getByLabel("What is wrong").selectOption({ label: `${number}: Title` });
	await page.getByRole("button", { name: "All is corrected: done" }).click();
	await page.getByText("Done", { exact: true }).first().waitFor();
	expect(await page.getByText("I am called Li Hua.").count()).toBe(0);
	await citizen.page.reload();
	await expect.poll(() => citizen.page.getByLabel("Name shown to you").inputValue(), WAIT).toBe("Li Hua");
});

it("takes down a request at the counter, in Chinese, and gives a copy by a link that the person sees", async () => {
	const citizen = await member();
	const staff = await signIn(journey.portal(), ADMIN_MOBILE);
	const storageState = remembered(journey.portal().url, { session: staff, preferences: { locale: "zh-CN" } });
	const page = await journey.open("/admin/personal-data", { viewport: WIDE, storageState });
	await page.getByRole("button", { name: "登记请求…" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(/^手机号码/).fill("13700");
	await dialog.getByRole("button", { name: "登记", exact: true }).click();
	await page.getByText("手机号码应为 11 位数字，以 13 至 19 开头。").waitFor();
	expect(await flaws(page, "refused-zh")).toEqual([]);
	expect(await dialog.getByLabel(/^手机号码/).inputValue()).toBe("13700");
	await dialog.getByLabel(/^手机号码/).fill(citizen.mobile);
	await dialog.getByRole("button", { name: "登记", exact: true }).click();
	await dialog.waitFor({ state: "detached" });
	await page
		.getByRole("row", { name: /个人数据副本/ })
		.first()
		.waitFor();
	expect(await flaws(page, "list-zh")).toEqual([]);
	await page.getByLabel("编号或姓名").fill(citizen.mobile);
	await page.getByRole("button", { name: "搜索" }).click();
	await page.getByRole("link", { name: /^打开请求/ }).click();
	await page.getByLabel("身份核实方式").selectOption({ label: "出示身份证件" });
	await page.getByRole("button", { name: "提供下载链接" }).click();
	await page.locator("code").waitFor();
	expect(await flaws(page, "copy-zh")).toEqual([]);
	await citizen.page.reload();
	await citizen.page.getByRole("link", { name: /Download personal-data-\d+\.zip/ }).waitFor();
});

it("shows what an erasure would do, and erases once the name is typed: the account is gone", async () => {
	const citizen = await member();
	const { number } = await desk().file("Shade for the bus stop", citizen.session);
	await citizen.ask(/should be erased/);
	const page = await journey.openAs(await signIn(journey.portal(), ADMIN_MOBILE), "/admin/personal-data", {
		viewport: WIDE,
	});
	await openTask(page, citizen.mobile, "Erasure");
	await page.getByText(new RegExp(`^${number} .*it is being handled`)).waitFor();
	expect(await flaws(page, "erasure")).toEqual([]);
	await page.getByRole("button", { name: "Erase …" }).click();
	const dialog = page.getByRole("alertdialog");
	const erase = dialog.getByRole("button", { name: "Erase", exact: true });
	await dialog.getByLabel(/^Type/).fill("somebody");
	expect(await erase.isDisabled()).toBe(true);
	const masked = `${citizen.mobile.slice(0, 3)}****${citizen.mobile.slice(-4)}`;
	await dialog.getByLabel(/^Type/).fill(masked);
	expect(await flaws(page, "erasing")).toEqual([]);
	await erase.click();
	await page.getByText("Erased; 1 case is kept until it may go").waitFor();
	expect(await journey.request("api/User/getProfile", citizen.session.token)).toMatchObject({ code: 401 });
});
