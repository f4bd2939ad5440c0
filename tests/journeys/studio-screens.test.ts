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
	["document/workflow.json?part=accepted", /What leads here and from here/],
	["document/categories.json?part=roads", /What belongs here/],
	["document/site.json?view=theme", /Dark, phone/],
	["replace", /Find and replace/],
	["import", /Import and export/],
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
	await page.keyboard.press("Control+k");
	await page.getByRole("dialog").waitFor();
	wrong.push(...(await wrongOn(page, "commands")));
	expect(wrong).toEqual([]);
});
