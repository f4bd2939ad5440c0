import type { Locator } from "playwright";
import { expect, it } from "vitest";
import { startExamples } from "./example-portal.ts";
import { exampleForm, goOn, listedErrors, portalListens } from "./form-page.ts";

const journey = startExamples();

const inSight = (part: Locator) =>
	part.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return top >= 0 && bottom <= innerHeight;
	});

it("stands whole in the page that the server sends, and takes what is typed into its last question before its code has come; keeps the place of a reader who scrolls through; leads from the error summary to a question far out of sight, and back up by keys", async () => {
	const html = await (await fetch(`${journey.portal().url}/example/long`)).text();
	expect(html.match(/name="\/q\d+"/g)).toHaveLength(120);
	const page = await journey.blank();
	const scripts = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
	await page.goto(`${journey.portal().url}/example/long`, { waitUntil: "commit" });
	const form = exampleForm(page);
	const last = form.getByLabel("Question 120");
	await last.fill("Maple Road");
	scripts.resolve();
	await portalListens(page);
	expect(await last.inputValue()).toBe("Maple Road");

	await form.getByLabel("Question 60").scrollIntoViewIfNeeded();
	const place = () => form.getByLabel("Question 60").evaluate((element) => element.getBoundingClientRect().top);
	const before = await place();
	await form.getByLabel("Question 60").fill("Here");
	await form.getByLabel("Question 61").focus();
	expect(Math.abs((await place()) - before)).toBeLessThan(2);

	await form.getByLabel("Question 60").fill("");
	await goOn(page, "Send");
	expect(await listedErrors(page)).toHaveLength(119);
	await form.getByRole("link", { name: /Question 110/ }).click();
	const requested = form.getByLabel("Question 110");
	await expect.poll(() => requested.evaluate((element) => element === document.activeElement)).toBe(true);
	await expect.poll(() => inSight(requested)).toBe(true);
	for (let presses = 0; presses < 40; presses++) await page.keyboard.press("Shift+Tab");
	await page.keyboard.type("Elm Road");
	expect(await form.getByLabel("Question 70").inputValue()).toBe("Elm Road");
	expect(await inSight(form.getByLabel("Question 70"))).toBe(true);
});
