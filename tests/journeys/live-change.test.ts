import type { Page } from "playwright";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import { startDesk } from "./case-desk.ts";
import { copyDocuments, publishFolder, restoreRelease, startWithDocuments } from "./document-folder.ts";
import {
	COMPLAINT,
	complaintForm,
	complaintInput,
	filedNumber,
	fillComplaint,
	sendButton,
	toReview,
} from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { putBackAfterwards } from "./put-back.ts";
import { twoWorkflows } from "./two-workflows.ts";

/** Goal: 1 s. A machine that runs other tests at the same time gets more. */
const LONGEST_MS = 3_000;

const journey = startJourney("changed");
putBackAfterwards(journey);
const desk = startWithDocuments(journey);
const { documents } = desk;
const cases = startDesk(journey);

async function publish(): Promise<number> {
	const { output, exitCode, answeredAt } = await desk.publish();
	expect(output).toContain("Published release");
	expect(exitCode).toBe(0);
	return answeredAt;
}

async function currentRelease(): Promise<string> {
	const { data } = await journey.request("report/api.Configs/getConfig");
	const found = /"release":\{"id":"([0-9a-f]{64})"/.exec(JSON.stringify(data))?.[1];
	if (found === undefined) throw new Error("getConfig names no release.");
	return found;
}

/** The release that was in force before all of these tests. */
let first = "";
beforeAll(async () => {
	first = await currentRelease();
});

it("offers a form's new version to a tab that has started it within a second, and keeps what was typed", async () => {
	const page = await journey.openListening("/report/index?form=complaint&category=lighting");
	const finishing = await journey.openListening(
		"/report/index?form=complaint&category=lighting",
		await journey.newSession(),
	);
	for (const tab of [page, finishing]) await fillComplaint(tab);

	documents.replace(
		"forms/complaint.json",
		'"properties": {',
		'"properties": { "lamp": { "type": "string", "title": "Number on the lamp post" },',
	);
	documents.replace("forms/complaint.json", '"required": [', '"required": [ "lamp",');
	documents.replace("forms/complaint.json", '"title": "Where"', '"title": "Where the trouble is"');
	const offer = page.getByRole("button", { name: "Use the new version" });
	const [seenAt, answeredAt] = await Promise.all([offer.waitFor().then(() => Date.now()), publish()]);
	const took = Math.max(0, seenAt - answeredAt);
	console.log(`An open form offered its new version ${took} ms after the publishing was answered.`);
	expect(took).toBeLessThanOrEqual(LONGEST_MS);

	expect(await complaintForm(page).getByLabel("Number on the lamp post").count()).toBe(0);
	await offer.click();
	await complaintForm(page).getByLabel("Number on the lamp post").waitFor();
	await complaintForm(page).getByLabel("Where the trouble is").waitFor();
	for (const name of ["title", "description", "happened_on", "contact_name", "contact_mobile"] as const)
		expect(await complaintInput(page, name).inputValue()).toBe(COMPLAINT[name]);
	expect(await complaintForm(page).getByLabel("Where the trouble is").inputValue()).toBe(COMPLAINT.address);
	await complaintForm(page).getByRole("button", { name: "Continue" }).click();
	await page.getByRole("link", { name: "“Number on the lamp post” is required" }).waitFor();

	// The other tab goes on with the version that it started with.
	await finishing.getByRole("button", { name: "Use the new version" }).waitFor();
	await toReview(finishing);
	await sendButton(finishing).click();
	await filedNumber(finishing);
	await finishing.getByRole("link", { name: "Open my case" }).click();
	await finishing.getByRole("heading", { level: 1, name: COMPLAINT.title }).waitFor();
	await finishing
		.getByRole("term")
		.filter({ hasText: /^Where$/ })
		.waitFor();
	await finishing.getByRole("definition").filter({ hasText: COMPLAINT.address }).waitFor();
	expect(await finishing.getByText("Where the trouble is").count()).toBe(0);
	expect(await finishing.getByText("Number on the lamp post").count()).toBe(0);
});

it("swaps open pages and lists at once, without loading them anew, and back when the release is taken back", async () => {
	const [home, list] = [await journey.openListening("/index/index"), await journey.openListening("/message/index")];
	await list.getByRole("columnheader", { name: "Filed on" }).waitFor();
	for (const page of [home, list]) await page.evaluate(() => Reflect.set(window, "kept", true));
	const heading = (await home.getByRole("heading", { level: 1 }).textContent()) ?? "";

	documents.replace("pages/home.json", `"${heading}"`, '"A heading of today"');
	documents.replace("views/messages.json", '"label": "Filed on"', '"label": "Received on"');
	const seen = Promise.all([
		home.getByRole("heading", { level: 1, name: "A heading of today" }).waitFor(),
		list.getByRole("columnheader", { name: "Received on" }).waitFor(),
	]).then(() => Date.now());
	const answeredAt = await publish();
	const took = Math.max(0, (await seen) - answeredAt);
	console.log(`An open page and an open list swapped ${took} ms after the publishing was answered.`);
	expect(took).toBeLessThanOrEqual(LONGEST_MS);

	await restoreRelease(journey.portal(), desk.token(), first);
	await home.getByRole("heading", { level: 1, name: "A heading of today" }).waitFor({ state: "detached" });
	expect(await currentRelease()).toBe(first);
	for (const page of [home, list]) expect(await page.evaluate(() => Reflect.get(window, "kept"))).toBe(true);
});

it("refuses broken documents with their places and the reasons, and whoever is no editor; the current release stays", async () => {
	const before = await currentRelease();
	const broken = copyDocuments();
	broken.replace("pages/home.json", '"type": "hero"', '"type": "heroe"');
	broken.replace(
		"forms/complaint.json",
		'"properties": {',
		'"properties": { "scan": { "title": "Scan", "type": "string", "contentEncoding": "base64" },',
	);
	const { output, exitCode } = await desk.publish(broken);
	broken.remove();
	expect(exitCode).toBe(1);
	for (const shown of [
		/pages\/home\.json:\d+ \/blocks\/0\S* error \S+ .*heroe/,
		/forms\/complaint\.json:\d+ \/schema\/properties\/scan\/contentEncoding error unsupported-keyword /,
		/Not published\./,
	])
		expect(output).toMatch(shown);
	expect(await currentRelease()).toBe(before);

	const citizen = await journey.newSession();
	const refused = await publishFolder(documents, journey.portal(), citizen.token);
	expect(refused.exitCode).toBe(1);
	expect(refused.output).toContain("refused (code 403)");
	expect(await currentRelease()).toBe(before);
});

/** Finds a case by its title from wherever the desk is, without loading the desk anew. */
async function findCase(page: Page, title: string): Promise<void> {
	await page.keyboard.press("Control+k");
	await page.getByRole("combobox", { name: "What do you want to do?" }).fill(title);
	await page.keyboard.press("Enter");
	await page.getByRole("main").getByRole("link", { name: title }).click();
	await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

async function takeStep(page: Page, label: string): Promise<void> {
	await page.getByRole("main").getByRole("button", { name: label }).first().click();
	await page.getByRole("dialog").getByRole("button", { name: "Do it", exact: true }).click();
}

const inState = (page: Page, label: string) =>
	page.getByRole("main").locator("header").getByText(label, { exact: true }).first().waitFor();

/** Where cases go that stand in what the two workflows have beyond the shipped one, once that is back. */
const PLACES = Object.fromEntries(
	["sorting", "thanked", "looked_at"].map((name) => [`/workflow/states/${name}`, "closed"]),
);

it("has open windows of the desk and of a citizen work by a changed and a second workflow; a case begun before keeps its own", {
	timeout: 120_000,
}, async () => {
	const official = await signIn(journey.portal(), ADMIN_MOBILE);
	onTestFinished(() => restoreRelease(journey.portal(), official.token, first, PLACES));
	await cases().file("Begun before");
	const page = await journey.openListening("/admin/desk", official);
	const reader = await journey.openListening(
		"/report/index?form=complaint&category=lighting",
		await journey.newSession(),
	);
	await fillComplaint(reader);
	await complaintInput(reader, "title").fill("Lamps that shine");
	await page.getByRole("main").getByRole("link", { name: "Begun before" }).waitFor();
	for (const one of [page, reader]) await one.evaluate(() => Reflect.set(window, "kept", true));

	const sources = twoWorkflows();
	const published = await post(journey.portal(), "admin/api/releases", { sources, override: true }, official.token);
	expect(published.code, published.msg).toBe(0);
	const states = page.getByRole("main").getByRole("combobox", { name: "State" });
	await expect.poll(() => states.locator("option", { hasText: "Being sorted" }).count(), WAIT).toBe(1);

	await toReview(reader);
	await sendButton(reader).click();
	await filedNumber(reader);
	await reader.getByRole("link", { name: "Open my case" }).click();
	await inState(reader, "Being sorted");
	await findCase(page, "Lamps that shine");
	await takeStep(page, "Say thanks");
	await inState(page, "Thanked");
	await inState(reader, "Thanked");

	const { id } = await cases().file("Begun after");
	await cases().handle(id, ["accept"]);
	await findCase(page, "Begun after");
	await takeStep(page, "Look at it");
	await inState(page, "Looked at");
	await takeStep(page, "Finish it");
	await page.getByText("First do what is left of the checklist: 1 item.").first().waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("main").getByRole("checkbox", { name: "It was measured" }).focus();
	await page.keyboard.press("Space");
	await page.getByText(/^Done by /).waitFor();
	await takeStep(page, "Finish it");
	await inState(page, "Closed");

	await findCase(page, "Begun before");
	await takeStep(page, "Accept the case");
	await inState(page, "Accepted");
	await page.getByRole("main").getByRole("button", { name: "Give it to a department", exact: true }).waitFor();
	expect(await page.getByRole("button", { name: "Look at it" }).count()).toBe(0);
	for (const one of [page, reader]) expect(await one.evaluate(() => Reflect.get(window, "kept"))).toBe(true);
});
