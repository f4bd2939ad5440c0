import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { trainSuggestions } from "../../server/suggestions/train-suggestions.ts";
import { closedCasesLike } from "../../server/testing/closed-cases.ts";
import { axeFinds } from "./axe-finds.ts";
import { startDesk } from "./case-desk.ts";
import { remembered, startJourney, WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney("changed");
const desk = startDesk(journey);

const LAMP = "The streetlamp beside the crossing is dark, its bulb broken";
const BENCH = "Benches for the riverside";

async function faults(page: Page): Promise<string[]> {
	const violations = await axeFinds(page);
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it("an administrator has a city's closed cases learned from and turns suggestions on; at the desk one press moves a case", async () => {
	const { id } = await desk().file(BENCH);
	const { id: wrong } = await desk().file(LAMP);
	await inDatabase(journey.portal(), async (db) => {
		await closedCasesLike(db, id, 60, { title: BENCH, description: "Somewhere to sit and look at the water." });
		await closedCasesLike(db, id, 60, { title: LAMP, description: "Nobody sees the kerb." }, "lighting");
	});
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin/suggestions");
	await page.getByRole("button", { name: "Learn now" }).click();
	await page.getByText("It was saved.").first().waitFor();
	// The portal would do so within 15 seconds.
	await inDatabase(journey.portal(), trainSuggestions);
	await page.getByRole("row", { name: /^Street lighting/ }).waitFor();
	await page.getByText("Suggest a category at the desk").click();
	await expect.poll(() => page.getByRole("checkbox").isChecked(), WAIT).toBe(true);
	expect(await faults(page)).toEqual([]);

	await page.goto(`${journey.portal().url}/admin/desk/case?id=${wrong}`);
	const notice = page.getByRole("note").filter({ hasText: "Suggested category: Street lighting (" });
	await notice.waitFor();
	expect(await faults(page)).toEqual([]);
	await notice.getByRole("button", { name: "Move to this category" }).click();
	await notice.waitFor({ state: "detached" });
	await page.getByText("Suggestions and thanks → Street lighting").waitFor();
});

it("on a phone and in Chinese: shows the versions as cards, and changes a category by hand", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const { id } = await desk().file(BENCH);
	const { url } = journey.portal();
	const storageState = remembered(url, { session, preferences: { locale: "zh-CN" } });
	const page = await journey.open("/admin/suggestions", { viewport: PHONE, storageState });
	await page.getByRole("heading", { level: 1, name: "类别建议" }).waitFor();
	await page.getByRole("heading", { level: 2, name: "学习结果" }).waitFor();
	expect(await wider(page)).toBeLessThanOrEqual(0);
	expect(await faults(page)).toEqual([]);

	await page.goto(`${url}/admin/desk/case?id=${id}`);
	await page.getByRole("button", { name: "更改类别" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("combobox").selectOption({ label: "公园与绿化" });
	await dialog.getByRole("button", { name: "更改类别" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByText("→ Parks and trees").waitFor();
});
