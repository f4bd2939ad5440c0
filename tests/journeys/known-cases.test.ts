import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { during } from "./during.ts";
import { complaintForm, complaintInput, filedNumber, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { speak } from "./in-both-languages.ts";
import { type Journey, startJourney, WAIT } from "./journey.ts";

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

/** Types a title, and on while the answer about similar cases is held back: what is offered then moves nothing. */
async function typeThroughAnswer(page: Page): Promise<void> {
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
	await page.unroute("**/report/api.Messages/getSimilar?**");
}

it("offers known cases right after the question, moving nothing under who types on: to read and come back, to follow, or to file another", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, COMPLAINT);
	await typeThroughAnswer(page);
	await caseLink(page, KNOWN).click();
	await page.getByRole("heading", { level: 1, name: KNOWN }).waitFor();
	await page.goBack();
	await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe("Street lamps out");
	expect(await complaintInput(page, "description").inputValue()).toBe("Five lamps are dark");
	await caseLink(page, KNOWN).waitFor();

	const known = complaintForm(page).getByRole("listitem").filter({ hasText: KNOWN });
	await known.getByRole("button", { name: "Follow" }).click();
	const dataOf = async (name: string) => (await journey.request(`report/api.Messages/${name}`, session.token)).data;
	await expect.poll(async () => JSON.stringify(await dataOf("getFollowedList")), WAIT).toContain(KNOWN);
	expect(await complaintInput(page, "title").inputValue()).toBe("Street lamps out");
	expect(await dataOf("getUserReportList")).toMatchObject({ total: 0 });

	await complaintForm(page).getByRole("button", { name: "Mine is another" }).click();
	await expect.poll(() => caseLink(page, KNOWN).count()).toBe(0);
	expect(await complaintInput(page, "title").inputValue()).toBe("Street lamps out");
	await fillComplaint(page, { title: "Street lamps out behind the mill" });
	await toReview(page);
	await sendButton(page).click();
	await filedNumber(page);
	expect(await dataOf("getUserReportList")).toMatchObject({
		total: 1,
		list: [{ title: "Street lamps out behind the mill" }],
	});
});

it("offers them on a phone without moving anything either, nothing of another category, nothing where nothing is alike, and by a word of two Chinese characters, too", async () => {
	const page = await journey.open(COMPLAINT, { viewport: PHONE });
	await typeThroughAnswer(page);
	await during(page.waitForResponse("**/report/api.Messages/getSimilar?**"), () =>
		complaintInput(page, "category").selectOption({ label: "Water, drains and flooding" }),
	);
	await describe(page, KNOWN);
	await expect.poll(() => caseLink(page, KNOWN).count(), WAIT).toBe(0);
	await describe(page, "Zzqx qqwv");
	// What was offered before goes once the answer is rendered.
	await expect.poll(() => offered(page).count(), WAIT).toBe(0);
	await during(page.waitForResponse("**/report/api.Messages/getSimilar?**"), () =>
		complaintInput(page, "category").selectOption({ label: "Street lighting" }),
	);
	await describe(page, KNOWN);
	await caseLink(page, KNOWN).waitFor();

	await speak(page, "zh-CN");
	const form = page.getByRole("main").locator("form").first();
	await during(page.waitForResponse("**/report/api.Messages/getSimilar?**"), () =>
		form.getByLabel(/^标题/).fill("路灯"),
	);
	await form.getByRole("link", { name: "路灯整天亮着" }).waitFor();
	await form.getByText("以下已公开的案件与您描述的相近，是同一件事吗？").waitFor();
});
