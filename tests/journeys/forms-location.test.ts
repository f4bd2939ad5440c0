import type { BrowserContextOptions, Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { hasFocus, tabTo } from "./by-keyboard.ts";
import { startExamples } from "./example-portal.ts";
import { describedBy, exampleForm, sendExample, sentData } from "./form-page.ts";

const journey = startExamples();

const HOME = { region: "331082", detail: "Ziyang Street 1" };
const ALLOWED: BrowserContextOptions = {
	permissions: ["geolocation"],
	geolocation: { latitude: 28.858421, longitude: 121.144613 },
};

const locate = (form: Locator) => form.getByRole("button", { name: "Use my position" });
const words = (form: Locator) => form.getByLabel("Where it is, in words");
const interactive = (page: Page, text: string) =>
	page.getByRole("log").filter({ hasText: text }).waitFor({ state: "attached" });

/** Opens the form with all but the place answered. */
async function start(options?: BrowserContextOptions): Promise<{ page: Page; form: Locator }> {
	const page = await journey.open("/example/places", options);
	const form = exampleForm(page);
	await form.getByLabel("Region, level 1").selectOption("Zhejiang");
	await form.getByLabel("Region, level 2").selectOption("Taizhou");
	await form.getByLabel("Region, level 3").selectOption("Linhai");
	await form.getByLabel("Street and number").fill(HOME.detail);
	return { page, form };
}

/** Waits until it is said why there is no position, at the button too; then words alone are sent. */
async function sendWordsAlone(page: Page, form: Locator, why: RegExp): Promise<void> {
	await form.getByRole("alert").filter({ hasText: why }).waitFor();
	expect(await describedBy(locate(form))).toMatch(why);
	await words(form).fill("By the old wall");
	expect(await sentData(page, () => sendExample(page))).toEqual({
		category: "suggestion",
		home: HOME,
		spot: { text: "By the old wall" },
	});
}

it("says that the device's position was refused and what to do, and sends words alone", async () => {
	const { page, form } = await start({ permissions: [] });
	await locate(form).click();
	await sendWordsAlone(page, form, /^This site may not ask for your position\./);
});

/** What a device answers that does not know where it is, and one that searches too long, by their codes. */
it.each([
	[2, /^Your device does not know where it is\./],
	[3, /^Your device did not find its position in time\./],
])("says that the device has no position (%i) and what to do, and sends words alone", async (code, why) => {
	const { page, form } = await start(ALLOWED);
	await page.evaluate((response) => {
		navigator.geolocation.getCurrentPosition = (_found, failed) =>
			failed?.({ code: response, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
	}, code);
	await locate(form).click();
	await sendWordsAlone(page, form, why);
});

it("finds the position by keyboard and takes it back, the focus staying with the question", async () => {
	const { page, form } = await start(ALLOWED);
	await tabTo(page, locate(form));
	await page.keyboard.press("Enter");
	await interactive(page, "Position found");
	await form.getByText("28.858421, 121.144613").waitFor();
	await tabTo(page, form.getByRole("button", { name: "Remove the position" }));
	await page.keyboard.press("Enter");
	await interactive(page, "Position removed");
	expect(await form.getByText("28.858421, 121.144613").count()).toBe(0);
	await expect.poll(() => hasFocus(locate(form))).toBe(true);
	await tabTo(page, words(form));
	await page.keyboard.type("By the old wall");
	expect(await sentData(page, () => sendExample(page))).toEqual({
		category: "suggestion",
		home: HOME,
		spot: { text: "By the old wall" },
	});
});
