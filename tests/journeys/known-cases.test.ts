import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { during } from "./during.ts";
import { complaintForm, complaintInput, filedNumber, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { type Journey, startJourney } from "./journey.ts";

const journey: Journey = startJourney();
const COMPLAINT = "/report/index?form=complaint&category=lighting";
const KNOWN = "Street lamps out along Maple Road";

const offered = (page: Page) => page.getByRole("status").filter({ hasText: "sound alike" });
const caseLink = (page: Page, title: string) => complaintForm(page).getByRole("link", { name: title });

/** Types a title and waits until the answer about similar cases has come. */
async function describe(page: Page, title: string): Promise<void> {
	await during(page.waitForResponse("**/report/api.Messages/getSimilar?**"), () =>
		complaintInput(page, "title").fill(title),
	);
}

it("offers published cases of the same category while one describes, to open and come back with nothing lost", async () => {
	const page = await journey.open(COMPLAINT);
	await complaintInput(page, "description").fill("Five lamps have been dark for a week.");
	await describe(page, "Street lamps");
	await caseLink(page, KNOWN).click();
	await page.getByRole("heading", { level: 1, name: KNOWN }).waitFor();
	await page.goBack();
	await expect.poll(() => complaintInput(page, "title").inputValue(), { timeout: 12_000 }).toBe("Street lamps");
	expect(await complaintInput(page, "description").inputValue()).toBe("Five lamps have been dark for a week.");
	await caseLink(page, KNOWN).waitFor();
});

it("follows a known case instead of filing another, and keeps what was typed", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, COMPLAINT);
	await describe(page, "Street lamps out");
	await caseLink(page, KNOWN).waitFor();
	await complaintForm(page)
		.getByRole("listitem")
		.filter({ hasText: KNOWN })
		.getByRole("button", { name: "Follow" })
		.click();
	const followed = async () =>
		JSON.stringify((await journey.request("report/api.Messages/getFollowedList", session.token)).data);
	await expect.poll(followed, { timeout: 12_000 }).toContain(KNOWN);
	expect(await complaintInput(page, "title").inputValue()).toBe("Street lamps out");
	const filed = await journey.request("report/api.Messages/getUserReportList", session.token);
	expect(filed.data).toMatchObject({ total: 0 });
});

it("goes on to file another where none of the known ones is meant", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, COMPLAINT);
	await describe(page, "Street lamps out");
	await caseLink(page, KNOWN).waitFor();
	await complaintForm(page).getByRole("button", { name: "Mine is another" }).click();
	await expect.poll(() => caseLink(page, KNOWN).count()).toBe(0);
	expect(await complaintInput(page, "title").inputValue()).toBe("Street lamps out");
	await fillComplaint(page, { title: "Street lamps out behind the mill" });
	await toReview(page);
	await sendButton(page).click();
	await filedNumber(page);
	const filed = await journey.request("report/api.Messages/getUserReportList", session.token);
	expect(filed.data).toMatchObject({ total: 1, list: [{ title: "Street lamps out behind the mill" }] });
});

it.each([
	["on a phone", PHONE],
	["on a wide screen", DESKTOP],
])(
	"offers them right after the question, and moves nothing under who already types on, %s",
	async (_where, viewport) => {
		const page = await journey.open(COMPLAINT, { viewport });
		const answered = Promise.withResolvers<void>();
		await page.route("**/report/api.Messages/getSimilar?**", async (route) => {
			await answered.promise;
			await route.continue();
		});
		await during(page.waitForRequest("**/report/api.Messages/getSimilar?**"), () =>
			complaintInput(page, "title").fill("Street lamps out"),
		);
		const description = complaintInput(page, "description");
		await description.pressSequentially("Five lamps");
		const place = () => description.evaluate((input) => input.getBoundingClientRect().top);
		const before = await place();
		answered.resolve();
		await caseLink(page, KNOWN).waitFor();
		// A page scrolls by whole pixels.
		await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
		const order = await complaintForm(page)
			.locator(":is(input, textarea, [role=status] a)")
			.evaluateAll((elements) => elements.map((element) => element.textContent || element.id.replace(/.*-/, "")));
		expect(order.slice(order.indexOf("title"), order.indexOf("title") + 2)).toEqual(["title", KNOWN]);
		await description.pressSequentially(" are dark");
		expect(await description.inputValue()).toBe("Five lamps are dark");
	},
);

it("offers nothing of another category, and nothing where nothing is alike", async () => {
	const page = await journey.open("/report/index?form=complaint&category=water");
	await describe(page, KNOWN);
	expect(await caseLink(page, KNOWN).count()).toBe(0);
	await describe(page, "Zzqx qqwv");
	// What was offered before goes once the answer is rendered.
	await expect.poll(() => offered(page).count(), { timeout: 12_000 }).toBe(0);
	await during(page.waitForResponse("**/report/api.Messages/getSimilar?**"), () =>
		complaintInput(page, "category").selectOption({ label: "Street lighting" }),
	);
	await describe(page, KNOWN);
	await caseLink(page, KNOWN).waitFor();
});

it("finds a known case by a word of two Chinese characters", async () => {
	const page = await journey.openPreferring({ locale: "zh-CN" }, COMPLAINT);
	const form = page.getByRole("main").locator("form").first();
	await during(page.waitForResponse("**/report/api.Messages/getSimilar?**"), () =>
		form.getByLabel(/^标题/).fill("路灯"),
	);
	await form.getByRole("link", { name: "路灯整天亮着" }).waitFor();
	await form.getByText("以下已公开的案件与您描述的相近，是同一件事吗？").waitFor();
});
