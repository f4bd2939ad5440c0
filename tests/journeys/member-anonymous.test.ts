import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
	COMPLAINT,
	complaintForm,
	complaintInput,
	filedNumber,
	fillComplaint,
	sendButton,
	toReview,
} from "./fill-complaint.ts";
import { beginJourney } from "./journey.ts";

const journey = beginJourney();
const ADDRESS = "/report/index?form=complaint&category=lighting";

const choice = (page: Page, name: "By name" | "Anonymously") =>
	page.getByRole("radio", { name: new RegExp(`^${name}`) });

/** Fills the complaint in by name first, thinks better of it, and sends it. */
async function sendAnonymously(page: Page): Promise<void> {
	await fillComplaint(page);
	await choice(page, "Anonymously").check();
	await complaintInput(page, "contact_name").waitFor({ state: "detached" });
	expect(await complaintInput(page, "contact_mobile").count()).toBe(0);
	await toReview(page);
	expect(await complaintForm(page).getByText(COMPLAINT.contact_name).count()).toBe(0);
	await sendButton(page).click();
	await page.getByText("Your case has been filed").waitFor();
}

describe("filing anonymously", () => {
	it("asks for no login, and gives a query code with the number", async () => {
		const page = await journey.open(ADDRESS);
		await sendAnonymously(page);
		expect(await filedNumber(page)).toMatch(/^\d{8}-\d{6}$/);
		await page.getByText(/^Your query code is [2-9A-HJKMNP-Z]{10}$/).waitFor();
		expect(await page.getByRole("dialog").count()).toBe(0);
	});

	it("links nothing to the account of who is logged in", async () => {
		const session = await journey.newSession();
		const page = await journey.openAs(session, ADDRESS);
		await sendAnonymously(page);
		const number = await filedNumber(page);
		expect(await page.getByRole("link", { name: "All my cases" }).count()).toBe(0);
		expect(await journey.ask("report/api.Messages/getUserReportList", session.token)).toMatchObject({
			data: { total: 0 },
		});
		expect(JSON.stringify(await journey.ask("api/User/export", session.token))).not.toContain(number);
	});
});

describe("the choice between the two", () => {
	it("is explained before a category is chosen", async () => {
		const page = await journey.open("/report/index");
		const section = page
			.getByRole("heading", { name: "By name, or anonymously?" })
			.locator("xpath=ancestor::section[1]");
		await section.getByText("You log in with your mobile number when you send it.").waitFor();
		await section.getByText("We do not ask who you are, and nothing links the case to you").waitFor();
	});

	it.each([
		["complaint", "By name"],
		["road-damage", "By name"],
		["suggestion", "By name"],
		["integrity-report", "Anonymously"],
	] as const)("stands in the form %s, each way explained, %s first", async (form, first) => {
		const page = await journey.open(`/report/index?form=${form}`);
		await choice(page, first).waitFor();
		expect(await choice(page, first).isChecked()).toBe(true);
		for (const name of ["By name", "Anonymously"] as const) {
			const explained = new RegExp(`^${name} ?\\S.*\\w{3,}`);
			await page.getByRole("radio", { name: explained }).waitFor();
		}
	});
});
