import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { axeLines, axeViolations } from "./axe-violations.ts";
import { complaintForm, fillComplaint, toReview } from "./fill-complaint.ts";
import { startJourney } from "./journey.ts";
import { movedWhileLoading, settled } from "./loaded-page.ts";
import { pageAddresses } from "./page-addresses.ts";

const journey = startJourney();

/** What axe finds on a page that stands. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
	await settled(page);
	return axeLines(page, address);
}

/** The same in the menus of a page's header, in either colours. Of the page behind them colours were looked at without a menu. */
async function faultsOfMenus(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const name of ["Language", "Appearance", "Your account"]) {
		await page.getByRole("button", { name }).click();
		await page.getByRole("menu").waitFor();
		found.push(...(await axeViolations(page, `menu ${name}`, "[role=menu]")));
		if (name === "Language") found.push(...(await axeLines(page, "page behind a menu", "all but colours")));
		await page.keyboard.press("Escape");
		await page.getByRole("menu").waitFor({ state: "detached" });
	}
	return found;
}

/** What the pages are looked at in, in turn. Their roles and names are the same in both languages; which colours go together, src/theme/colors.test.ts says of both modes. */
const READERS = [
	{ locale: "en-US", color_mode: "light" },
	{ locale: "zh-CN", color_mode: "dark" },
	{ locale: "en-US", color_mode: "dark" },
	{ locale: "zh-CN", color_mode: "light" },
] as const;

/** Whose pages have the colours of their device, in which they can be switched. */
const FOLLOWING = { locale: "en-US", color_mode: "system" };

/** Has what a window loads from now on be as a reader prefers it. */
const prefer = (page: Page, reader: object = FOLLOWING) =>
	page.evaluate(
		(chosen) => localStorage.setItem("preferences", JSON.stringify({ side_open: true, ...chosen })),
		reader,
	);

it("no page, in English or Chinese, light or dark in turn, has anything that axe finds, nor have the menus of its header, or moves while it loads on a wide screen", async () => {
	const session = await journey.newSession();
	const page = await journey.blank({ session, preferences: READERS[0] });
	const found: string[] = [];
	const addresses = [...(await pageAddresses(journey)), "/search/index?keyword=road"];
	for (const [at, address] of addresses.entries()) {
		await page.goto(journey.portal().url + address);
		found.push(...(await movedWhileLoading(page, address)), ...(await faultsOf(page, address)));
		await prefer(page, READERS[(at + 1) % READERS.length]);
	}
	await prefer(page);
	await journey.go(page, "/user/index?tab=account");
	found.push(...(await faultsOf(page, "the member's account")), ...(await faultsOfMenus(page)));
	expect(found).toEqual([]);
}, 300_000);

describe("axe finds nothing where something stands over a page or is wrong with it", () => {
	it("the open login dialog", async () => {
		const page = await journey.open("/user/index");
		await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
		await page
			.getByRole("dialog")
			.getByLabel(/^Mobile number/)
			.waitFor();
		expect(await axeViolations(page, "login dialog")).toEqual([]);
	});

	it("the drawer of a phone, and a page at its width", async () => {
		const page = await journey.open("/message/index", { viewport: PHONE });
		await settled(page);
		expect(await axeViolations(page, "page on a phone")).toEqual([]);
		await page.getByRole("button", { name: "Menu" }).click();
		await page.getByRole("dialog").getByRole("link", { name: "Articles" }).waitFor();
		expect(await axeViolations(page, "drawer")).toEqual([]);
	});

	it("a form with errors, and its review", async () => {
		const page = await journey.open("/report/index?form=complaint&category=lighting");
		await complaintForm(page).getByRole("button", { name: "Continue" }).click();
		await page.getByRole("link", { name: "Please give your case a title." }).waitFor();
		expect(await axeViolations(page, "form with errors")).toEqual([]);
		await fillComplaint(page);
		await toReview(page);
		expect(await axeViolations(page, "review")).toEqual([]);
	});

	it("a message of the server", async () => {
		const page = await journey.blank();
		const body = JSON.stringify({ code: 1, msg: "The archive is being moved.", data: null });
		await page.route("**/report/api.Articles/getList*", (route) =>
			route.fulfill({ contentType: "application/json", body }),
		);
		await page.goto(`${journey.portal().url}/article/list`);
		await page.getByRole("alertdialog").waitFor();
		expect(await axeViolations(page, "message")).toEqual([]);
	});
});

it("sends every page under a policy without inline or evaluated scripts", async () => {
	for (const path of ["/", "/index/index", "/nowhere", "/report/api.Configs/getConfig"]) {
		const { headers } = await fetch(journey.portal().url + path);
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'self'");
		expect(policy).toMatch(/script-src 'self'(;|$)/);
		expect(policy).toMatch(/style-src 'self'(;|$)/);
		expect(policy).not.toContain("unsafe");
	}
});
