import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { restored, typeAndSave } from "./device-drafts.ts";
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

it.each([
	["a wide screen, where the category stands beside it", DESKTOP],
	["a phone", PHONE],
])("says right above the form, in its width, that a draft was restored, on %s", async (_name, viewport) => {
	const page = await journey.open("/report/index?form=complaint&category=lighting", { viewport });
	await typeAndSave(page, complaintInput(page, "title"), COMPLAINT.title);
	await page.reload();
	await restored(page);
	const alert = await page.getByRole("status").filter({ hasText: "has been restored" }).boundingBox();
	const form = await complaintForm(page).boundingBox();
	if (!alert || !form) throw new Error("The notice or the form has no place on the page.");
	const between = form.y - (alert.y + alert.height);
	expect(between).toBeGreaterThanOrEqual(0);
	expect(between).toBeLessThanOrEqual(32);
	expect([alert.x, alert.width]).toEqual([form.x, form.width]);
});

it.each([
	["a wide screen", DESKTOP],
	["a phone", PHONE],
])(
	"files a complaint from /report/index on %s, logging in on the way, and finds it under /user/index",
	async (_name, viewport) => {
		const page = await journey.open("/report/index", { viewport });
		await openComplaint(page);
		expect(await complaintInput(page, "category").locator("option:checked").textContent()).toBe(COMPLAINT.category);
		await fillComplaint(page);
		await attachPhoto(page);
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

		await page.getByRole("link", { name: "All my cases" }).click();
		await page.waitForURL("**/user/index");
		await page.getByRole("link", { name: COMPLAINT.title }).click();
		await page.waitForURL("**/message/detail?id=*");
		await page.getByRole("heading", { level: 1, name: COMPLAINT.title }).waitFor();
		await page.getByText(`Case ${number}`).waitFor();
		await page.getByRole("heading", { name: "How it was handled" }).waitFor();
		const flow = page.getByRole("region", { name: "How it was handled" }).getByRole("listitem");
		await flow.first().waitFor();
		expect(await flow.count()).toBe(1);
		const photos = page.getByRole("region", { name: "Photos and documents" });
		await photos.getByRole("link", { name: `Download ${PHOTO_NAME}` }).waitFor();
	},
);

it("files one case when the sending button is pressed twice", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/report/index?form=complaint&category=lighting");
	await fillComplaint(page);
	await toReview(page);
	await sendButton(page).dblclick();
	await filedNumber(page);
	const { data } = await journey.request("report/api.Messages/getUserReportList", session.token);
	expect(data).toMatchObject({ total: 1 });
});

it("restores what was typed when the page is loaded anew in the middle of a complaint", async () => {
	const page = await journey.open("/report/index?form=complaint&category=lighting");
	await fillComplaint(page);
	await attachPhoto(page);
	await page.reload();
	await page.getByText(/What you typed has been restored/).waitFor();
	for (const name of ["title", "description", "happened_on", "address", "contact_name", "contact_mobile"] as const)
		expect(await complaintInput(page, name).inputValue()).toBe(COMPLAINT[name]);
	await complaintForm(page).getByText(PHOTO_NAME).waitFor();
	expect(await complaintForm(page).getByRole("checkbox").isChecked()).toBe(true);
});

it("says beside the form which category is chosen, and does so still when the page is loaded anew", async () => {
	const page = await journey.open("/report/index?form=complaint&category=lighting");
	const shown = (category: string) => page.getByRole("heading", { name: `Category: ${category}` });
	await shown(COMPLAINT.category).waitFor();
	await complaintInput(page, "title").fill(COMPLAINT.title);
	await complaintInput(page, "category").selectOption({ label: "Parks and trees" });
	await shown("Parks and trees").waitFor();
	expect(await complaintInput(page, "title").evaluate((input) => input === document.activeElement)).toBe(true);
	await page.reload();
	await shown("Parks and trees").waitFor();
	// The address brings the category at once; what was typed comes with the draft.
	await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(COMPLAINT.title);
	expect(await complaintInput(page, "category").locator("option:checked").textContent()).toBe("Parks and trees");
});
