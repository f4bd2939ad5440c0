import { expect, it } from "vitest";
import { beginExamples, fileDirectly } from "./example-portal.ts";
import { exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";

const journey = beginExamples();

it("leads by steps that depend on answers, checks each, goes back without loss, and has an address for each", async () => {
	const page = await journey.open("/example/steps");
	const form = exampleForm(page);
	await form.getByText("Step 1 of 2").waitFor();
	await goOn(page);
	expect(await listedErrors(page)).toEqual(["What is it? is required", "Title is required"]);
	await form.getByLabel("A road").check();
	await form.getByLabel(/^Title/).fill("A hole in the road");
	await form.getByLabel("Is anyone hurt?").check();
	await form.getByText("Step 1 of 3").waitFor();
	await goOn(page);
	await page.waitForURL("**/example/steps?step=people");
	await page.getByRole("heading", { name: "People" }).waitFor();
	await form.getByLabel("Who?").fill("Wanda");
	await goOn(page);
	await page.waitForURL("**/example/steps?step=review");
	await page.reload();
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
	await page.goBack();
	await form.getByLabel("Who?").waitFor();
	expect(await form.getByLabel("Who?").inputValue()).toBe("Wanda");
	await form.getByRole("button", { name: "Back" }).click();
	expect(await form.getByLabel(/^Title/).inputValue()).toBe("A hole in the road");
	await form.getByLabel("Is anyone hurt?").uncheck();
	await form.getByText("Step 1 of 2").waitFor();
	await goOn(page);
	expect(await sentData(page, () => sendExample(page))).toEqual({
		category: "suggestion",
		kind: "road",
		title: "A hole in the road",
		hurt: false,
	});
});

it("shows before sending exactly what everyone, others and only the handlers will see", async () => {
	const page = await journey.open("/example/steps");
	const form = exampleForm(page);
	await form.getByLabel("A road").check();
	await form.getByLabel(/^Title/).fill("A hole in the road");
	await form.getByLabel("Is anyone hurt?").check();
	await goOn(page);
	await form.getByLabel("Who?").fill("Wanda Smith");
	await goOn(page);
	const row = (label: string) => form.locator("dl > div").filter({ has: page.locator("dt", { hasText: label }) });
	await row("Title").getByText("Everyone sees this").waitFor();
	await row("hurt").getByText("Only the people handling your case see this").waitFor();
	expect(await row("Who?").textContent()).toMatch(/Others see it as: W\*+h/);
	await row("Who?").getByRole("button", { name: "Change: Who?" }).click();
	await expect.poll(() => form.getByLabel("Who?").evaluate((input) => input === document.activeElement)).toBe(true);
});

it("stops at an answer that belongs in another channel, on both sides", async () => {
	const page = await journey.open("/example/steps");
	const form = exampleForm(page);
	await form.getByLabel(/^Title/).fill("A house is on fire");
	await form.getByLabel("A fire").check();
	const stop = form.getByRole("alert").filter({ hasText: "Fires are not reported here." });
	expect(await stop.getByRole("link", { name: "Call 119" }).getAttribute("href")).toBe("tel:119");
	await form.getByRole("button", { name: "Continue" }).click({ force: true });
	await form.getByText("Step 1 of 2").waitFor();
	expect(page.url()).not.toContain("step=");
	const { code, data } = await fileDirectly(journey.portal(), "steps", { kind: "fire", title: "A house burns" });
	expect(code).toBe(422);
	expect(data).toEqual({ errors: [{ pointer: "/data/kind", message: "Call 119" }] });
});

it("is walked through by keyboard alone", async () => {
	const page = await journey.open("/example/steps");
	await exampleForm(page).getByLabel("A road").focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Typed by keys");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: "People" }).waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("People");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Nobody");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
	for (let presses = 0; presses < 12; presses++) {
		await page.keyboard.press("Tab");
		if ((await page.evaluate(() => document.activeElement?.textContent)) === "Send") break;
	}
	await page.keyboard.press("Enter");
	await page.getByText(/Your case has the number/).waitFor();
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.textContent))
		.toContain("Your case has the number");
});
