import type { Page } from "playwright";
import { expect, it } from "vitest";
import { storedOnDevice } from "./device-drafts.ts";
import { fileDirectly, startExamples } from "./example-portal.ts";
import { accessibilityProblems, exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";

const journey = startExamples();

const words = (page: Page) => exampleForm(page).getByLabel(/^What is said/);
const add = (page: Page, title: string) => exampleForm(page).getByRole("button", { name: `Add ${title}`, exact: true });

const TREE = {
	text: "The lamp is out",
	quoted: { text: "It was mended" },
	replies: [{ text: "Since when?", replies: [{ text: "Since Monday" }] }],
};

/** A comment that quotes one and has a reply, which has one itself; each level is opened where it stands. */
async function writeTree(page: Page): Promise<void> {
	await words(page).fill(TREE.text);
	await add(page, "Quoted comment").click();
	await words(page).nth(1).fill(TREE.quoted.text);
	await add(page, "Comment").last().click();
	await words(page).nth(2).fill("Since when?");
	// The reply's own button stands before that of the list it is in.
	await add(page, "Comment").nth(-2).click();
	await words(page).nth(3).fill("Since Monday");
}

it("opens a comment tree level by level, finds what is wrong deep in it, on the page and at the server, keeps it over a reload, and sends what was written", async () => {
	const page = await journey.open("/example/comments");
	await words(page).waitFor();
	expect(await words(page).count()).toBe(1);
	await writeTree(page);
	expect(await accessibilityProblems(page, "main")).toEqual([]);
	await words(page).nth(3).fill("");
	await goOn(page, "Send");
	expect(await listedErrors(page)).toEqual(["Comment 1 · Comment 1: “What is said” is required"]);
	await words(page).nth(3).fill("Since Monday");
	await expect.poll(() => storedOnDevice(page), { timeout: 10_000 }).toContain("Since Monday");
	await page.reload();
	// What has answers is open again; what has none waits to be asked for.
	await expect
		.poll(() => words(page).evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : ""))))
		.toEqual(["The lamp is out", "It was mended", "Since when?", "Since Monday"]);
	expect(await sentData(page, () => sendExample(page))).toMatchObject({ comment: TREE });
	const deep = { comment: { text: "a", replies: [{ text: "b", quoted: { text: "x".repeat(121) } }] } };
	const { code, data } = await fileDirectly(journey.portal(), "comments", deep);
	expect(code).toBe(422);
	expect(JSON.stringify(data)).toContain("/data/comment/replies/0/quoted/text");
});
