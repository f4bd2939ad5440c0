import type { BrowserContextOptions, Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { plateInput, typePlate } from "./device-drafts.ts";
import { startExamples } from "./example-portal.ts";
import { PHOTO, PHOTO_NAME } from "./fill-complaint.ts";
import { accessibilityProblems, exampleForm } from "./form-page.ts";
import { sidewaysScrolling, smallTargets } from "./touch-targets.ts";

const journey = startExamples();

/** What a form looks like only after something was done in it: where it stands, and how one gets there, also from the state before. */
type State = { what: string; form: string; reach(page: Page): Promise<unknown> };

const STATES: readonly State[] = [
	{
		what: "an open list of choices",
		form: "remote-options",
		async reach(page) {
			await exampleForm(page).getByRole("combobox", { name: "Another project" }).click();
			await exampleForm(page).locator("[role=option]").first().waitFor();
		},
	},
	{
		what: "a search that found nothing",
		form: "remote-options",
		async reach(page) {
			await exampleForm(page).getByRole("combobox", { name: "Another project" }).fill("zzqx");
			await exampleForm(page).getByText("Nothing found").first().waitFor();
		},
	},
	{
		what: "an uploaded file",
		form: "uploads",
		async reach(page) {
			await exampleForm(page)
				.getByLabel("Photos", { exact: true })
				.first()
				.setInputFiles({ name: PHOTO_NAME, mimeType: "image/png", buffer: PHOTO });
			await exampleForm(page)
				.getByRole("button", { name: `Remove ${PHOTO_NAME}` })
				.waitFor();
		},
	},
	{
		what: "a signature",
		form: "rating-signature",
		async reach(page) {
			await exampleForm(page).getByLabel("Or type your name").fill("Li Na");
			await exampleForm(page).getByRole("button", { name: "Use this signature" }).click();
			await exampleForm(page).getByRole("button", { name: "Remove signature.png" }).waitFor();
		},
	},
	{
		what: "a found position",
		form: "places",
		async reach(page) {
			await exampleForm(page).getByRole("button", { name: "Use my position" }).click();
			await exampleForm(page).getByRole("button", { name: "Remove the position" }).waitFor();
		},
	},
	{
		what: "regions of all levels",
		form: "places",
		async reach(page) {
			await exampleForm(page).getByLabel("Region, level 1").selectOption("Zhejiang");
			await exampleForm(page).getByLabel("Region, level 2").selectOption("Taizhou");
			await exampleForm(page).getByLabel("Region, level 3").selectOption("Linhai");
		},
	},
	{
		what: "cases that sound alike",
		form: "steps",
		async reach(page) {
			await exampleForm(page)
				.getByLabel(/^Title/)
				.fill("A water tap beside the playground");
			await exampleForm(page).getByRole("button", { name: "Mine is another" }).waitFor();
		},
	},
	{
		what: "the question which of two tabs' answers shall be kept",
		form: "errors",
		async reach(page) {
			const other = await page.context().newPage();
			await journey.go(other, "/example/errors");
			await plateInput(other).waitFor();
			await typePlate(other, "FIRST1");
			await page.bringToFront();
			await plateInput(page).fill("OTHER2");
			await page.getByText(/Which answers shall be kept/).waitFor();
		},
	},
];

const DEVICE: BrowserContextOptions = {
	viewport: PHONE,
	hasTouch: true,
	reducedMotion: "reduce",
	permissions: ["geolocation"],
	geolocation: { latitude: 28.858421, longitude: 121.144613 },
};

/** 640 pixels are what a window of 1,280 shows at 200 %. */
const WIDTHS = [320, 390, 640, 1024];

/** What is too small for a finger, scrolls sideways, or is found by axe, each as one line. */
async function faultsOf(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 800 });
		if ((await sidewaysScrolling(page)) > 0) found.push(`${width} pixels: scrolls sideways`);
		found.push(...(await smallTargets(page)).map((target) => `${width} pixels: ${target}`));
	}
	return [...found, ...(await accessibilityProblems(page, "main"))];
}

it("has no accessibility fault, no small target and no sideways scrolling in any state that a form comes to", async () => {
	const page = await journey.open("/example/remote-options", DEVICE);
	let shown = "remote-options";
	const found: string[] = [];
	for (const { what, form, reach } of STATES) {
		await page.setViewportSize(PHONE);
		if (form !== shown) await journey.go(page, `/example/${form}`);
		shown = form;
		await reach(page);
		found.push(...(await faultsOf(page)).map((fault) => `${what}: ${fault}`));
	}
	expect(found).toEqual([]);
});
