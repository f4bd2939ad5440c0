import type { Locator } from "playwright";
import { expect, it } from "vitest";
import { startOwnExamples } from "./example-portal.ts";
import { exampleForm, goOn, listedErrors } from "./form-page.ts";
import { longForm } from "./long-form.ts";

const journey = startOwnExamples(longForm(120));

const inSight = (part: Locator) =>
	part.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return top >= 0 && bottom <= innerHeight;
	});

it("leads from the error summary to a question far out of sight, and back up by keys", async () => {
	const page = await journey.open("/example/long");
	const form = exampleForm(page);
	await form.getByLabel("Question 120").waitFor();
	await goOn(page, "Send");
	expect(await listedErrors(page)).toHaveLength(120);
	await form.getByRole("link", { name: /Question 110/ }).click();
	const requested = form.getByLabel("Question 110");
	await expect.poll(() => requested.evaluate((element) => element === document.activeElement)).toBe(true);
	await expect.poll(() => inSight(requested)).toBe(true);
	for (let presses = 0; presses < 40; presses++) await page.keyboard.press("Shift+Tab");
	await page.keyboard.type("Maple Road");
	expect(await form.getByLabel("Question 70").inputValue()).toBe("Maple Road");
	expect(await inSight(form.getByLabel("Question 70"))).toBe(true);
});

it("keeps the place of a reader who scrolls through a long form", async () => {
	const page = await journey.open("/example/long");
	const form = exampleForm(page);
	await form.getByLabel("Question 120").waitFor();
	await form.getByLabel("Question 60").scrollIntoViewIfNeeded();
	const place = () => form.getByLabel("Question 60").evaluate((element) => element.getBoundingClientRect().top);
	const before = await place();
	await form.getByLabel("Question 60").fill("Here");
	await form.getByLabel("Question 61").focus();
	expect(Math.abs((await place()) - before)).toBeLessThan(2);
});
