import type { BrowserContextOptions, Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { storedOnDevice } from "./device-drafts.ts";
import { exampleForms } from "./example-folder.ts";
import { startExamples } from "./example-portal.ts";
import { accessibilityProblems, exampleForm, goOn, listedErrors } from "./form-page.ts";
import { WAIT } from "./journey.ts";
import { sidewaysScrolling, smallTargets } from "./touch-targets.ts";

/** All forms of the examples, which stand on one page: one that is added is looked at too. */
const FORMS = exampleForms();

const journey = startExamples();

/** Chooses a language of the portal. */
async function speak(page: Page, menu: string, language: string): Promise<void> {
	await page.getByRole("button", { name: menu }).first().click();
	await page.getByRole("menuitemradio", { name: language }).click();
}

/** Opens all forms; those that need answers show their errors. */
async function openAll(options: BrowserContextOptions): Promise<Page> {
	const page = await journey.open("/example/all?forms=all", options);
	const forms = page.locator("main form");
	await expect.poll(() => forms.count(), { timeout: 20_000 }).toBe(FORMS.length);
	await forms.evaluateAll((all) => {
		for (const form of all)
			if (form instanceof HTMLFormElement && form.querySelector(":required")) form.requestSubmit();
	});
	await page
		.getByRole("region", { name: /attention/ })
		.first()
		.waitFor();
	return page;
}

/** What is too small for a finger or makes a page scroll sideways, at widths of its window; each as a line. */
async function misfits(page: Page, widths: readonly number[]): Promise<string[]> {
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		const over = await sidewaysScrolling(page);
		if (over > 0) found.push(`${width}: scrolls sideways by ${over}`);
		found.push(...(await smallTargets(page)).map((target) => `${width}: ${target}`));
	}
	return found;
}

it("has targets of at least 44 pixels and no sideways scrolling in any form, and no accessibility fault in either language, with its errors", async () => {
	const page = await openAll({ reducedMotion: "reduce" });
	// 640 pixels are what a window of 1,280 shows at 200 %.
	expect(await misfits(page, [640, 320])).toEqual([]);
	await page.setViewportSize(PHONE);
	const faults = async () => {
		// Where the page stands scrolled, as once a summary of errors has the focus, its header lies over a field, and axe takes
		// the two for targets too close to each other.
		await page.evaluate(() => window.scrollTo(0, 0));
		const problems = await accessibilityProblems(page, "main form");
		// Only here do several forms stand on one page, with summaries that may be named alike.
		return problems.filter((problem) => !problem.startsWith("landmark-unique"));
	};
	// So many forms settle one by one: what stays is a fault.
	const settled = { timeout: 30_000, interval: 500 };
	await expect.poll(faults, settled).toEqual([]);
	await page.setViewportSize(DESKTOP);
	await speak(page, "Language", "简体中文");
	await page.getByRole("region", { name: /需要/ }).first().waitFor();
	await page.setViewportSize(PHONE);
	await expect.poll(faults, settled).toEqual([]);
});

it("has targets of at least 44 pixels and no sideways scrolling in any form for fingers, on a phone and a tablet", async () => {
	const page = await openAll({ viewport: { width: 1024, height: 768 }, hasTouch: true });
	expect(await misfits(page, [1024, PHONE.width])).toEqual([]);
});

it("says errors with the field's title in either language, and again when the language is changed", async () => {
	const page = await journey.open("/example/nested");
	await exampleForm(page).waitFor();
	await speak(page, "Language", "简体中文");
	await page.getByRole("heading", { name: "组中有组" }).waitFor();
	await exampleForm(page).locator("button[type=submit]").click();
	const chinese = await listedErrors(page);
	expect(chinese).toEqual([expect.stringContaining("名"), expect.stringContaining("街道")]);
	expect(chinese.join("")).not.toMatch(/[A-Za-z]/);
	await speak(page, "语言", "English");
	await exampleForm(page).getByRole("link", { name: "“Name” is required" }).waitFor();
	await exampleForm(page).getByRole("link", { name: "“Street” is required" }).waitFor();
});

it("has targets of at least 44 pixels in the list of errors, the note of a draft, the progress and the review", async () => {
	const page = await journey.open("/example/steps", { viewport: PHONE, hasTouch: true });
	const form = exampleForm(page);
	await goOn(page);
	await listedErrors(page);
	expect(await smallTargets(page)).toEqual([]);
	await form.getByLabel("A road").check();
	await form.getByLabel(/^Title/).fill("A hole in the road");
	await goOn(page);
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
	await expect.poll(() => storedOnDevice(page), WAIT).toContain("A hole");
	await page.reload();
	await page.getByRole("button", { name: "Discard and start again" }).waitFor();
	await form
		.getByRole("button", { name: /^Change/ })
		.first()
		.waitFor();
	expect(await smallTargets(page)).toEqual([]);
});

it("says which rule every answer breaks with the field's title, in either language", async () => {
	const page = await journey.open("/example/formats");
	const form = exampleForm(page);
	const wrong = { visit: "2001-01-01", mobile: "12345", card: "1", sum: "0.075", mail: "nobody", site: "no address" };
	const input = (name: string) => form.locator(`[id$=-${name}]`);
	await form.getByLabel("Day of birth").fill("1990-01-01");
	for (const [name, value] of Object.entries(wrong)) await input(name).fill(value);
	await goOn(page, "Send");
	for (const [language, heading] of [
		["English", /attention/],
		["Chinese", /需要/],
	] as const) {
		if (language === "Chinese") await speak(page, "Language", "简体中文");
		const summary = form.getByRole("region", { name: heading });
		await summary.waitFor();
		const titles = await Promise.all(
			Object.keys(wrong).map((name) => input(name).evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent)),
		);
		const shown = await summary.getByRole("listitem").allTextContents();
		expect(shown, language).toEqual(titles.map((title) => expect.stringContaining(title ?? "no label")));
		expect(shown.every((text) => /\p{Script=Han}/u.test(text) === (language === "Chinese"))).toBe(true);
	}
});

/** How many parts of a page move for longer than one sees. */
const moving = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			[...document.querySelectorAll("body *")].filter((one) => {
				const { transitionDuration, animationDuration } = getComputedStyle(one);
				return [transitionDuration, animationDuration].some((times) =>
					times.split(",").some((time) => parseFloat(time) > 0.01),
				);
			}).length,
	);

it("moves nothing for those who want no motion, and reads out what changes", async () => {
	expect(await moving(await journey.open("/example/repeat-group"))).toBeGreaterThan(0);
	const page = await journey.open("/example/repeat-group", { reducedMotion: "reduce" });
	const form = exampleForm(page);
	await form.getByRole("button", { name: "Add a place" }).click();
	await page.getByRole("log").filter({ hasText: "Row 2 added" }).waitFor({ state: "attached" });
	expect(await moving(page)).toBe(0);
	await goOn(page, "Send");
	const [input] = await form.getByLabel(/^Address/).all();
	const described = await input?.evaluate((element) =>
		(element.getAttribute("aria-describedby") ?? "")
			.split(" ")
			.map((id) => document.getElementById(id)?.textContent?.trim()),
	);
	expect(described).toEqual(["“Address” is required"]);
});
