import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { startDesk } from "./case-desk.ts";
import { PHOTO, PHOTO_NAME } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

const TAP = "A water tap beside the playground";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function lookUp(page: Page, { number, query_code }: { number: string; query_code: string | null }) {
	await page.getByLabel(/^Case number/).fill(number);
	await page.getByLabel(/^Query code/).fill(query_code ?? "");
	await button(page, "Show the case").click();
	await page.getByRole("heading", { name: TAP }).waitFor();
}

/** Fails where the page is wider than its screen, wide or a phone's. */
async function expectNoOverflow(page: Page): Promise<void> {
	for (const viewport of [DESKTOP, PHONE]) {
		await page.setViewportSize(viewport);
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), WAIT)
			.toBeLessThanOrEqual(0);
	}
}

/** Fails where what is said of the step before lies over the button of the next one's dialog. */
async function expectUncovered(page: Page, name: string): Promise<void> {
	await page.getByText("It has been sent. Thank you.").first().waitFor();
	const next = dialog(page).getByRole("button", { name, exact: true });
	await next.scrollIntoViewIfNeeded();
	const isOnTop = (element: HTMLElement | SVGElement) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	};
	await expect.poll(() => next.evaluate(isOnTop), { timeout: 2_000 }).toBe(true);
}

it("lets who filed without a name answer, add a file, rate and ask to reopen by code, on a phone, where no message covers a dialog's buttons, then withdraw another case", async () => {
	const filed = await desk().file(TAP);
	await desk().handle(filed.id, ["accept", "request-info"], "Which corner of the playground?");
	const session = await journey.newSession();
	// Whoever is logged in all the same: nothing of it goes with the code.
	const page = await journey.openAs(session, "/report/track", { viewport: PHONE });
	const named: string[] = [];
	page.on("request", (request) => {
		const isCase = /Messages\/(track|supplement|rate|reopen|withdraw)|File\/upload/.test(request.url());
		if (isCase && request.headers().authorization !== undefined) named.push(request.url());
	});
	await lookUp(page, filed);
	await page.getByText("Children have nothing to drink there on hot days.").waitFor();
	await page.getByText("Which corner of the playground?").first().waitFor();

	await button(page, "Add what was asked for").click();
	await dialog(page).getByText("Which corner of the playground?").waitFor();
	await dialog(page)
		.getByLabel(/^Your answer/)
		.fill("The one by the slide.");
	const photo = { name: PHOTO_NAME, mimeType: "image/png", buffer: PHOTO };
	await dialog(page).getByLabel("Photos and documents").first().setInputFiles(photo);
	await dialog(page)
		.getByRole("button", { name: `Remove ${PHOTO_NAME}` })
		.waitFor();
	await expectNoOverflow(page);
	await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
	await page.getByText("The one by the slide.").waitFor();
	await expect.poll(() => button(page, "Add what was asked for").count(), WAIT).toBe(0);
	await page.getByText("attachment-1.png").first().waitFor();

	await desk().handle(filed.id, ["reply"], "It stands there now.");
	await button(page, "Look up another case").click();
	await lookUp(page, filed);
	await page.getByText("It stands there now.").first().waitFor();
	await button(page, "Rate the reply").click();
	await dialog(page).getByRole("radio").last().check({ force: true });
	await expectUncovered(page, "Send");
	await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
	await expect.poll(() => button(page, "Rate the reply").count(), WAIT).toBe(0);
	await button(page, "Ask to reopen").click();
	await dialog(page)
		.getByLabel(/^What is not settled/)
		.fill("It gives no water.");
	await dialog(page).getByRole("button", { name: "Ask to reopen" }).click();
	await page.getByText("It gives no water.").waitFor();
	await expectNoOverflow(page);

	await button(page, "Look up another case").click();
	await lookUp(page, await desk().file(TAP));
	await button(page, "Withdraw the case").click();
	const question = page.getByRole("alertdialog");
	await question.getByText("The handling of your case ends").waitFor();
	await question.getByRole("button", { name: "Withdraw the case" }).click();
	await page.getByText("Withdrawn", { exact: true }).first().waitFor();
	await expect.poll(() => button(page, "Withdraw the case").count(), WAIT).toBe(0);
	expect(named).toEqual([]);
	expect(await journey.request("report/api.Messages/getUserReportList", session.token)).toMatchObject({
		data: { total: 0 },
	});
});
