import type { Page } from "playwright";
import { expect, it } from "vitest";
import { namesOnDevice, restored } from "./device-drafts.ts";
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

it("keeps what was chosen in each of two tabs without a line, and forgets each file once it has been sent", async () => {
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
	for (const [name, left] of [
		["first.png", 1],
		["second.png", 0],
	] as const) {
		await tryAgain(second, name).click();
		await tryAgain(second, name).waitFor({ state: "detached" });
		await expect.poll(() => waitingOnDevice(second), WAIT).toBe(left);
	}
	const { photos } = await sentData(second, () => sendExample(second));
	expect(photos).toHaveLength(2);
});

/** A draft of one person on two devices: on the desk a photo waits that the phone, which sends it, knows nothing of. */
async function sentFromPhone() {
	const session = await journey.newSession();
	const phone = await journey.openAs(session, UPLOADS);
	await during(
		phone.waitForResponse((response) => response.url().endsWith("/report/api.Drafts/save")),
		() => exampleForm(phone).getByLabel("Photos").first().setInputFiles(photo("phone.png")),
	);
	const desk = await journey.openAs(session, UPLOADS);
	await restored(desk);
	await desk.route(SENDING, (route) => route.abort("connectionreset"));
	await leaveWaiting(desk, "desk.png", 1);
	return { session, desk, number: await sendExample(phone) };
}

it("asks what to do with a waiting file whose draft was sent from another device, and files it only as a new one", async () => {
	const { session, desk, number } = await sentFromPhone();
	const notified = desk.getByText("This form has already been sent").filter({ hasText: number });
	await desk.reload();
	await notified.waitFor();
	await tryAgain(desk, "desk.png").waitFor();
	await desk.getByRole("button", { name: "Keep these answers for a new one" }).click();
	await desk.getByText(/a file has not been sent/).waitFor();
	await desk.unroute(SENDING);
	await tryAgain(desk, "desk.png").click();
	await notified.waitFor({ state: "detached" });
	// A file belongs to one case: the one that was sent is not in the new one.
	expect(await exampleForm(desk).getByRole("button", { name: "Remove phone.png" }).count()).toBe(0);
	const another = await sendExample(desk);
	expect(another).not.toBe(number);
	const { data } = await journey.request("report/api.Messages/getUserReportList", session.token);
	expect(data).toMatchObject({ total: 2 });
	await expect.poll(() => waitingOnDevice(desk), WAIT).toBe(0);
});

it("keeps a waiting file of a tab whose draft was sent in another one, over a reload too", async () => {
	const sending = await journey.openAs(await journey.newSession(), UPLOADS);
	const left = await sending.context().newPage();
	await journey.go(left, UPLOADS);
	await left.route(SENDING, (route) => route.abort("connectionreset"));
	await leaveWaiting(left, "left.png", 1);
	await exampleForm(sending).getByLabel("Photos").first().setInputFiles(photo("sent.png"));
	await sending.getByRole("button", { name: "Keep these" }).click();
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
	await exampleForm(page).getByRole("button", { name: "Remove later.png" }).waitFor();
	await expect.poll(() => waitingOnDevice(page), WAIT).toBe(0);
	const { photos } = await sentData(page, () => sendExample(page));
	expect(photos).toHaveLength(1);
});
