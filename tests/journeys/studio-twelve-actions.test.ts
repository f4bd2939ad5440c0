import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { dragByFinger } from "./studio-by-finger.ts";
import { saved } from "./studio-form.ts";
import { type Hand, handAt, type Means } from "./studio-hand.ts";

const journey = startJourney();

/** From sign-in until it is published. */
const MAX_ACTIONS = 12;

/** A tablet held sideways, touched. */
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A question as the palette offers it. */
const shortText = (page: Page) => page.locator("[data-entry=text]:visible");

/** What the browser answers instead of the portal: what is published is tried in studio-forms.test.ts. */
const PUBLISHED = { json: { code: 0, msg: "", data: {} } };

/** Who reads what windows have sent, logged in once: a number gets few codes. */
let session: Promise<Session> | undefined;
async function api() {
	session ??= signIn(journey.portal(), ADMIN_MOBILE);
	return draftApi(journey, await session);
}

/** All edits that a window has sent. */
async function sentOf(page: Page): Promise<unknown> {
	const draft = /studio\/([^/]+)/.exec(page.url())?.[1];
	return (await (await api()).read(`draft-releases/${draft}`)).edits;
}

/** Expects that the changes of a window, as the portal has them, ask a question under a condition. */
async function expectToPublish(page: Page, label: string): Promise<void> {
	const asked = { path: "forms/complaint.json" };
	const title = { ...asked, at: expect.stringMatching(/^\/schema\/properties\/text\w*\/title$/), value: label };
	const condition = { ...asked, at: expect.stringMatching(/\/when$/) };
	const expected = [title, condition].map((edit) => expect.objectContaining(edit));
	expect(await sentOf(page)).toEqual(expect.arrayContaining(expected));
}

/** Signs in, asks a new question under a condition, and has it published, by one means alone; `add` puts a short text into the form. */
async function askUnderCondition(means: Means, add: (hand: Hand, page: Page) => Promise<void>): Promise<Page> {
	const page = await journey.open("/admin", means === "touch" ? TABLET : {});
	const hand = handAt(page, means);
	const codes = journey.portal().smsCodes(ADMIN_MOBILE).length;
	await page.route(/\/publish$/, (route) => route.fulfill(PUBLISHED));

	await hand.fill(page.getByLabel("Mobile number"), ADMIN_MOBILE);
	await hand.press(button(page, "Send me a code"));
	await hand.fill(page.getByLabel("Code from the text message"), await journey.portal().smsCode(ADMIN_MOBILE, codes));
	await hand.press(button(page, "Sign in"));
	await hand.press(button(page, "Begin changes"));
	await hand.press(page.getByRole("link", { name: "Complaint", exact: true }));
	await add(hand, page);
	// What is found wrong with it comes a moment later, and moves what stands below.
	await page.getByText(/^Not everything here is translated/).waitFor();
	const label = `Asked by ${means}`;
	await hand.fill(page.getByLabel("Label", { exact: true }), label);
	await hand.press(button(page, "Ask it only under a condition"));
	await hand.press(page.getByRole("link", { name: "Publish", exact: true }));
	await hand.press(button(page, "Publish now"));
	await page.getByText("It is published").waitFor();
	expect(hand.actions(), means).toBeLessThanOrEqual(MAX_ACTIONS);
	await expectToPublish(page, label);
	return page;
}

/** Leads an open studio to a document in new changes. */
async function leadToDocument(page: Page, name: string, path: string): Promise<void> {
	await leadTo(page, `/admin/studio/${await (await api()).drafted(name)}/document/${path}`);
}

it("by mouse alone, a question that is dragged into a form is sent to be published under a condition within twelve actions from sign-in", async () => {
	await askUnderCondition("mouse", (hand, studio) =>
		hand.drag(shortText(studio), studio.getByRole("button", { name: "Field Title" })),
	);
});

/** Adds, moves, removes and takes back a question, and puts it into a group, by keys. */
async function arrangeByKeys(page: Page): Promise<void> {
	const spot = (label: string) => page.getByRole("button", { name: `Field ${label}`, exact: false });
	await spot("Where").press("Enter");
	await page.getByRole("button", { name: "Add after “Where”" }).press("Enter");
	await page.getByRole("dialog").getByRole("button", { name: "Short text" }).press("Enter");
	await page.getByRole("heading", { level: 2, name: "New question" }).waitFor();
	await page.getByLabel("Label", { exact: true }).fill("House number");
	await page.keyboard.press("Enter");
	await spot("House number").press("Alt+ArrowUp");
	const order = () => page.locator("[data-spot]").evaluateAll((all) => all.map((one) => one.getAttribute("data-spot")));
	await expect.poll(async () => (await order()).slice(3, 6)).toEqual(["/happened_on", "/text", "/address"]);
	await spot("House number").press("Delete");
	await expect.poll(order).not.toContain("/text");
	await page.keyboard.press("Control+z");
	await expect.poll(order).toContain("/text");
	await spot("House number").press("Enter");
	await button(page, "More").press("Enter");
	await page.getByRole("menuitem", { name: "In a group", exact: true }).waitFor();
	// From "Copy" by "Put a copy after it".
	for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
	await expect.poll(order).toContain("/group/text");
	await button(page, "Ask it only under a condition").press("Enter");
	await page.getByLabel("Question", { exact: true }).selectOption("By name, or anonymously?");
	await page.getByLabel("Answer", { exact: true }).selectOption("Anonymously");
	await saved(page);
	expect(JSON.stringify(await sentOf(page))).toContain('"value":{"/form/identity":{"const":"anonymous"}}');
}

/** Goes on without a connection, on screens that were not opened before, too: it is kept on the device, and sent later. */
async function changeOffline(page: Page): Promise<void> {
	const hasFetched = (screen: string) =>
		performance.getEntriesByType("resource").some(({ name }) => name.includes(screen));
	for (const screen of ["SettingsEditor-", "ProblemsScreen-"]) await page.waitForFunction(hasFetched, screen);
	await page.context().setOffline(true);
	await page.getByLabel("Label", { exact: true }).fill("Number of the house");
	await page.getByText("No connection: kept on this device, sent later").waitFor();
	await page.getByRole("tab", { name: "All settings" }).click();
	const settings = page.getByRole("tabpanel", { name: "All settings" });
	await settings.getByRole("heading", { level: 2 }).first().waitFor();
	await page.getByRole("link", { name: /^Problems/ }).click();
	await page.getByRole("heading", { level: 1, name: "Problems" }).waitFor();
	await page.context().setOffline(false);
	await saved(page);
	expect(JSON.stringify(await sentOf(page))).toContain("Number of the house");
}

it("by keyboard alone, the same within twelve actions; another question is moved, removed and back, grouped and asked under a condition; what is changed without a connection is sent later", async () => {
	const page = await askUnderCondition("keyboard", (hand, studio) => hand.press(shortText(studio)));
	await leadToDocument(page, "By keyboard", "forms/complaint.json");
	await arrangeByKeys(page);
	await changeOffline(page);
});

/** Copies a part of one page into another. */
async function copyByTouch(page: Page): Promise<void> {
	await page
		.getByRole("button", { name: /^Section: / })
		.first()
		.tap({ position: { x: 8, y: 8 } });
	await button(page, "More").tap();
	await page.getByRole("menuitem", { name: "Copy", exact: false }).first().tap();
	await page.getByRole("link", { name: "Contents", exact: true }).tap();
	await page.locator("a[href$='/pages/accessibility.json']").tap();
	await page.locator("[data-spot='/blocks/0']").tap();
	await page.getByRole("button", { name: /^Paste “/ }).tap();
	await page.waitForURL(/part=%2Fblocks%2F1/);
	await page.getByLabel("Title", { exact: true }).fill("Copied by touch");
	await page.getByLabel("Title", { exact: true }).blur();
	await saved(page);
	expect(JSON.stringify(await sentOf(page))).toContain("Copied by touch");
}

it("by touch alone, on a tablet that has no room for the palette, the same within twelve actions; a part of one page is copied into another, and questions are dragged by their grips, on a phone and a wide screen, too", async () => {
	const page = await askUnderCondition("touch", async (hand, studio) => {
		await hand.press(button(studio, "Add something"));
		await hand.press(shortText(studio));
	});
	await leadToDocument(page, "On a tablet", "pages/help.json");
	await copyByTouch(page);
	await leadToDocument(page, "By a finger", "forms/complaint.json");
	await dragByFinger(page);
});
