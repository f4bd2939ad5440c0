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

/** Goes to the complaint from the page that explains how one can file. */
async function toComplaint(page: Page): Promise<void> {
	const explained = page
		.getByRole("heading", { name: "By name, or anonymously?" })
		.locator("xpath=ancestor::section[1]");
	await explained.getByText("You log in with your mobile number when you send it.").waitFor();
	await explained.getByText("We do not ask who you are, and nothing links the case to you").waitFor();
	await page.getByRole("link", { name: COMPLAINT.category }).click();
	await complaintForm(page).waitFor();
}

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
	it("is explained before a category is chosen, takes draft and file out of the account, sends what follows without the session, and links nothing to the account", async () => {
		const session = await journey.newSession();
		const page = await journey.openAs(session, "/report/index");
		await toComplaint(page);
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

		await page.getByRole("radio", { name: /^Anonymously/ }).check();
		await complaintInput(page, "contact_name").waitFor({ state: "detached" });
		expect(await complaintInput(page, "contact_mobile").count()).toBe(0);
		await expect.poll(async () => (await drafts()).data, WAIT).toEqual({ list: [], ended: [] });
		expect(to("File/upload").map(({ named }) => named)).toEqual([true, false]);
		const after = sent.length;
		await complaintInput(page, "title").fill("Somebody turned the lamps off");
		await toReview(page);
		await page.getByText(PHOTO_NAME).first().waitFor();
		expect(await complaintForm(page).getByText(COMPLAINT.contact_name).count()).toBe(0);
		await sendButton(page).click();
		const number = await filedNumber(page);
		await page.getByText(/^Your query code is /).waitFor();
		expect(await page.getByRole("link", { name: "All my cases" }).count()).toBe(0);
		const [filing] = to("Messages/index");
		expect(filing?.named).toBe(false);
		const body = JSON.parse(filing?.body ?? "{}");
		expect(body.idempotency_key).not.toBe(before.idempotency_key);
		expect(body.attachments).toHaveLength(1);
		expect(before.attachments).not.toContain(body.attachments[0]);
		const notified = sent.slice(after).filter(({ named, body: shown }) => named && /lamps|idempotency/.test(shown));
		expect(notified).toEqual([]);
		expect((await drafts()).data).toEqual({ list: [], ended: [] });
		expect(await journey.request("report/api.Messages/getUserReportList", session.token)).toMatchObject({
			data: { total: 0 },
		});
		expect(JSON.stringify(await journey.request("api/User/export", session.token))).not.toContain(number);
	});
});
