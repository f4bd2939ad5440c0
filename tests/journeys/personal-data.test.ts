import type { Page } from "playwright";
import { expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { startDesk } from "./case-desk.ts";
import { remembered, startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();
const desk = startDesk(journey);

const ACCOUNT = "/user/index?tab=account";
const WIDE = { width: 1280, height: 900 };

const DIALOG = "dialog, [role=dialog], [role=alertdialog]";

/**
 * What axe finds on a screen as wide as it is named, or in a part of it; and whether it is wider than its window, wide and on a
 * phone. Each as one line. What stands around the parts of the desk is looked at once.
 */
async function flaws(page: Page, screen: string, viewport: typeof WIDE, include: string): Promise<string[]> {
	const found: string[] = [];
	for (const each of [WIDE, PHONE]) {
		await page.setViewportSize(each);
		const place = `${screen} ${each.width}`;
		const violations = each === viewport ? await axeFinds(page, { include }) : [];
		found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${place}: ${id} at ${target}`)));
		const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		if (over > 0) found.push(`${place}: ${over} px too wide`);
	}
	await page.setViewportSize(WIDE);
	return found;
}

/** Somebody with an account. */
async function citizenWithAccount() {
	const mobile = journey.newMobile();
	return { mobile, session: await signIn(journey.portal(), mobile) };
}

/** Somebody who is logged in, their member centre, and how they ask for something there. */
async function member() {
	const { mobile, session } = await citizenWithAccount();
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

const LIST = "/admin/personal-data";

/** The desk's screen of what one person has asked for, opened from the list. */
async function openTask(page: Page, mobile: string, kind: string): Promise<void> {
	await page.getByLabel("Number or name").fill(mobile);
	await page.getByRole("button", { name: "Search" }).click();
	const row = page.getByRole("row", { name: new RegExp(kind) });
	await row.getByRole("link", { name: /^Open request/ }).click();
	await page.getByRole("heading", { level: 1, name: new RegExp(kind) }).waitFor();
}

/** Reads the question that somebody was asked back, and answers it; what was typed comes back where they leave and return. */
async function answerQuestion(page: Page, question: string, answer: string): Promise<void> {
	await page.getByText(`We ask you: ${question}`).waitFor();
	const dialog = page.getByRole("dialog");
	const open = page.getByRole("button", { name: "Answer the question" });
	await open.click();
	await dialog.getByText(question).waitFor();
	await dialog.getByRole("button", { name: "Send" }).click();
	await dialog.getByText("Please write an answer.").first().waitFor();
	await dialog.getByLabel(/^Your answer/).fill(answer);
	await dialog.getByRole("button", { name: "Send" }).click();
	await dialog.waitFor({ state: "detached" });
	await open.waitFor({ state: "detached" });
}

it("takes a correction from the member centre to what is corrected, with a question on the way, then shows what an erasure would do, and erases once the name is typed: the account is gone", async () => {
	const citizen = await member();
	const { number } = await desk().file("Benches for the market", citizen.session);
	await citizen.ask(/should be corrected/, "I am called Li Hua.");
	await citizen.page.getByText(/^Being worked on, until/).waitFor();

	const page = await journey.openAs(await signIn(journey.portal(), ADMIN_MOBILE), LIST, {
		viewport: WIDE,
	});
	await openTask(page, citizen.mobile, "Correction");
	await page.getByText("I am called Li Hua.").waitFor();
	expect(await flaws(page, "correction", WIDE, "html")).toEqual([]);
	await page.getByRole("button", { name: "Ask them back" }).click();
	await page.getByLabel(/^Question/).fill("Is it about all cases?");
	await page.getByRole("dialog").getByRole("button", { name: "Ask", exact: true }).click();
	await page.getByText("Waits for the person").waitFor();
	await leadTo(citizen.page, "/user/index?tab=cases");
	await citizen.page.getByRole("tab", { name: "My cases", selected: true }).waitFor();
	await leadTo(citizen.page, ACCOUNT);
	await answerQuestion(citizen.page, "Is it about all cases?", "About this one alone.");
	await citizen.page.getByText(/^Being worked on, until/).waitFor();
	await page.reload();
	await page.getByText("About this one alone.").waitFor();

	await page.getByLabel("What is wrong").selectOption({ label: "Account: name" });
	await page.getByLabel(/^What is right/).fill("Li Hua");
	await page.getByRole("button", { name: "Correct it" }).click();
	await page.getByText(/^Corrected: nickname/).waitFor();
	await page.getByLabel("What is wrong").selectOption({ label: `${number}: Title` });
	await page.getByRole("button", { name: "All is corrected: done" }).click();
	await page.getByText("Done", { exact: true }).first().waitFor();
	expect(await page.getByText("I am called Li Hua.").count()).toBe(0);
	await citizen.page.reload();
	await expect.poll(() => citizen.page.getByLabel("Name shown to you").inputValue(), WAIT).toBe("Li Hua");

	await citizen.ask(/should be erased/);
	await journey.go(page, LIST);
	await openTask(page, citizen.mobile, "Erasure");
	await page.getByText(new RegExp(`^${number} .*it is being handled`)).waitFor();
	expect(await flaws(page, "erasure", PHONE, "main")).toEqual([]);
	await page.getByRole("button", { name: "Erase …" }).click();
	const dialog = page.getByRole("alertdialog");
	const erase = dialog.getByRole("button", { name: "Erase", exact: true });
	await dialog.getByLabel(/^Type/).fill("somebody");
	expect(await erase.isDisabled()).toBe(true);
	await dialog.getByLabel(/^Type/).fill("Li Hua");
	expect(await flaws(page, "erasing", WIDE, DIALOG)).toEqual([]);
	await erase.click();
	await page.getByText("Erased; 1 case is kept until it may go").waitFor();
	expect(await journey.request("api/User/getProfile", citizen.session.token)).toMatchObject({ code: 401 });
});

it("takes down a request at the counter, in Chinese, and gives a copy by a link that the person sees", async () => {
	const citizen = await citizenWithAccount();
	const staff = await signIn(journey.portal(), ADMIN_MOBILE);
	const storageState = remembered(journey.portal().url, { session: staff, preferences: { locale: "zh-CN" } });
	const page = await journey.open(LIST, { viewport: WIDE, storageState });
	await page.getByRole("button", { name: "登记请求…" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(/^手机号码/).fill("13700");
	await dialog.getByRole("button", { name: "登记", exact: true }).click();
	await page.getByText("手机号码应为 11 位数字，以 13 至 19 开头。").waitFor();
	expect(await flaws(page, "refused-zh", PHONE, DIALOG)).toEqual([]);
	expect(await dialog.getByLabel(/^手机号码/).inputValue()).toBe("13700");
	await dialog.getByLabel(/^手机号码/).fill(citizen.mobile);
	await dialog.getByRole("button", { name: "登记", exact: true }).click();
	await dialog.waitFor({ state: "detached" });
	await page
		.getByRole("row", { name: /个人数据副本/ })
		.first()
		.waitFor();
	expect(await flaws(page, "list-zh", PHONE, "html")).toEqual([]);
	await page.getByLabel("编号或姓名").fill(citizen.mobile);
	await page.getByRole("button", { name: "搜索" }).click();
	await page.getByRole("link", { name: /^打开请求/ }).click();
	await page.getByLabel("身份核实方式").selectOption({ label: "出示身份证件" });
	await page.getByRole("button", { name: "提供下载链接" }).click();
	await page.locator("code").waitFor();
	expect(await flaws(page, "copy-zh", PHONE, "main")).toEqual([]);
	const theirs = await journey.openAs(citizen.session, ACCOUNT);
	await theirs.getByRole("link", { name: /Download personal-data-\d+\.zip/ }).waitFor();
});

it("takes an answer from who has number and query code alone, in Chinese, and keeps what they typed where it is refused", async () => {
	const { number, query_code } = await desk().file("A crossing by the school");
	const asked = await post<{ number: string }>(journey.portal(), "api/DataRequests/create", {
		kind: "correction",
		wish: "The street is wrong.",
		number,
		query_code,
	});
	const staff = await signIn(journey.portal(), ADMIN_MOBILE);
	const askBack = async (question: string) => {
		const { data } = await journey.request(`admin/api/data-requests?keyword=${number}`, staff.token);
		const id = asObject(asArray(asObject(data).list)[0]).id;
		const { code } = await post(journey.portal(), `admin/api/data-requests/${id}/question`, { question }, staff.token);
		expect(code).toBe(0);
	};
	await askBack("哪条街道？");
	const storageState = remembered(journey.portal().url, { preferences: { locale: "zh-CN" } });
	const page = await journey.open("/report/track", { viewport: WIDE, storageState });
	const show = async () => {
		await page.getByLabel(/^案件编号/).fill(number);
		await page.getByLabel(/^查询码/).fill(query_code ?? "");
		await page.getByRole("button", { name: "查询", exact: true }).click();
	};
	await show();
	await page.getByText("我们想问您：哪条街道？").waitFor();
	await page.getByRole("button", { name: "回答问题" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("您的回复").fill("学校路，不是学堂路。");
	expect(await flaws(page, "answering-zh", PHONE, DIALOG)).toEqual([]);
	await askBack("哪个区？");
	await dialog.getByRole("button", { name: "提交" }).click();
	await dialog.getByText("其间我们问了您其他问题，请先阅读。").waitFor();
	expect(await dialog.getByLabel("您的回复").inputValue()).toBe("学校路，不是学堂路。");
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "查询其他案件" }).click();
	await show();
	await page.getByText("我们想问您：哪个区？").waitFor();
	await page.getByRole("button", { name: "回答问题" }).click();
	await dialog.getByLabel("您的回复").fill("东区，学校路。");
	await dialog.getByRole("button", { name: "提交" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByText(/^办理中，期限/).waitFor();
	const { data } = await post<{ data_requests: unknown }>(journey.portal(), "report/api.Messages/track", {
		number,
		query_code,
	});
	expect(data.data_requests).toMatchObject([{ number: asked.data.number, state: "open", question: null }]);
});
