import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { restored } from "./device-drafts.ts";
import { fileDirectly, startExamples, storedDirectly } from "./example-portal.ts";
import { exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { smallTargets } from "./touch-targets.ts";

const journey = startExamples();

/** The stages that the progress names: which is the present one, and which lead back. */
const steps = (page: Page) =>
	exampleForm(page)
		.getByRole("navigation", { name: "Progress" })
		.getByRole("listitem")
		.evaluateAll((items) =>
			items.map((item) =>
				[item.textContent, item.getAttribute("aria-current"), item.querySelector("button") && "leads back"]
					.filter(Boolean)
					.join(", "),
			),
		);

/** On a phone, all that can be pressed is large enough: in the list of errors, the note of a draft, the progress and the review. */
async function isForFingers(page: Page): Promise<void> {
	await page.setViewportSize(PHONE);
	expect(await smallTargets(page)).toEqual([]);
	await page.setViewportSize(DESKTOP);
}

it("leads by steps that depend on answers, checks each, goes back without loss, has an address for each, and names all, says which is the present one and leads back to those behind", async () => {
	const page = await journey.open("/example/steps");
	const form = exampleForm(page);
	await form.getByText("Step 1 of 2").waitFor();
	await goOn(page);
	expect(await listedErrors(page)).toEqual(["“What is it?” is required", "“Title” is required"]);
	await isForFingers(page);
	await form.getByLabel("A road").check();
	await form.getByLabel(/^Title/).fill("A hole in the road");
	await form.getByLabel("Is anyone hurt?").check();
	await form.getByText("Step 1 of 3").waitFor();
	expect(await steps(page)).toEqual(["What, step", "People", "Check your answers"]);
	await goOn(page);
	await page.waitForURL("**/example/steps?step=people");
	await page.getByRole("heading", { name: "People" }).waitFor();
	expect(await steps(page)).toEqual(["What, leads back", "People, step", "Check your answers"]);
	await form.getByLabel("Who?").fill("Wanda");
	await goOn(page);
	await page.waitForURL("**/example/steps?step=review");
	await page.reload();
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
	// The page stands before the draft is back, by whose answers the stages go.
	await expect.poll(() => steps(page)).toEqual(["What, leads back", "People, leads back", "Check your answers, step"]);
	await restored(page);
	await isForFingers(page);
	await page.goBack();
	await form.getByLabel("Who?").waitFor();
	await expect.poll(() => form.getByLabel("Who?").inputValue()).toBe("Wanda");
	await form.getByRole("button", { name: "Back" }).click();
	await form.getByLabel(/^Title/).waitFor();
	await goOn(page);
	await page.getByRole("heading", { name: "People" }).waitFor();
	await form.getByRole("navigation", { name: "Progress" }).getByRole("button", { name: "What" }).click();
	await page.waitForURL("**/example/steps?step=what");
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("What");
	expect(await steps(page)).toEqual(["What, step", "People", "Check your answers"]);
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
	const values = { category: "suggestion", kind: "road", title: "A hole in the road" };
	expect(await storedDirectly(journey.portal(), "steps", { ...values, who: "Wanda" })).toEqual(values);
});

it("explains why a step is not open yet, and brings one to the first that must be answered", async () => {
	const page = await journey.open("/example/steps?step=review");
	const form = exampleForm(page);
	const why = form.getByText("“Check your answers” is not open yet. Please answer this step first.");
	await why.waitFor();
	await page.waitForURL("**/example/steps?step=what");
	await form.getByText("Step 1 of 2").waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("What");
	await form.getByLabel("A road").check();
	await form.getByLabel(/^Title/).fill("A hole in the road");
	await goOn(page);
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
	await page.getByRole("log").filter({ hasText: "Step 2 of 2" }).waitFor({ state: "attached" });
	await page.goBack();
	await form.getByLabel(/^Title/).waitFor();
	expect(await why.count()).toBe(0);
	await form.getByLabel(/^Title/).fill("A");
	await page.goForward();
	await why.waitFor();
	expect(await form.getByLabel(/^Title/).inputValue()).toBe("A");
});

it("has the server stop at a value that belongs in another channel, too", async () => {
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
