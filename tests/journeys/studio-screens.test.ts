import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { allChinese } from "../../src/studio/i18n/chinese.ts";
import { axeFinds } from "./axe-finds.ts";
import type { Part } from "./axe-violations.ts";
import { draftApi } from "./draft-release.ts";
import { speak } from "./in-both-languages.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** What shows a text of the studio, in whichever language that speaks. */
const either = (show: (text: string) => Locator, text: string) =>
	show(text)
		.or(show(allChinese[text] ?? text))
		.first();

const titled = (title: string) => (page: Page) =>
	either((name) => page.getByRole("heading", { level: 1, name, exact: true }), title);

const drawn = (page: Page) => page.locator("[data-spot]").first();

/** Screens that are opened often, each kind once, and what it shows once it stands; the preview is looked at in studio-preview.test.ts. */
const OFTEN: readonly (readonly [address: string, ready: (page: Page) => Locator])[] = [
	["/admin", titled("What would you like to change?")],
	["/admin/people", titled("People")],
	["/admin/operation", titled("Monitoring")],
	["/admin/retention", titled("Retention")],
	["/admin/staffing", titled("Who has what to do")],
	["/admin/suggestions", titled("Suggestions")],
	["/admin/audit", titled("Audit log")],
	["/admin/content/article", (page) => page.locator("main a[href^='/admin/content/article/']").first()],
	["/admin/content/project", (page) => page.locator("main a[href^='/admin/content/project/']").first()],
	["/admin/content/notices", titled("Notices")],
	["", titled("What is in the portal")],
	[
		"document/forms/complaint.json?part=%2Fcontact_by",
		(page) => page.locator("[data-spot][aria-pressed=true]").first(),
	],
	["document/forms/complaint.json?view=source", (page) => page.locator(".cm-content")],
	["texts", titled("Texts and their translations")],
	["document/pages/home.json", drawn],
	[
		"document/pages/home.json?view=settings&at=/blocks",
		(page) => either((name) => page.getByRole("tabpanel", { name }), "All settings"),
	],
	["document/views/message.json", drawn],
	["document/site.json", (page) => either((text) => page.getByText(text), "Dark, phone")],
	["problems", titled("Problems")],
	["publish", titled("Review and publish")],
];

/** Screens of a draft release that are opened seldom, each kind once, and what it shows once it stands. */
const SCREENS: readonly (readonly [address: string, ready: RegExp])[] = [
	["document/forms/noise.json?view=logic", /Try answers/],
	["document/forms/complaint.json?part=%2Fproject", /Where the choices come from/],
	["document/workflow.json?part=accepted", /What leads here and from here/],
	["document/workflow.json?view=settings&at=/clocks/0", /Allowed: 1 to 1000 working days/],
	["document/categories.json?part=roads", /What belongs here/],
	["document/site.json?view=settings", /Parts within/],
	["document/holidays.json", /Days that are worked/],
	["document/routing.json", /Rules/],
	["document/messages/zh-CN.json", /Parts within/],
	["replace", /Find and replace/],
	["import", /Import and export/],
	["new/page", /New page/],
	["new/form", /New form/],
	["new/test-case", /New test case/],
];

/** How long a screen may be too wide at first. */
const FITS_WITHIN_MS = 5_000;

/** Whether a screen is wider than its window, as one line. */
async function tooWide(page: Page, screen: string): Promise<string[]> {
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	// A canvas is measured anew once its window has another width.
	const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
	const isTooWide = await page.waitForFunction(fits, undefined, { timeout: FITS_WITHIN_MS }).then(
		() => false,
		() => true,
	);
	return isTooWide ? [`${screen}: wider than its window`] : [];
}

/** What is not looked at within a screen: a page of citizens. */
const FRAMED = "iframe";
/** Nor what is around each of many screens. */
const AROUND = "iframe, header";

/** The same, and what axe finds on it or on the dialog over it, each as one line. */
async function wrongOn(page: Page, screen: string, part: Part): Promise<string[]> {
	const violations = await axeFinds(page, part);
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target }) => `${screen}: ${id} at ${target.join(" ")}`),
	);
	return [...found, ...(await tooWide(page, screen))];
}

/** Dialogs and folded parts of a form's screen, each opened by who has it there. */
const OPENED: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
	[
		"an example of the palette",
		async (page) => {
			await page.getByRole("button", { name: "Add something" }).click();
			await page.getByRole("dialog").getByRole("button", { name: "Show an example" }).first().click();
			await page.getByRole("img", { name: /^Example of “Short text”/ }).waitFor();
		},
	],
	[
		"what a form's removal takes away",
		async (page) => {
			await page.getByRole("button", { name: "Remove it everywhere …" }).click();
			await page
				.getByRole("dialog")
				.getByText(/open cases/)
				.waitFor();
		},
	],
	[
		"commands and keys",
		async (page) => {
			await page.keyboard.press("Control+k");
			await page.getByRole("dialog").getByText("All keys").click();
		},
	],
];

/** Goes to a screen as its links do: the studio stays loaded, and axe with it. */
const goTo = (page: Page, address: string) =>
	page.evaluate((to) => {
		history.pushState(null, "", to);
		dispatchEvent(new PopStateEvent("popstate"));
	}, address);

type Widths = readonly [look: typeof PHONE, other: typeof PHONE];

/** Looks at a screen that stands: axe at one width, and whether it fits at either. */
async function wrongAtBoth(page: Page, screen: string, exclude: string, [look, other]: Widths): Promise<string[]> {
	await page.setViewportSize(look);
	const wrong = await wrongOn(page, screen, { exclude });
	await page.setViewportSize(other);
	return [...wrong, ...(await tooWide(page, screen))];
}

/** The screens that are opened often: every second one on a desktop, the others on a phone, half of either in Chinese. The first two of each half, of what is outside drafts and within, are looked at with what is around them. */
async function wrongOften(page: Page, addressOf: (screen: string) => string): Promise<string[]> {
	const wrong: string[] = [];
	for (const [at, [screen, ready]] of OFTEN.entries()) {
		if (at === OFTEN.length / 2) await speak(page, "zh-CN");
		await goTo(page, addressOf(screen));
		await ready(page).waitFor();
		const exclude = at % (OFTEN.length / 2) < 2 ? FRAMED : AROUND;
		wrong.push(...(await wrongAtBoth(page, screen, exclude, at % 2 === 0 ? [DESKTOP, PHONE] : [PHONE, DESKTOP])));
	}
	return wrong;
}

/** Those that are opened seldom, on a phone. */
async function wrongSeldom(page: Page, addressOf: (screen: string) => string): Promise<string[]> {
	const wrong: string[] = [];
	for (const [address, ready] of SCREENS) {
		await goTo(page, addressOf(address));
		await page.locator("main").getByText(ready).first().waitFor();
		wrong.push(...(await wrongOn(page, address, { exclude: AROUND })));
	}
	return wrong;
}

/** What is opened on a form's screen, on a phone. */
async function wrongOpened(page: Page): Promise<string[]> {
	const wrong: string[] = [];
	await page.locator("[data-spot]").first().waitFor();
	for (const [name, open] of OPENED) {
		await open(page);
		wrong.push(...(await wrongOn(page, name, { include: "[role=dialog]" })));
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "hidden" });
	}
	return wrong;
}

it("has nothing that axe finds on its screens, every second one on a desktop, the others on a phone, half of either in Chinese, and none is wider than its window on either; those that are opened seldom on a phone", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const draft = await draftApi(journey, session).drafted("Every screen", {
		verb: "set",
		path: "forms/suggestion.json",
		at: "/title",
		value: "Write to the city",
	});
	const page = await journey.openAs(session, "/admin");
	const addressOf = (screen: string) => (screen.startsWith("/") ? screen : `/admin/studio/${draft}/${screen}`);
	const often = await wrongOften(page, addressOf);
	await speak(page, "en-US");
	await page.setViewportSize(PHONE);
	const seldom = await wrongSeldom(page, addressOf);
	await goTo(page, addressOf("document/forms/complaint.json"));
	expect([...often, ...seldom, ...(await wrongOpened(page))]).toEqual([]);
}, 240_000);
