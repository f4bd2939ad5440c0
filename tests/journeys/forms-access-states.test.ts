import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { typePlate } from "./device-drafts.ts";
import { startExamples } from "./example-portal.ts";
import { PHOTO, PHOTO_NAME } from "./fill-complaint.ts";
import { accessibilityProblems } from "./form-page.ts";
import { FORMS_WITH_STATES } from "./shared-forms.ts";
import { sidewaysScrolling, smallTargets } from "./touch-targets.ts";

const journey = startExamples();

/** One of the forms on the page, which all stand below each other. */
const form = (page: Page, id: string) => page.getByRole("main").locator("form").nth(FORMS_WITH_STATES.indexOf(id));

/** An uploaded file, and a signature. */
async function giveFiles(page: Page): Promise<void> {
	const photos = form(page, "uploads").getByLabel("Photos", { exact: true }).first();
	await photos.setInputFiles({ name: PHOTO_NAME, mimeType: "image/png", buffer: PHOTO });
	await form(page, "uploads")
		.getByRole("button", { name: `Remove ${PHOTO_NAME}` })
		.waitFor();
	const signed = form(page, "rating-signature");
	await signed.getByLabel("Or type your name").fill("Li Na");
	await signed.getByRole("button", { name: "Use this signature" }).click();
	await signed.getByRole("button", { name: "Remove signature.png" }).waitFor();
}

/** A found position, and regions of all levels. */
async function givePlaces(page: Page): Promise<void> {
	await page.context().grantPermissions(["geolocation"]);
	await page.context().setGeolocation({ latitude: 28.858421, longitude: 121.144613 });
	const places = form(page, "places");
	await places.getByRole("button", { name: "Use my position" }).click();
	await places.getByRole("button", { name: "Remove the position" }).waitFor();
	for (const [level, region] of ["Zhejiang", "Taizhou", "Linhai"].entries())
		await places.getByLabel(`Region, level ${level + 1}`).selectOption(region);
}

/** Cases that sound alike, and the question which of two tabs' answers shall be kept. */
async function beOffered(page: Page): Promise<void> {
	await form(page, "steps")
		.getByLabel(/^Title/)
		.fill("A water tap beside the playground");
	await form(page, "steps").getByRole("button", { name: "Mine is another" }).waitFor();
	const other = await page.context().newPage();
	await journey.go(other, "/example/errors");
	await typePlate(other, "FIRST1");
	await other.close();
	await form(page, "errors")
		.getByLabel(/^Number plate/)
		.fill("OTHER2");
	await page.getByText(/Which answers shall be kept/).waitFor();
}

/** 640 pixels are what a window of 1,280 shows at 200 %. */
const WIDTHS = [320, 390, 640, 1024];

/** What is too small for a finger, scrolls sideways, or is found by axe in some part, each as one line. */
async function faultsOf(page: Page, part: string): Promise<string[]> {
	const found: string[] = [];
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 800 });
		if ((await sidewaysScrolling(page)) > 0) found.push(`${width} pixels: scrolls sideways`);
		found.push(...(await smallTargets(page)).map((target) => `${width} pixels: ${target}`));
	}
	await page.setViewportSize(PHONE);
	return [...found, ...(await accessibilityProblems(page, part))];
}

it("has no accessibility fault, no small target and no sideways scrolling in any state that a form comes to", async () => {
	const page = await journey.open("/example/states", { viewport: PHONE, hasTouch: true, reducedMotion: "reduce" });
	await giveFiles(page);
	await givePlaces(page);
	await beOffered(page);
	const search = form(page, "remote-options").getByRole("combobox", { name: "Another project" });
	await search.fill("zzqx");
	await form(page, "remote-options").getByText("Nothing found").first().waitFor();
	expect(await faultsOf(page, "main")).toEqual([]);
	await search.fill("");
	await form(page, "remote-options").locator("[role=option]").first().waitFor();
	expect(await faultsOf(page, `main section:has([role=option])`)).toEqual([]);
});
