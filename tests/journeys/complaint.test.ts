import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { restored, storedOnDevice } from "./device-drafts.ts";
import {
	attachPhoto,
	COMPLAINT,
	complaintForm,
	complaintInput,
	filedNumber,
	fillComplaint,
	PHOTO_NAME,
	sendButton,
	toReview,
} from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { logInByCode } from "./log-in-by-code.ts";

const journey = startJourney();

async function openComplaint(page: Page): Promise<void> {
	await page.getByRole("link", { name: COMPLAINT.category }).click();
	await complaintForm(page).waitFor();
}

/** How far the notice of a restored draft is above the form, and whether it is as wide: both as they stand at one moment. */
const noticeOverForm = (page: Page) =>
	complaintForm(page).evaluate((element) => {
		const all = [...document.querySelectorAll("[role=status]")];
		const notice = all.find(({ textContent }) => textContent?.includes("has been restored"))?.getBoundingClientRect();
		const form = element.getBoundingClientRect();
		if (!notice) throw new Error("The notice has no place on the page.");
		return { between: form.y - notice.bottom, asWide: notice.x === form.x && notice.width === form.width };
	});

/** Waits until the device has a draft with the photo and the category that was chosen last. */
const untilSaved = (page: Page, category: string) =>
	expect
		.poll(async () => {
			const stored = await storedOnDevice(page);
			return [PHOTO_NAME, category].every((part) => stored.includes(part));
		}, WAIT)
		.toBe(true);

/** Loads the form anew: it says right above itself, wide and on a phone, that it was restored, and all that was typed is there. */
async function loadAnew(page: Page): Promise<void> {
	await page.reload();
	await restored(page);
	await page.getByRole("heading", { name: "Category: Parks and trees" }).waitFor();
	expect(await complaintInput(page, "category").locator("option:checked").textContent()).toBe("Parks and trees");
	// The address brings the category at once; what was typed comes with the draft.
	await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(COMPLAINT.title);
	for (const name of ["description", "happened_on", "address", "contact_name", "contact_mobile"] as const)
		expect(await complaintInput(page, name).inputValue()).toBe(COMPLAINT[name]);
	await complaintForm(page).getByText(PHOTO_NAME).waitFor();
	expect(await complaintForm(page).getByRole("checkbox").isChecked()).toBe(true);
	for (const viewport of [DESKTOP, PHONE]) {
		await page.setViewportSize(viewport);
		await expect.poll(async () => (await noticeOverForm(page)).asWide, WAIT).toBe(true);
		const { between } = await noticeOverForm(page);
		expect(between).toBeGreaterThanOrEqual(0);
		expect(between).toBeLessThanOrEqual(32);
	}
}

/** Reviews the complaint and sends it, logging in on the way; gives the number of its case. */
async function reviewAndSend(page: Page): Promise<string> {
	await toReview(page);
	for (const response of [COMPLAINT.title, COMPLAINT.description, COMPLAINT.address])
		await complaintForm(page).getByText(response, { exact: true }).first().waitFor();
	await sendButton(page).click();
	const login = page.getByRole("dialog", {
		name: "Log in",
		description: /^This form is sent under your name: log in first\./,
	});
	await logInByCode(login, journey.portal(), journey.newMobile());
	const number = await filedNumber(page);
	await login.waitFor({ state: "hidden" });
	return number;
}

it("files a complaint from /report/index on a phone, also after the page was loaded anew, logging in on the way, and finds it under /user/index, there and on a wide screen", async () => {
	const page = await journey.open("/report/index", { viewport: PHONE });
	await openComplaint(page);
	await page.getByRole("heading", { name: `Category: ${COMPLAINT.category}` }).waitFor();
	expect(await complaintInput(page, "category").locator("option:checked").textContent()).toBe(COMPLAINT.category);
	await fillComplaint(page);
	await complaintInput(page, "category").selectOption({ label: "Parks and trees" });
	await page.getByRole("heading", { name: "Category: Parks and trees" }).waitFor();
	await attachPhoto(page);
	await untilSaved(page, '"parks"');
	await loadAnew(page);
	const number = await reviewAndSend(page);

	await page.getByRole("link", { name: "All my cases" }).click();
	await page.waitForURL("**/user/index");
	const mine = page.getByRole("link", { name: COMPLAINT.title });
	await mine.waitFor();
	await page.setViewportSize(DESKTOP);
	await mine.click();
	await page.waitForURL("**/message/detail?id=*");
	await page.getByRole("heading", { level: 1, name: COMPLAINT.title }).waitFor();
	await page.getByText(`Case ${number}`).waitFor();
	const flow = page.getByRole("region", { name: "How it was handled" }).getByRole("listitem");
	await flow.first().waitFor();
	expect(await flow.count()).toBe(1);
	const photos = page.getByRole("region", { name: "Photos and documents" });
	await photos.getByRole("link", { name: `Download ${PHOTO_NAME}` }).waitFor();
});
