import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
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

const journey = startJourney();
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
		expect(await journey.request("report/api.Messages/getUserReportList", session.token)).toMatchObject({
			data: { total: 0 },
		});
		expect(JSON.stringify(await journey.request("api/User/export", session.token))).not.toContain(number);
	});
});

/** What the page sends: the last part of each call's path, with its session or without. */
function listen(page: Page) {
	const sent: { to: string; named: boolean; body: string }[] = [];
	page.on("request", (request) => {
		if (request.method() !== "POST") return;
		const to = new URL(request.url()).pathname.split("/api.").at(-1) ?? "";
		const named = request.headers().authorization !== undefined;
		sent.push({ to, named, body: request.postDataBuffer()?.toString("latin1") ?? "" });
	});
	return sent;
}

describe("choosing to be nobody over what was started in an account", () => {
	it("takes draft and file out of the account, and sends what follows without the session", async () => {
		const session = await journey.newSession();
		const page = await journey.openAs(session, ADDRESS);
		const sent = listen(page);
		const drafts = () => journey.request("report/api.Drafts/getList", session.token);
		const to = (name: string) => sent.filter((call) => call.to.endsWith(name));
		await fillComplaint(page);
		await attachPhoto(page);
		await expect
			.poll(async () => JSON.stringify(await drafts()), WAIT)
			.toMatch(/"attachments":\[\{.*"list"|"list":\[\{.*"attachments":\[\{/);
		const before = JSON.parse(to("Drafts/save").at(-1)?.body ?? "{}");
		expect(to("File/upload").map(({ named }) => named)).toEqual([true]);

		await choice(page, "Anonymously").check();
		await expect.poll(async () => (await drafts()).data, WAIT).toEqual({ list: [], ended: [] });
		expect(to("File/upload").map(({ named }) => named)).toEqual([true, false]);
		const after = sent.length;
		await complaintInput(page, "title").fill("Somebody turned the lamps off");
		await toReview(page);
		await page.getByText(PHOTO_NAME).first().waitFor();
		await sendButton(page).click();
		await page.getByText("Your case has been filed").waitFor();
		const [filing] = to("Messages/index");
		expect(filing?.named).toBe(false);
		const body = JSON.parse(filing?.body ?? "{}");
		expect(body.idempotency_key).not.toBe(before.idempotency_key);
		expect(body.attachments).toHaveLength(1);
		expect(before.attachments).not.toContain(body.attachments[0]);
		const notified = sent.slice(after).filter(({ named, body: shown }) => named && /lamps|idempotency/.test(shown));
		expect(notified).toEqual([]);
		expect((await drafts()).data).toEqual({ list: [], ended: [] });
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
