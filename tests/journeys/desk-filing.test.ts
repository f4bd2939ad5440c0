import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { COMPLAINT, complaintForm, fillComplaint, toReview } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();

async function look(page: Page): Promise<void> {
	const violations = await axeFinds(page);
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const AT = "/admin/desk/filing?form=complaint&category=lighting";
const titleOf = (page: Page) => complaintForm(page).getByLabel(/^Title/);
const send = (page: Page) => complaintForm(page).getByRole("button", { name: "Send complaint" }).click();

it("takes a case in for nobody, who finds it by its number and code, then one for a mobile number, its draft apart from the clerk's own", {
	timeout: 120_000,
}, async () => {
	const page = await journey.openAs(await signIn(journey.portal(), ADMIN_MOBILE), AT);
	await page.getByLabel("At the counter").check();
	await fillComplaint(page);
	await complaintForm(page).getByLabel("Anonymously").check();
	await toReview(page);
	const [response] = await Promise.all([page.waitForResponse(/desk\/cases\/file/), send(page)]);
	const { data } = await response.json();
	await page.getByText(data.query_code).first().waitFor();
	const { number, query_code } = data;
	const found = await post<{ number: string }>(journey.portal(), "report/api.Messages/track", { number, query_code });
	expect(found.code, found.msg).toBe(0);
	await look(page);
	await page.getByRole("link", { name: "File another case" }).click();
	await page.getByRole("heading", { name: "What is it about?" }).waitFor();
	await page.getByRole("main").getByText("Street lighting").waitFor();

	await leadTo(page, AT);
	await page.getByLabel("At the counter").waitFor();
	await fillComplaint(page);
	await look(page);
	await journey.go(page, "/report/index?form=complaint&category=lighting");
	await titleOf(page).waitFor();
	expect(await titleOf(page).inputValue()).toBe("");
	await journey.go(page, AT);
	await expect.poll(() => titleOf(page).inputValue(), WAIT).toBe(COMPLAINT.title);
	await page.getByLabel("By letter").check();
	await toReview(page);
	await send(page);
	await page.getByText("Please give the mobile number of who it is filed for").first().waitFor();
	await page.getByLabel("Mobile number of their account").fill(journey.newMobile());
	await send(page);
	await page.getByText("Your case has been filed").waitFor();
	await page.getByRole("link", { name: "Open the case" }).waitFor();
	expect(await page.locator(".pt-toast__title").allTextContents(), "told once, where it stays").toEqual([]);
	await page.getByRole("link", { name: "Open the case" }).click();
	await page.getByText("By letter, by").waitFor();
});
