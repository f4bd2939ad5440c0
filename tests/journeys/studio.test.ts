import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { draftApi } from "./draft-release.ts";
import { startOwnJourney } from "./journey.ts";

const journey = startOwnJourney();

/** A tablet held sideways, touched. */
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

const FORM = "/report/index?form=complaint&category=lighting";

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

/** Publishes the changes of a window with a note. */
async function publish(page: Page, note: string): Promise<void> {
	await page.getByRole("link", { name: "Publish", exact: true }).click();
	await page.getByLabel("Why is this changed?").fill(note);
	await page.getByRole("button", { name: "Publish now" }).click();
	await page.getByText("It is published").waitFor();
}

it("by mouse: drags a question into the complaint form, asks it under a condition, publishes it to an open tab, and takes it back", async () => {
	const citizen = await journey.openListening(FORM);
	const question = (label: string) => citizen.locator("form").getByText(label, { exact: false }).first();
	await question("Project it is about").waitFor();

	const page = await journey.open("/admin");
	await page.getByLabel("Mobile number").fill(ADMIN_MOBILE);
	await page.getByRole("button", { name: "Send me a code" }).click();
	await page.getByLabel("Code from the text message").fill(await journey.portal().smsCode(ADMIN_MOBILE));
	await page.getByRole("button", { name: "Sign in", exact: true }).click();

	await startChanges(page, "Ask for the house number");
	await page.getByRole("link", { name: "Complaint", exact: true }).click();
	const title = page.getByRole("button", { name: "Field Title" });
	await page.locator("[data-entry=text]").dragTo(title, { targetPosition: { x: 200, y: 90 } });
	await page.getByLabel("Label", { exact: true }).fill("House number");
	await page.getByRole("button", { name: "Ask it only under a condition" }).click();
	await page.getByLabel("Question", { exact: true }).selectOption("By name, or anonymously?");
	await page.getByLabel("Answer", { exact: true }).selectOption("Anonymously");
	await saved(page);
	await publish(page, "Lamps were not found.");
	await citizen.getByText("Anonymously", { exact: true }).click();
	await question("House number").waitFor();
	await citizen.getByText("By name", { exact: true }).click();
	await expect.poll(() => citizen.getByText("House number").count()).toBe(0);

	await page.getByRole("button", { name: "Take it back" }).click();
	await page.getByRole("button", { name: "Take it back now" }).click();
	await page.getByText("It was taken back").waitFor();
	await page.getByRole("link", { name: "To the history" }).click();
	await page.getByText("Lamps were not found.").waitFor();
});

it("by keyboard alone: adds, moves and undoes a question, groups it and asks it under a condition", async () => {
	const session = await administrator();
	const page = await journey.openAs(session, "/admin");
	await startChanges(page, "By keyboard");
	await page.getByRole("link", { name: "Complaint", exact: true }).press("Enter");
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
	const session = await administrator();
	const page = await journey.openAs(session, "/admin", { ...TABLET });
	await startChanges(page, "On a tablet");
	const draft = page.url();
	await page.goto(`${draft}/document/pages/help.json`);
	await page
		.getByRole("button", { name: /^Section: / })
		.first()
		.tap({ position: { x: 8, y: 8 } });
	await page.getByRole("button", { name: "More", exact: true }).tap();
	await page.getByRole("menuitem", { name: "Copy", exact: false }).first().tap();
	await page.goto(`${draft}/document/pages/accessibility.json`);
	await page.locator("[data-spot='/blocks/0']").tap();
	await page.getByRole("button", { name: /^Paste “/ }).tap();
	await page.waitForURL(/part=%2Fblocks%2F1/);
	await page.getByLabel("Title", { exact: true }).fill("Copied by touch");
	await page.getByLabel("Title", { exact: true }).blur();
	await saved(page);
	expect(await sentOf(page)).toContain("Copied by touch");
});

let tries = 0;

it("makes a form with a category of its own and a page in the menu, and citizens find both", async () => {
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
	await publish(page, "Collections are asked for.");

	const citizen = await journey.open("/index/index");
	await citizen.getByRole("link", { name, exact: true }).first().click();
	await citizen.getByText("Write here what people should know.").waitFor();
	await citizen.goto(`${journey.portal().url}/report/index`);
	await citizen.getByRole("link", { name: title }).click();
	await citizen.getByLabel("Day of the collection").waitFor();
	await citizen.getByLabel("What happened").waitFor();
});

it("refuses to publish what is broken, by the button and by the API", async () => {
	const session = await administrator();
	const page = await journey.openAs(session, "/admin");
	await startChanges(page, "Broken");
	await page.getByRole("link", { name: "Complaint", exact: true }).click();
	await page.getByRole("tab", { name: "Source" }).click();
	const source = page.getByRole("textbox", { name: "Source of forms/complaint.json" });
	await source.fill("{ broken");
	await page.getByText("This is no JSON yet.").waitFor();
	await page.getByRole("link", { name: /^Publish/ }).click();
	await page.getByText("must be mended").first().waitFor();
	// Only now: the source is taken over after a pause, and all that came before was saved long ago.
	await saved(page);
	await page.getByRole("button", { name: "Publish now", disabled: true }).waitFor();
	const draft = /studio\/([^/]+)/.exec(page.url())?.[1];
	const api = draftApi(journey, session);
	expect(await api.send(`draft-releases/${draft}/publish`)).toMatchObject({ code: 422 });
});

it("keeps what is changed without a connection on the device, and sends it later", async () => {
	const session = await administrator();
	const page = await journey.openAs(session, "/admin");
	await startChanges(page, "On the train");
	await page.getByRole("link", { name: "Complaint", exact: true }).click();
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
	await page.reload();
	await page.getByRole("heading", { level: 1, name: "Complaint or report" }).waitFor();
});
