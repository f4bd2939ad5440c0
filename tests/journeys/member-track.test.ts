import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { startDesk } from "./case-desk.ts";
import { complaintForm, filedNumber, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

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

describe("following a case without an account", () => {
	it("shows how it stands to who has its number and code, then another one", async () => {
		const [first, second] = [await desk().file(TAP), await desk().file(BENCHES)];
		await desk().handle(first.id, ["accept"], "It is ours.");
		const page = await journey.open(`/report/track?number=${first.number}`);
		await expect.poll(() => numberInput(page).inputValue(), WAIT).toBe(first.number);
		const typed = first.query_code?.toLowerCase().replace(/^(.{5})/, "$1 - ") ?? "";
		await lookUp(page, first.number, typed);
		await page.getByRole("heading", { name: TAP }).waitFor();
		await page.getByText("It is ours.").waitFor();
		await page.getByText("Case accepted").waitFor();

		await page.getByRole("button", { name: "Look up another case" }).click();
		await expect.poll(() => numberInput(page).evaluate((input) => input === document.activeElement), WAIT).toBe(true);
		expect(await codeInput(page).inputValue()).toBe("");
		await lookUp(page, second.number, second.query_code);
		await page.getByRole("heading", { name: BENCHES }).waitFor();
		expect(await page.getByRole("heading", { name: TAP }).count()).toBe(0);
	});

	it("says the same of a wrong code, of a number that is none, and of a case filed by name", async () => {
		const { number, query_code } = await desk().file(TAP);
		const named = await desk().file(BENCHES, await journey.newSession());
		const page = await journey.open("/report/track");
		for (const [requested, code] of [
			[number, "2222222222"],
			["19990101-000001", query_code],
			[named.number, "2222222222"],
		] as const) {
			await lookUp(page, requested, code);
			await form(page).getByText(UNKNOWN).waitFor();
			await journey.go(page, "/report/track");
		}
	});

	it("says when to try again after too many wrong tries, and shows the case to the right one all the same", async () => {
		const { number, query_code } = await desk().file(TAP);
		const hour = 3_600_000;
		const now = Math.floor(Date.now() / hour) * hour;
		// More than any portal of tests lets pass; of the next hour too: it may start while the test runs.
		const rows = [now, now + hour].map((opened) => ({
			...{ key: `wrongTracksByNumberAndIp:${number}:127.0.0.1`, count: 1_000_000 },
			...{ opened_at: new Date(opened), closes_at: new Date(opened + hour) },
		}));
		await inDatabase(journey.portal(), (db) => db.insertInto("rate_window").values(rows).execute());
		const page = await journey.open("/report/track");
		await lookUp(page, number, "2222222222");
		await form(page)
			.getByText(/^Too many tries\. Please try again in \d+ min\.$/)
			.waitFor();
		expect(await page.getByText(TAP).count()).toBe(0);
		await journey.go(page, "/report/track");
		await lookUp(page, number, query_code);
		await page.getByText(TAP).first().waitFor();
	});
});

describe("the receipt", () => {
	it("tells the number, what happens next and by when, is printed without what is only for the screen, outlives a reload, and leads on with the code", async () => {
		const page = await journey.blank();
		await page.addInitScript(() =>
			Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }),
		);
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await journey.go(page, "/report/index?form=complaint&category=lighting");
		await fillComplaint(page);
		await complaintForm(page)
			.getByRole("radio", { name: /^Anonymously/ })
			.check();
		await toReview(page);
		await sendButton(page).click();
		const number = await filedNumber(page);
		const code = (await page.getByText(/^Your query code is /).textContent())?.replace(/^.* /, "") ?? "";
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
		for (const _ of ["first opened", "loaded anew"]) {
			await expect.poll(() => codeInput(page).inputValue(), WAIT).toBe(code);
			expect(await numberInput(page).inputValue()).toBe(number);
			await page.reload();
		}
		await form(page).getByRole("button", { name: "Show the case" }).click();
		await page.getByRole("heading", { name: "Street lamps out on Maple Road" }).waitFor();
		await page.goBack();
		await page.getByText(`Your query code is ${code}`).waitFor();
	});
});
