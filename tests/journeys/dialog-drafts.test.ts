import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { startDesk } from "./case-desk.ts";
import { namesOnDevice, storedOnDevice, typeAndSave } from "./device-drafts.ts";
import { PHOTO, PHOTO_NAME } from "./fill-complaint.ts";
import { accessibilityProblems } from "./form-page.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();
const desk = startDesk(journey);

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const response = (page: Page) => dialog(page).getByLabel(/^Your answer/);
const close = async (page: Page) => {
	await dialog(page).getByRole("button", { name: "Close" }).click();
	await dialog(page).waitFor({ state: "hidden" });
};
const attached = (page: Page) => dialog(page).getByRole("button", { name: `Remove ${PHOTO_NAME}` });
const untilAnswered = (page: Page, text: string) => expect.poll(() => response(page).inputValue(), WAIT).toBe(text);
const photograph = async (page: Page, name: string) => {
	if (process.env.PORTICO_SHOTS) await page.screenshot({ path: `${process.env.PORTICO_SHOTS}/${name}.png` });
};

/** What is wrong with the dialog as wide as it is shown: one is looked at on a wide screen, the other on a phone. */
async function faultsOf(page: Page, picture: string, viewport: typeof PHONE): Promise<string[]> {
	await page.setViewportSize(viewport);
	await photograph(page, picture);
	return accessibilityProblems(page, "[role=dialog]");
}

/** Opens the dialog that adds to a case, and waits until it stands. */
async function openSupplement(page: Page): Promise<void> {
	await button(page, "Add what was asked for").first().click();
	await response(page).waitFor();
}

it("keeps text and files of a dialog for its case when it is closed, over a reload and a crash, until they are sent", async () => {
	const session = await journey.newSession();
	const one = await desk().file("A bench", session);
	const other = await desk().file("A tap", session);
	for (const { id } of [one, other]) await desk().handle(id, ["accept", "request-info"], "Where is that?");
	const page = await journey.openAs(session, `/message/detail?id=${one.id}`, { viewport: PHONE });
	await openSupplement(page);
	await typeAndSave(page, response(page), "By the bridge");
	const photo = { name: PHOTO_NAME, mimeType: "image/png", buffer: PHOTO };
	await dialog(page).getByLabel("Photos and documents").first().setInputFiles(photo);
	await attached(page).waitFor();
	await expect.poll(() => storedOnDevice(page), WAIT).toContain(PHOTO_NAME);
	await close(page);
	await openSupplement(page);
	await untilAnswered(page, "By the bridge");
	await attached(page).waitFor();
	await dialog(page).getByText("What you typed has been restored").waitFor();
	expect(await faultsOf(page, "dialog-restored", DESKTOP)).toEqual([]);
	await page.setViewportSize(PHONE);

	// As after a crash: the page is gone without a word.
	await page.reload();
	await openSupplement(page);
	await untilAnswered(page, "By the bridge");
	await close(page);

	await leadTo(page, `/message/detail?id=${other.id}`);
	await page.getByRole("heading", { level: 1, name: "A tap" }).waitFor();
	await openSupplement(page);
	await untilAnswered(page, "");
	await close(page);

	await leadTo(page, `/message/detail?id=${one.id}`);
	await page.getByRole("heading", { level: 1, name: "A bench" }).waitFor();
	await openSupplement(page);
	await untilAnswered(page, "By the bridge");
	await attached(page).waitFor();
	await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
	await page.getByText("By the bridge").waitFor();
	await expect.poll(() => storedOnDevice(page), WAIT).not.toContain("By the bridge");
});

it("keeps nothing on the device of what is typed by a query code, says so, and has it while the page is open", async () => {
	const filed = await desk().file("A tap by code");
	await desk().handle(filed.id, ["accept", "request-info"], "Which corner?");
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/report/track", { viewport: PHONE });
	const saved: string[] = [];
	page.on("request", (request) => request.url().includes("Drafts/") && saved.push(request.url()));
	await page.getByLabel(/^Case number/).fill(filed.number);
	await page.getByLabel(/^Query code/).fill(filed.query_code ?? "");
	await button(page, "Show the case").click();
	await openSupplement(page);
	await dialog(page).getByText("Nothing of what you type here is stored on this device").waitFor();
	await response(page).fill("The one by the slide");
	expect(await faultsOf(page, "dialog-of-page", PHONE)).toEqual([]);
	await close(page);
	await openSupplement(page);
	await untilAnswered(page, "The one by the slide");
	const written = `${await storedOnDevice(page)} ${await namesOnDevice(page)} ${await page.evaluate(() => JSON.stringify({ ...localStorage }))}`;
	for (const secret of [filed.query_code ?? "", filed.id, "by the slide"]) expect(written).not.toContain(secret);
	expect(saved.filter((url) => !url.includes("getList"))).toEqual([]);
	await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
	await page.getByText("The one by the slide").waitFor();
});
