import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { trainSuggestions } from "../../server/suggestions/train-suggestions.ts";
import { closedCasesLike } from "../../server/testing/closed-cases.ts";
import { axeFinds } from "./axe-finds.ts";
import { startDesk } from "./case-desk.ts";
import { speak } from "./in-both-languages.ts";
import { startJourney, WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney("changed");
const desk = startDesk(journey);

const LAMP = "The streetlamp beside the crossing is dark, its bulb broken";
const BENCH = "Benches for the riverside";

async function faults(page: Page, include?: string): Promise<string[]> {
	const violations = await axeFinds(page, include === undefined ? {} : { include });
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Cases that were closed in two categories, to learn from. */
const closeCases = (like: string) =>
	inDatabase(journey.portal(), async (db) => {
		await closedCasesLike(db, like, 60, { title: BENCH, description: "Somewhere to sit and look at the water." });
		await closedCasesLike(db, like, 60, { title: LAMP, description: "Nobody sees the kerb." }, "lighting");
	});

/** Changes the category of a case by hand. */
async function changeCategory(page: Page, to: string): Promise<void> {
	await page.getByRole("button", { name: "Change the category" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("combobox").selectOption({ label: to });
	await dialog.getByRole("button", { name: "Change the category" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByText(`→ ${to}`).waitFor();
}

it("an administrator has a city's closed cases learned from and turns suggestions on, the versions being cards on a phone, in Chinese, too; at the desk one press moves a case, and its category is changed by hand", async () => {
	const { id } = await desk().file(BENCH);
	const { id: wrong } = await desk().file(LAMP);
	await closeCases(id);
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin/suggestions");
	await page.getByRole("button", { name: "Learn now" }).click();
	await page.getByText("It was saved.").first().waitFor();
	// The portal would do so within 15 seconds.
	await inDatabase(journey.portal(), trainSuggestions);
	await page.getByRole("row", { name: /^Street lighting/ }).waitFor();
	await page.getByText("Suggest a category at the desk").click();
	await expect.poll(() => page.getByRole("checkbox").isChecked(), WAIT).toBe(true);

	await page.setViewportSize(PHONE);
	await speak(page, "zh-CN");
	await page.getByRole("heading", { level: 1, name: "类别建议" }).waitFor();
	await page.getByRole("heading", { level: 2, name: "学习结果" }).waitFor();
	expect(await wider(page)).toBeLessThanOrEqual(0);
	expect(await faults(page)).toEqual([]);

	await speak(page, "en-US");
	await page.setViewportSize(DESKTOP);
	await page.goto(`${journey.portal().url}/admin/desk/case?id=${wrong}`);
	const notice = page.getByRole("note").filter({ hasText: "Suggested category: Street lighting (" });
	await notice.waitFor();
	// The rest of a case's page has been looked at by the desk's journeys.
	expect(await faults(page, "[role=note]")).toEqual([]);
	await notice.getByRole("button", { name: "Move to this category" }).click();
	await notice.waitFor({ state: "detached" });
	await page.getByText("Suggestions and thanks → Street lighting").waitFor();
	await changeCategory(page, "Parks and trees");
});
