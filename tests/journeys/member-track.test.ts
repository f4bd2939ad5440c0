import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hasFocus } from "./by-keyboard.ts";
import { startDesk } from "./case-desk.ts";
import { complaintForm, filedNumber, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

const TAP = "A water tap beside the playground";
const BENCHES = "More benches along the river";
const UNKNOWN = "No case has this number and code. Please check both.";

const form = (page: Page) => page.getByRole("form", { name: "Follow a case" });
const codeInput = (page: Page) => form(page).getByLabel(/^Query code/);
const numberInput = (page: Page) => form(page).getByLabel(/^Case number/);

async function lookUp(page: Page, number: string, code: string | null): Promise<void> {
	await numberInput(page).fill(number);
	await codeInput(page).fill(code ?? "");
	await form(page).getByRole("button", { name: "Show the case" }).click();
}

it("a case without an account is shown to who has its number and code, not to others, and then another one", async () => {
	const first = await desk().file(TAP);
	const second = await desk().file(BENCHES);
	await desk().handle(first.id, ["accept"], "It is ours.");
	const page = await journey.open(`/report/track?number=${first.number}`);
	await expect.poll(() => numberInput(page).inputValue(), WAIT).toBe(first.number);
	await lookUp(page, first.number, "2222222222");
	await form(page).getByText(UNKNOWN).waitFor();
	expect(await page.getByText(TAP).count()).toBe(0);
	const typed = first.query_code?.toLowerCase().replace(/^(.{5})/, "$1 - ") ?? "";
	await lookUp(page, first.number, typed);
	await page.getByRole("heading", { name: TAP }).waitFor();
	await page.getByText("It is ours.").waitFor();
	await page.getByText("Case accepted").waitFor();

	await page.getByRole("button", { name: "Look up another case" }).click();
	await expect.poll(() => hasFocus(numberInput(page)), WAIT).toBe(true);
	expect(await codeInput(page).inputValue()).toBe("");
	await lookUp(page, second.number, second.query_code);
	await page.getByRole("heading", { name: BENCHES }).waitFor();
	expect(await page.getByRole("heading", { name: TAP }).count()).toBe(0);
});

describe("the receipt", () => {
	it("of a case filed without a login tells the number, what happens next and by when, is printed without what is only for the screen, outlives a reload, and leads on with the code", async () => {
		const page = await journey.open("/report/index?form=complaint&category=lighting");
		await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }));
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await fillComplaint(page);
		await complaintForm(page)
			.getByRole("radio", { name: /^Anonymously/ })
			.check();
		await toReview(page);
		await sendButton(page).click();
		const number = await filedNumber(page);
		expect(number).toMatch(/^\d{8}-\d{6}$/);
		expect(await page.getByRole("dialog").count(), "nobody is asked to log in").toBe(0);
		const code =
			(await page.getByText(/^Your query code is [2-9A-HJKMNP-Z]{10}$/).textContent())?.replace(/^.* /, "") ?? "";
		for (const fact of ["We accept it or say why not, by", "Official reply by"]) {
			const value = page.getByText(fact, { exact: true }).locator("xpath=following-sibling::dd");
			expect(await value.textContent()).toMatch(/\w+ \d+, \d{4}/);
		}
		await page.getByRole("heading", { name: "What happens next" }).waitFor();

		await page.getByRole("button", { name: "Print a receipt" }).click();
		await page.locator("body[data-printed]").waitFor();
		await page.emulateMedia({ media: "print" });
		for (const text of [number, code])
			expect(await page.getByText(text, { exact: true }).first().isVisible()).toBe(true);
		expect(await page.getByRole("banner").getByRole("link", { name: "Log in" }).isVisible()).toBe(false);
		expect(await page.getByRole("button", { name: "Print a receipt" }).isVisible()).toBe(false);
		await page.emulateMedia({ media: "screen" });

		expect(new URL(page.url()).search).toBe("?form=complaint&category=lighting");
		await page.reload();
		await page.getByText(`Your query code is ${code}`).waitFor();
		await page.getByRole("button", { name: "Copy number and code" }).click();
		await page.getByText("Number and code are copied").waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			`Case number: ${number}\nQuery code: ${code}`,
		);

		await page.getByRole("link", { name: "Follow the case" }).click();
		await page.waitForURL(`**/report/track?number=${number}`);
		await expect.poll(() => codeInput(page).inputValue(), WAIT).toBe(code);
		expect(await numberInput(page).inputValue()).toBe(number);
		await page.reload();
		await expect.poll(() => codeInput(page).inputValue(), WAIT).toBe(code);
		expect(await numberInput(page).inputValue()).toBe(number);
		await form(page).getByRole("button", { name: "Show the case" }).click();
		await page.getByRole("heading", { name: "Street lamps out on Maple Road" }).waitFor();
		await page.goBack();
		await page.getByText(`Your query code is ${code}`).waitFor();
	});
});
