import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** What the journeys' citizen complains about. */
export const COMPLAINT = {
	category: "Street lighting",
	title: "Street lamps out on Maple Road",
	description: "Five lamps between the school and the bridge have been dark for a week.",
	happened_on: "2026-01-15",
	address: "Maple Road 12, by the school",
	contact_name: "Zhang Xiaoming",
	contact_mobile: "13800000000",
};

/** A photo that a citizen could add: a real PNG, of one pixel. */
export const PHOTO = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
export const PHOTO_NAME = "lamp.png";

/** The complaint form on a page. */
export const complaintForm = (page: Page): Locator => page.getByRole("form", { name: "Complaint" });

/** The inputs of the complaint form, by their labels as they are shipped. */
export const complaintInput = (page: Page, name: keyof typeof COMPLAINT): Locator => {
	const labels = {
		category: /^Category/,
		title: /^Title/,
		description: /^What happened/,
		happened_on: /^When did it happen/,
		address: /^Where/,
		contact_name: /^Your name/,
		contact_mobile: /^Your mobile number/,
	};
	return complaintForm(page).getByLabel(labels[name]);
};

/** Answers everything that the complaint form requires, save the category, which the page's address has brought. */
export async function fillComplaint(page: Page, values: Partial<typeof COMPLAINT> = {}): Promise<void> {
	const { category: _brought, ...typed } = { ...COMPLAINT, ...values };
	await complaintInput(page, "title").fill(typed.title);
	await complaintInput(page, "description").fill(typed.description);
	await complaintInput(page, "happened_on").fill(typed.happened_on);
	await complaintInput(page, "address").fill(typed.address);
	await complaintInput(page, "contact_name").fill(typed.contact_name);
	await complaintInput(page, "contact_mobile").fill(typed.contact_mobile);
	// By its key: known cases that are offered meanwhile move it from under a pointer.
	const consent = complaintForm(page).getByRole("checkbox");
	if (!(await consent.isChecked())) await consent.press("Space");
	await expect.poll(() => consent.isChecked(), { timeout: 12_000 }).toBe(true);
}

/** Attaches a photo and waits until it is uploaded. */
export async function attachPhoto(page: Page): Promise<void> {
	const photo = { name: PHOTO_NAME, mimeType: "image/png", buffer: PHOTO };
	await complaintForm(page).getByLabel("Photos and documents").first().setInputFiles(photo);
	await complaintForm(page)
		.getByRole("button", { name: `Remove ${PHOTO_NAME}` })
		.waitFor();
}

/** Goes on from the questions to the review. */
export async function toReview(page: Page): Promise<void> {
	await complaintForm(page).getByRole("button", { name: "Continue" }).click();
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
}

/** The button that sends the complaint, on its review page. */
export const sendButton = (page: Page): Locator => complaintForm(page).getByRole("button", { name: "Send complaint" });

/** The number of the case that was just filed, once the page tells it. */
export async function filedNumber(page: Page): Promise<string> {
	await page.getByText("Your case has been filed").waitFor();
	const fact = page.getByText("Case number", { exact: true }).locator("xpath=following-sibling::dd");
	const number = (await fact.textContent())?.trim();
	if (!number) throw new Error("The page thanks for a case without telling its number.");
	return number;
}
