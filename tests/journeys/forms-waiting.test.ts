import type { Page } from "playwright";
import { expect, it } from "vitest";
import { discardDraft, namesOnDevice, restored } from "./device-drafts.ts";
import { during } from "./during.ts";
import { startExamples } from "./example-portal.ts";
import { PHOTO } from "./fill-complaint.ts";
import { exampleForm, goOn, sendExample, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";

const journey = startExamples();
const UPLOADS = "/example/uploads";
const SENDING = "**/api/File/upload";

const tryAgain = (page: Page, name: string) => exampleForm(page).getByRole("button", { name: `Try again: ${name}` });

const photo = (name: string) => ({ name, mimeType: "image/png", buffer: PHOTO });

/** How many files wait on the device. */
const waitingOnDevice = async (page: Page) => ((await namesOnDevice(page)).match(/portico-draft-files/g) ?? []).length;

/** Chooses a photo that cannot be sent, and waits until it stands there and `count` files wait on the device. */
async function leaveWaiting(page: Page, name: string, count: number): Promise<void> {
	await exampleForm(page).getByLabel("Photos").first().setInputFiles(photo(name));
	await tryAgain(page, name).waitFor();
	await expect.poll(() => waitingOnDevice(page), WAIT).toBe(count);
}

it("keeps what was chosen in each of two tabs without a line; forgets each file once it has been sent, or with the draft", async () => {
	const first = await journey.open(UPLOADS);
	await first.context().route(SENDING, (route) => route.abort("connectionreset"));
	const second = await first.context().newPage();
	await journey.go(second, UPLOADS);
	await leaveWaiting(first, "first.png", 1);
	await leaveWaiting(second, "second.png", 2);
	await first.close();
	await second.reload();
	await restored(second);
	for (const name of ["first.png", "second.png"]) await tryAgain(second, name).waitFor();
	await second.context().unroute(SENDING);
	await tryAgain(second, "first.png").click();
	await tryAgain(second, "first.png").waitFor({ state: "detached" });
	await expect.poll(() => waitingOnDevice(second), WAIT).toBe(1);
	await discardDraft(second, "Discard");
	await tryAgain(second, "second.png").waitFor({ state: "detached" });
	await expect.poll(() => waitingOnDevice(second), WAIT).toBe(0);
});

const removeButton = (page: Page, name: string) => exampleForm(page).getByRole("button", { name: `Remove ${name}` });

/** Does something to a page's draft; what the server then has of it, as text. */
const copiedAfter = async (page: Page, act: () => Promise<void>): Promise<string> => {
	const saving = await during(
		page.waitForRequest((request) => request.url().endsWith("/report/api.Drafts/save")),
		act,
	);
	expect((await saving.response())?.status()).toBe(200);
	return saving.postData() ?? "";
};

/**
 * A draft of one person on two devices: the desk sends it with the photo that came from the phone, where another one waits
 * that the desk knows nothing of.
 */
async function sentFromDesk() {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, UPLOADS);
	const choose = () => exampleForm(phone).getByLabel("Photos").first().setInputFiles(photo("phone.png"));
	const attachments = /"attachments":\["/;
	expect(await copiedAfter(phone, choose)).toMatch(attachments);
	expect(await copiedAfter(phone, () => removeButton(phone, "phone.png").click())).not.toMatch(attachments);
	expect(await copiedAfter(phone, choose)).toMatch(attachments);
	await phone.route(SENDING, (route) => route.abort("connectionreset"));
	await leaveWaiting(phone, "waiting.png", 1);
	expect(await namesOnDevice(phone)).toMatch(/portico-draft-files uploads \w/);
	const desk = await journey.openAs(session, UPLOADS);
	await restored(desk);
	await removeButton(desk, "phone.png").waitFor();
	let number = "";
	const { photos } = await sentData(desk, async () => {
		number = await sendExample(desk);
	});
	expect(photos).toHaveLength(1);
	return { session, phone, number };
}

it("has a draft's files on another device of the same person, and files them there; asks on the first what to do with one that waits there in its owner's name, and files it only as a new one", async () => {
	const { session, phone, number } = await sentFromDesk();
	const notified = phone.getByText("This form has already been sent").filter({ hasText: number });
	await phone.reload();
	await notified.waitFor();
	await tryAgain(phone, "waiting.png").waitFor();
	await phone.getByRole("button", { name: "Keep these answers for a new one" }).click();
	await phone.getByText(/a file has not been sent/).waitFor();
	await phone.unroute(SENDING);
	await tryAgain(phone, "waiting.png").click();
	await notified.waitFor({ state: "detached" });
	// A file belongs to one case: the one that was sent is not in the new one.
	expect(await removeButton(phone, "phone.png").count()).toBe(0);
	expect(await sendExample(phone)).not.toBe(number);
	const { data } = await journey.request("report/api.Messages/getUserReportList", session.token);
	expect(data).toMatchObject({ total: 2 });
	await expect.poll(() => waitingOnDevice(phone), WAIT).toBe(0);
});

it("keeps a waiting file of a tab whose draft was sent in another one, over a reload too", async () => {
	const sending = await journey.openAs(await journey.newSession(), UPLOADS);
	const left = await sending.context().newPage();
	await journey.go(left, UPLOADS);
	await left.route(SENDING, (route) => route.abort("connectionreset"));
	await leaveWaiting(left, "left.png", 1);
	await exampleForm(sending).getByLabel("Photos").first().setInputFiles(photo("sent.png"));
	await sending.getByRole("button", { name: "Keep these" }).click();
	// The question goes, and what stands below it moves.
	await sending.getByText(/Which answers shall be kept/).waitFor({ state: "detached" });
	const number = await sendExample(sending);
	const notified = left.getByText("This form has already been sent").filter({ hasText: number });
	await notified.waitFor();
	await expect.poll(() => namesOnDevice(left), WAIT).toMatch(/"portico-draft uploads .*portico-draft-files/);
	await left.reload();
	await notified.waitFor();
	await tryAgain(left, "left.png").waitFor();
	await left.getByRole("button", { name: "Begin a new one" }).click();
	await tryAgain(left, "left.png").waitFor({ state: "detached" });
	await expect.poll(() => waitingOnDevice(left), WAIT).toBe(0);
});

it("keeps a file that is chosen without a line as the first thing of all, in a later step", async () => {
	const page = await journey.open("/example/later");
	// All that is loaded ahead has come.
	await page.waitForLoadState("networkidle");
	await page.context().setOffline(true);
	await goOn(page);
	await leaveWaiting(page, "later.png", 1);
	await page.context().setOffline(false);
	await page.reload();
	await restored(page);
	await removeButton(page, "later.png").waitFor();
	await expect.poll(() => waitingOnDevice(page), WAIT).toBe(0);
	const { photos } = await sentData(page, () => sendExample(page));
	expect(photos).toHaveLength(1);
});
