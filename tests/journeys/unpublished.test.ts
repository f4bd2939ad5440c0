import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { readDocuments } from "../../schemas/read-documents.ts";
import { publishSources, releasesOf, restoreRelease, startWithDocuments } from "./document-folder.ts";
import { during } from "./during.ts";
import { COMPLAINT, complaintInput, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { accessibilityProblems } from "./form-page.ts";
import { startJourney, WAIT } from "./journey.ts";
import { putBackAfterwards } from "./put-back.ts";

const journey = startJourney("changed");
putBackAfterwards(journey);
const desk = startWithDocuments(journey);

const FLOOD = {
	kind: "page",
	id: "flood",
	path: "/report/flood",
	title: "After the flood",
	blocks: [
		{ type: "hero", title: "After the flood", size: "page" },
		{ type: "form", form: { bind: "/query/form" }, fallback: "complaint" },
	],
};

/** Publishes the folder as the studio does. That the command does it, too, other journeys show. */
const publishDocuments = () => publishSources(journey.portal(), readDocuments(desk.documents.path));

let flood = { before: "", after: "" };

/** Publishes a page with a form of its own. */
beforeAll(async () => {
	const { path } = desk.documents;
	const [before = ""] = await releasesOf(journey, desk.token());
	writeFileSync(join(path, "forms/flood.json"), JSON.stringify({ ...(await readComplaint(path)), id: "flood" }));
	writeFileSync(join(path, "pages/flood.json"), JSON.stringify(FLOOD));
	await publishDocuments();
	const [after = ""] = await releasesOf(journey, desk.token());
	flood = { before, after };
});

const takeBack = () => restoreRelease(journey.portal(), desk.token(), flood.before);
const bringBack = () => restoreRelease(journey.portal(), desk.token(), flood.after);

async function readComplaint(path: string): Promise<object> {
	const { default: complaint } = await import(join(path, "forms/complaint.json"), { with: { type: "json" } });
	return complaint;
}

const alert = (page: Page, text = "This page has been taken back") =>
	page.getByRole("main").getByText(text, { exact: true }).and(page.locator("p"));

/** The page's form; the pages that one is led to have a search. */
const formOf = (page: Page) => page.getByRole("main").locator("form:not([role=search])");

/** Loads the page with its form for somebody who only reads it, and hears of releases from then on. */
async function readFlood(reading: Page): Promise<void> {
	await during(reading.waitForResponse("**/events"), async () => {
		await journey.go(reading, "/report/flood");
		// Twice: a pointer that is there already does not stir.
		for (const at of [8, 9]) await reading.mouse.move(at, at);
	});
	await formOf(reading).waitFor();
}

/** Who has typed into the form, and who only reads the page, in Chinese; both hear of releases. */
async function typingAndReading(): Promise<[typing: Page, reading: Page]> {
	const typing = await journey.openListening("/report/flood?form=flood&category=lighting");
	const session = await journey.newSession();
	const reading = await journey.blank({ session, preferences: { locale: "zh-CN" } });
	await readFlood(reading);
	await fillComplaint(typing);
	await complaintInput(typing, "description").focus();
	return [typing, reading];
}

/** What was typed still stands in the form. */
async function expectTyped(page: Page): Promise<void> {
	for (const name of ["title", "description", "address"] as const)
		await expect.poll(() => complaintInput(page, name).inputValue(), WAIT).toBe(COMPLAINT[name]);
}

/** Sends what was typed from a page that is not there any more, and goes from it where the portal leads. */
async function sendAndLeave(typing: Page): Promise<void> {
	await typing.getByRole("radio", { name: /^Anonymously/ }).check();
	await toReview(typing);
	expect(new URL(typing.url()).pathname).toBe("/report/flood");
	await sendButton(typing).click();
	await typing.getByText("Your case has been filed").waitFor();
	await typing.getByRole("main").getByRole("link", { name: "Go to: Home" }).click();
	await alert(typing).waitFor({ state: "detached" });
	await typing.goBack();
	await typing.waitForURL("**/error/404?**");
}

it("takes a page back, and its form from it, from under nobody: who types there goes on and sends, who reads there is told, in either language", async () => {
	await bringBack();
	const [typing, reading] = await typingAndReading();
	await takeBack();
	await alert(typing).waitFor();
	await typing.getByText("What you have typed can still be sent, and is kept as a draft on this device.").waitFor();
	await typing.getByText("This form has been taken back. You can still finish and send it.").waitFor();
	expect(new URL(typing.url()).pathname).toBe("/report/flood");
	await expectTyped(typing);
	expect(await complaintInput(typing, "description").evaluate((input) => input === document.activeElement)).toBe(true);
	expect(await accessibilityProblems(typing, "main")).toEqual([]);

	await alert(reading, "此页面已被撤下").waitFor();
	await expect.poll(() => reading.title(), WAIT).toContain("此页面已被撤下");
	expect(new URL(reading.url()).pathname).toBe("/report/flood");
	expect(await formOf(reading).count()).toBe(0);
	expect(await accessibilityProblems(reading, "main")).toEqual([]);
	await reading.getByRole("main").getByRole("link", { name: "前往：首页" }).click();
	await reading.waitForURL("**/index/index");

	await bringBack();
	await alert(typing).waitFor({ state: "detached" });
	await expectTyped(typing);

	await during(typing.waitForResponse("**/events"), async () => {
		await typing.reload();
		await expectTyped(typing);
		await typing.mouse.move(11, 11);
	});
	await takeBack();
	await alert(typing).waitFor();
	await sendAndLeave(typing);
});
