import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** Screens of a draft release that no other journey has axe look at, and what each shows once it stands. */
const SCREENS: readonly (readonly [address: string, ready: RegExp])[] = [
	["document/forms/noise.json?view=logic", /Try answers/],
	["document/forms/complaint.json?part=%2Fproject", /Where the choices come from/],
	["document/workflow.json", /Choose a state to change it/],
	["document/workflow.json?part=accepted", /What leads here and from here/],
	["document/workflow.json?view=settings&at=/clocks/0", /Allowed: 1 to 1000 working days/],
	["document/categories.json", /Waste and street cleaning/],
	["document/categories.json?part=roads", /What belongs here/],
	["document/site.json?view=theme", /Dark, phone/],
	["document/site.json?view=settings", /Parts within/],
	["document/holidays.json", /Days that are worked/],
	["document/notifications.json", /Parts within/],
	["document/routing.json", /Rules/],
	["document/templates.json", /Parts within/],
	["document/desk.json", /Parts within/],
	["document/icons.json", /Parts within/],
	["document/messages/zh-CN.json", /Parts within/],
	["document/test-cases/complaint-anonymous.json", /Parts within/],
	["document/views/messages.json?view=settings", /Parts within/],
	["texts", /Texts and their translations/],
	["replace", /Find and replace/],
	["import", /Import and export/],
	["new/page", /New page/],
	["new/form", /New form/],
	["new/view", /New/],
	["new/workflow", /workflow/i],
	["new/test-case", /New test case/],
];

/** What axe finds on a screen, each as one line, and whether it is wider than its window. */
async function wrongOn(page: Page, screen: string): Promise<string[]> {
	const violations = await axeFinds(page, { exclude: "iframe" });
	const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(" ")}`));
	const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	return [...found, ...(over > 0 ? [`${over} pixels too wide`] : [])].map((problem) => `${screen}: ${problem}`);
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

it("has nothing that axe finds on screens that are opened seldom, nor are they wider than a phone", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const draft = await draftApi(journey, session).drafted("Every screen", {
		...{ verb: "set", path: "forms/suggestion.json", at: "/title", value: "Write to the city" },
	});
	const page = await journey.openAs(session, `/admin/studio/${draft}`);
	await page.setViewportSize(PHONE);
	const wrong: string[] = [];
	for (const [address, ready] of SCREENS) {
		await page.goto(`${journey.portal().url}/admin/studio/${draft}/${address}`);
		await page.locator("main").getByText(ready).first().waitFor();
		wrong.push(...(await wrongOn(page, address)));
	}
	for (const [name, open] of OPENED) {
		await page.goto(`${journey.portal().url}/admin/studio/${draft}/document/forms/complaint.json`);
		await page.locator("[data-spot]").first().waitFor();
		await open(page);
		wrong.push(...(await wrongOn(page, name)));
	}
	expect(wrong).toEqual([]);
}, 180_000);
