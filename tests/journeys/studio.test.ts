import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney } from "./journey.ts";
import { putBackAfterwards } from "./put-back.ts";

const journey = startJourney("changed");
putBackAfterwards(journey);

/** A tablet held sideways, touched. */
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

/** What axe finds on a screen, each as one line. */
async function violations(page: Page, screen: string): Promise<string[]> {
	const all = await axeFinds(page);
	return all.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${screen}: ${id} at ${target.join(" ")}`));
}

const saved = (page: Page) => page.getByText("All changes saved").waitFor();

async function startChanges(page: Page, name: string): Promise<void> {
	await page.getByLabel("What are the changes about?").fill(name);
	await page.getByRole("button", { name: "Begin changes" }).click();
	await page.getByRole("heading", { level: 1, name: "What is in the portal" }).waitFor();
}

let session: Promise<Session> | undefined;

/** The administrator, logged in once: a number gets few codes. */
function administrator(): Promise<Session> {
	session ??= signIn(journey.portal(), ADMIN_MOBILE);
	return session;
}

/** All edits that a window has sent, as one text. */
async function sentOf(page: Page): Promise<string> {
	const draft = /studio\/([^/]+)/.exec(page.url())?.[1];
	return JSON.stringify((await draftApi(journey, await administrator()).read(`draft-releases/${draft}`)).edits);
}

/** A window on a document in new changes. */
async function openDocument(name: string, path: string, options = {}): Promise<Page> {
	const editor = await administrator();
	const draft = await draftApi(journey, editor).drafted(name);
	return journey.openAs(editor, `/admin/studio/${draft}/document/${path}`, options);
}

it("by keyboard alone: adds, moves and undoes a question, groups it and asks it under a condition", async () => {
	const page = await openDocument("By keyboard", "forms/complaint.json");
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
	await page.getByRole("button", { name: "More", exact: true }).press("Enter");
	await page.getByRole("menuitem", { name: "In a group", exact: true }).waitFor();
	// From "Copy" by "Put a copy after it".
	for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
	await expect.poll(order).toContain("/group/text");
	await page.getByRole("button", { name: "Ask it only under a condition" }).press("Enter");
	await page.getByLabel("Question", { exact: true }).selectOption("By name, or anonymously?");
	await page.getByLabel("Answer", { exact: true }).selectOption("Anonymously");
	await saved(page);
	expect(await sentOf(page)).toContain('"value":{"/form/identity":{"const":"anonymous"}}');
});

it("on a tablet: copies a part of one page into another by touch", async () => {
	const page = await openDocument("On a tablet", "pages/help.json", TABLET);
	await page
		.getByRole("button", { name: /^Section: / })
		.first()
		.tap({ position: { x: 8, y: 8 } });
	await page.getByRole("button", { name: "More", exact: true }).tap();
	await page.getByRole("menuitem", { name: "Copy", exact: false }).first().tap();
	await page.getByRole("link", { name: "Contents", exact: true }).tap();
	await page.locator("a[href$='/pages/accessibility.json']").tap();
	await page.locator("[data-spot='/blocks/0']").tap();
	await page.getByRole("button", { name: /^Paste “/ }).tap();
	await page.waitForURL(/part=%2Fblocks%2F1/);
	await page.getByLabel("Title", { exact: true }).fill("Copied by touch");
	await page.getByLabel("Title", { exact: true }).blur();
	await saved(page);
	expect(await sentOf(page)).toContain("Copied by touch");
});

/** What is broken cannot be published (server/admin/no-broken-release.test.ts: nor by any call), and can once it is mended. */
async function breakAndMend(page: Page, title: string): Promise<void> {
	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page
		.getByRole("link", { name: new RegExp(`^${title}`) })
		.first()
		.click();
	await page.getByRole("tab", { name: "Source" }).click();
	await page.getByRole("textbox", { name: /^Source of forms/ }).fill("{ broken");
	await page.getByText("This is no JSON yet.").waitFor();
	await page.getByRole("link", { name: /^Publish/ }).click();
	await page.getByText("must be mended").first().waitFor();
	// Only now: the source is taken over after a pause, and all that came before was saved long ago.
	await saved(page);
	await page.getByRole("button", { name: "Publish now", disabled: true }).waitFor();
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("button", { name: "Publish now", disabled: false }).waitFor();
}

let tries = 0;

it("makes a form with a category of its own and a page in the menu, which cannot be published while one is broken, and citizens find both", async () => {
	tries += 1;
	// What an earlier try has published has its names.
	const named = (name: string) => (tries === 1 ? name : `${name} ${tries}`);
	const [title, name] = [named("Missed bin collection"), named("Waste")];
	const page = await journey.openAs(await administrator(), "/admin/studio");
	await startChanges(page, `Missed bins ${tries}`);
	await page.getByRole("link", { name: "New form" }).click();
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("What is it for, in a sentence?").fill("A collection that did not come.");
	await page.getByRole("button", { name: "Create it" }).click();
	await page.getByRole("button", { name: "Field Title" }).click();
	await page.locator("[data-entry=date]").click();
	await page.getByRole("heading", { name: "New question" }).waitFor();
	await page.getByLabel("Label", { exact: true }).fill("Day of the collection");
	await page.getByRole("link", { name: "Contents", exact: true }).click();
	await page.getByRole("link", { name: "New page" }).click();
	await page.getByLabel("Title").fill(name);
	expect(await page.getByLabel("Address of the page").inputValue()).toBe(tries === 1 ? "/waste" : `/waste-${tries}`);
	expect(await violations(page, "new page")).toEqual([]);
	await page.getByRole("button", { name: "Create it" }).click();
	await page.getByRole("heading", { name }).first().waitFor();
	await saved(page);
	await breakAndMend(page, title);
	await page.getByLabel("Why is this changed?").fill("Collections are asked for.");
	await page.getByRole("button", { name: "Publish now" }).click();
	await page.getByText("It is published").waitFor();

	const citizen = await journey.open("/index/index");
	await citizen.getByRole("link", { name, exact: true }).first().click();
	await citizen.getByText("Write here what people should know.").waitFor();
	await citizen.goto(`${journey.portal().url}/report/index`);
	await citizen.getByRole("link", { name: title }).click();
	await citizen.getByLabel("Day of the collection").waitFor();
	await citizen.getByLabel("What happened").waitFor();
});

it("keeps what is changed without a connection on the device, and sends it later", async () => {
	const page = await openDocument("On the train", "forms/complaint.json");
	await page.getByRole("button", { name: "Field Where" }).waitFor();
	const hasFetched = (screen: string) =>
		performance.getEntriesByType("resource").some(({ name }) => name.includes(screen));
	for (const screen of ["SettingsEditor-", "ProblemsScreen-"]) await page.waitForFunction(hasFetched, screen);
	await page.context().setOffline(true);
	await page.getByLabel("Title", { exact: true }).fill("Complaint or report");
	await page.getByText("No connection: kept on this device, sent later").waitFor();
	await page.getByRole("tab", { name: "All settings" }).click();
	const settings = page.getByRole("tabpanel", { name: "All settings" });
	await settings.getByRole("heading", { level: 2, name: "Complaint or report" }).waitFor();
	await page.getByRole("link", { name: /^Problems/ }).click();
	await page.getByRole("heading", { level: 1, name: "Problems" }).waitFor();
	await page.goBack();
	await page.context().setOffline(false);
	await saved(page);
	expect(await sentOf(page)).toContain("Complaint or report");
});
