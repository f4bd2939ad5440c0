import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { post } from "../../scripts/sign-in.ts";
import { startWithDocuments } from "./document-folder.ts";
import { during } from "./during.ts";
import { COMPLAINT, complaintForm, complaintInput, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { accessibilityProblems } from "./form-page.ts";
import { startOwnJourney, WAIT } from "./journey.ts";

const journey = startOwnJourney();
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

async function releases(): Promise<string[]> {
	const { data } = await journey.request("admin/api/releases", desk.token());
	return [...JSON.stringify(data).matchAll(/"id":"([0-9a-f]{64})"/g)].map(([, id]) => id ?? "");
}

async function restore(id: string | undefined): Promise<void> {
	const restored = await post(journey.portal(), `admin/api/releases/${id}/restore`, {}, desk.token());
	expect(restored).toMatchObject({ code: 0, data: { id } });
}

let flood: { before: string | undefined; after: string | undefined };

/** Publishes a page with a form of its own. */
beforeAll(async () => {
	const { path } = desk.documents;
	const [before] = await releases();
	writeFileSync(join(path, "forms/flood.json"), JSON.stringify({ ...(await readComplaint(path)), id: "flood" }));
	writeFileSync(join(path, "pages/flood.json"), JSON.stringify(FLOOD));
	const { output } = await desk.publish();
	expect(output).toContain("Published release");
	const [after] = await releases();
	flood = { before, after };
});

const takeBack = () => restore(flood.before);
const bringBack = () => restore(flood.after);

async function readComplaint(path: string): Promise<object> {
	const { default: complaint } = await import(join(path, "forms/complaint.json"), { with: { type: "json" } });
	return complaint;
}

const alert = (page: Page, text = "This page has been taken back") =>
	page.getByRole("main").getByText(text, { exact: true }).and(page.locator("p"));

it("takes a page back from under nobody: who types there goes on and sends, who reads there is told", async () => {
	const [typing, reading] = [
		await journey.openListening("/report/flood?form=flood&category=lighting"),
		await journey.openListening("/report/flood", await journey.newSession()),
	];
	await fillComplaint(typing);
	await complaintForm(reading).waitFor();
	await complaintInput(typing, "description").focus();
	await takeBack();

	await alert(typing).waitFor();
	await typing.getByText("What you have typed can still be sent, and is kept as a draft on this device.").waitFor();
	await typing.getByText("This form has been taken back. You can still finish and send it.").waitFor();
	expect(new URL(typing.url()).pathname).toBe("/report/flood");
	for (const name of ["title", "description", "address"] as const)
		expect(await complaintInput(typing, name).inputValue()).toBe(COMPLAINT[name]);
	expect(await complaintInput(typing, "description").evaluate((input) => input === document.activeElement)).toBe(true);
	expect(await accessibilityProblems(typing, "main")).toEqual([]);

	await alert(reading).waitFor();
	await expect.poll(() => reading.title(), WAIT).toContain("This page has been taken back");
	expect(new URL(reading.url()).pathname).toBe("/report/flood");
	expect(await complaintForm(reading).count()).toBe(0);
	expect(await accessibilityProblems(reading, "main")).toEqual([]);
	await reading.getByRole("main").getByRole("link", { name: "Go to: Home" }).click();
	await reading.waitForURL("**/index/index");

	await typing.getByRole("radio", { name: /^Anonymously/ }).check();
	await toReview(typing);
	expect(new URL(typing.url()).pathname).toBe("/report/flood");
	await sendButton(typing).click();
	await typing.getByText("Your case has been filed").waitFor();
	await typing.getByRole("main").getByRole("link", { name: "Go to: Home" }).click();
	await alert(typing).waitFor({ state: "detached" });
	await typing.goBack();
	await typing.waitForURL("**/error/404?**");
});

it("says so in Chinese, and finds the draft again once the page is published anew", async () => {
	await bringBack();
	const page = await journey.openPreferring({ locale: "zh-CN" }, "/report/flood");
	const title = page.getByRole("main").getByLabel(/^标题/);
	await during(page.waitForResponse("**/events"), () => title.fill(COMPLAINT.title));
	await takeBack();
	await alert(page, "此页面已被撤下").waitFor();
	await page.getByRole("main").getByRole("link", { name: "前往：首页" }).waitFor();
	expect(await title.inputValue()).toBe(COMPLAINT.title);
	await bringBack();
	await alert(page, "此页面已被撤下").waitFor({ state: "detached" });
	expect(await title.inputValue()).toBe(COMPLAINT.title);
	await page.reload();
	await expect.poll(() => title.inputValue(), WAIT).toBe(COMPLAINT.title);
});

it("leaves a started form on its page when that is published without it, and says so", async () => {
	await bringBack();
	const { path } = desk.documents;
	const [typing, reading] = [
		await journey.openListening("/report/flood?form=flood&category=lighting"),
		await journey.openListening("/report/flood", await journey.newSession()),
	];
	await fillComplaint(typing);
	await complaintForm(reading).waitFor();
	const [hero, form] = FLOOD.blocks;
	writeFileSync(join(path, "pages/flood.json"), JSON.stringify({ ...FLOOD, blocks: [hero] }));
	expect((await desk.publish()).output).toContain("Published release");
	await complaintForm(reading).waitFor({ state: "detached" });
	await alert(typing, "This page has been replaced").waitFor();
	expect(await complaintInput(typing, "description").inputValue()).toBe(COMPLAINT.description);
	expect(await accessibilityProblems(typing, "main")).toEqual([]);

	// With its form, and more above it, the page is the present one for both.
	const more = { type: "notice", tone: "info", title: "Opening hours have changed" };
	writeFileSync(join(path, "pages/flood.json"), JSON.stringify({ ...FLOOD, blocks: [hero, more, form] }));
	expect((await desk.publish()).output).toContain("Published release");
	for (const page of [typing, reading]) await page.getByText(more.title).waitFor();
	await alert(typing, "This page has been replaced").waitFor({ state: "detached" });
	expect(await complaintInput(typing, "description").inputValue()).toBe(COMPLAINT.description);
	await typing.getByRole("radio", { name: /^Anonymously/ }).check();
	await toReview(typing);
	await sendButton(typing).click();
	await typing.getByText("Your case has been filed").waitFor();
});
