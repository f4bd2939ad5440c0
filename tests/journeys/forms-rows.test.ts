import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { restored, storedOnDevice } from "./device-drafts.ts";
import { fileDirectly, startExamples } from "./example-portal.ts";
import { exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { speak } from "./in-both-languages.ts";
import { WAIT } from "./journey.ts";

const journey = startExamples();
const ROWS = "/example/rows";

/** A real PNG of one pixel. */
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

const row = (page: Page, number: number): Locator => exampleForm(page).getByRole("group", { name: `Find ${number}` });
const alternative = (page: Page, number: number) => row(page, number).getByRole("combobox", { name: "Find" });
const project = (page: Page, number: number) => row(page, number).getByRole("combobox", { name: /^Which project/ });

async function addRow(page: Page, number: number, kind: string): Promise<void> {
	await exampleForm(page).getByRole("button", { name: "Add a find" }).click();
	await alternative(page, number).selectOption({ label: kind });
}

/** The title of a project that the list starts without: it has to be searched for. */
async function laterProject(): Promise<string> {
	const { data } = await journey.request("report/api.Project/getList?limit=2&page=3");
	const [, title] = /"title":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
	if (title === undefined) throw new Error("The portal has too few projects.");
	return title;
}

async function choose(page: Page, number: number, title: string): Promise<void> {
	await project(page, number).click();
	await project(page, number).pressSequentially(title);
	await exampleForm(page).getByRole("option", { name: title }).click();
	expect(await project(page, number).inputValue()).toBe(title);
}

/** No draft is begun before something is answered; of each row only what its alternative lacks is said, in Chinese too. */
async function lackAnswers(page: Page): Promise<void> {
	await alternative(page, 1).waitFor();
	await goOn(page);
	expect(await listedErrors(page)).toEqual(["Find 1: “Photos of it” is required"]);
	await page.reload();
	await alternative(page, 1).waitFor();
	expect(await page.getByText(/restored|filled in elsewhere/).count()).toBe(0);
	await addRow(page, 2, "Something of a project");
	await row(page, 2).getByLabel(/^Name/).fill("A");
	await goOn(page);
	expect(await listedErrors(page)).toEqual([
		"Find 1: “Photos of it” is required",
		"Find 2: “Name” must have at least 2 characters",
		"Find 2: “Which project is it of?” is required",
	]);
	await speak(page, "zh-CN");
	await expect.poll(() => listedErrors(page)).toContain("发现 1：请填写“照片（发现物）”");
	await speak(page, "en-US");
}

it("has the server say of each row only what its alternative lacks", async () => {
	const finds = [{ kind: "animal" }, { kind: "part", name: "A", project: "x" }, { kind: "nothing" }];
	expect((await fileDirectly(journey.portal(), "rows", { finds })).data).toEqual({
		errors: [
			{ pointer: "/data/finds/0/photos", message: "“Photos of it” is required" },
			{ pointer: "/data/finds/1/name", message: "“Name” must have at least 2 characters" },
		],
	});
});

it("says of each row what it lacks; keeps alternatives, files and what was searched for with their rows: moved, restored, reviewed and sent", async () => {
	const page = await journey.open(ROWS);
	await lackAnswers(page);
	const photo = { name: "cat.png", mimeType: "image/png", buffer: PNG };
	await row(page, 1)
		.getByLabel(/^Photos of it/)
		.first()
		.setInputFiles(photo);
	await row(page, 1).getByRole("button", { name: "Remove cat.png" }).waitFor();
	await row(page, 1).getByLabel("Time of day").fill("08:30");
	await row(page, 2).getByLabel(/^Name/).fill("A sign");
	const title = await laterProject();
	await choose(page, 2, title);
	await addRow(page, 3, "Nothing at all");
	await row(page, 2).getByRole("button", { name: "Move up" }).click();
	await expect.poll(() => project(page, 1).inputValue(), WAIT).toBe(title);
	await expect.poll(() => storedOnDevice(page), WAIT).toMatch(/"kind":"part".*"kind":"animal".*"kind":"nothing"/);
	await page.reload();
	await restored(page);
	// Found anew on a later page of the list: the device has no more than the project's id.
	await expect.poll(() => project(page, 1).inputValue(), WAIT).toBe(title);
	await goOn(page);
	await page.getByRole("heading", { name: "Check your answers" }).waitFor();
	const rows = exampleForm(page).locator("dl > div");
	const shown = async () => (await rows.allInnerTexts()).join(" ").replace(/\s+/g, " ");
	await expect.poll(shown, WAIT).toContain(title);
	for (const text of [
		"Find 1 Something of a project",
		"Find 2 An animal",
		"Time of day 08:30",
		"Find 3 Nothing at all",
	])
		expect(await shown()).toContain(text);
	const { finds } = await sentData(page, () => sendExample(page));
	expect(finds).toMatchObject([
		{ kind: "part", name: "A sign" },
		{ kind: "animal", photos: [expect.any(String)], seen: "08:30:00Z" },
		{ kind: "nothing" },
	]);
});
