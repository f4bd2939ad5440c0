import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { exampleForms } from "./example-documents.ts";
import { startExamples } from "./example-portal.ts";
import { accessibilityProblems, exampleForm, goOn } from "./form-page.ts";
import { speak } from "./in-both-languages.ts";
import { sidewaysScrolling, smallTargets } from "./touch-targets.ts";

/** All forms of the examples, which stand on one page: one that is added is looked at too. */
const FORMS = exampleForms();

const journey = startExamples();

/** Opens all forms; those that need answers show their errors. */
async function openAll(): Promise<Page> {
	const page = await journey.open("/example/all?forms=all", { reducedMotion: "reduce" });
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

/** Has a page's device be pointed at by fingers. */
async function byFinger(page: Page): Promise<void> {
	const engine = await page.context().newCDPSession(page);
	await engine.send("Emulation.setTouchEmulationEnabled", { enabled: true });
	await page.waitForFunction(() => matchMedia("(pointer: coarse)").matches);
}

it("has targets of at least 44 pixels and no sideways scrolling in any form, by mouse or finger, and no accessibility fault in either language, with its errors", async () => {
	const page = await openAll();
	// 640 pixels are what a window of 1,280 shows at 200 %.
	expect(await misfits(page, [640, 320])).toEqual([]);
	await page.setViewportSize(PHONE);
	const faults = async (without: string[] = []) => {
		// Where the page stands scrolled, as once a summary of errors has the focus, its header lies over a field, and axe takes
		// the two for targets too close to each other.
		await page.evaluate(() => window.scrollTo(0, 0));
		// Only here do several forms stand on one page, with summaries that may be named alike.
		return accessibilityProblems(page, "main form", [...without, "landmark-unique"]);
	};
	// So many forms settle one by one: what stays is a fault.
	const settled = { timeout: 30_000, interval: 500 };
	await expect.poll(() => faults(), settled).toEqual([]);
	await speak(page, "zh-CN");
	await page.getByRole("region", { name: /需要/ }).first().waitFor();
	await expect.poll(() => faults(["color-contrast"]), settled).toEqual([]);
	await byFinger(page);
	expect(await misfits(page, [1024, PHONE.width])).toEqual([]);
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
	const page = await journey.open("/example/repeat-group");
	const form = exampleForm(page);
	expect(await moving(page)).toBeGreaterThan(0);
	await page.emulateMedia({ reducedMotion: "reduce" });
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
