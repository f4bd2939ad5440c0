import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { asString } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeLines } from "./axe-violations.ts";
import { tabTo } from "./by-keyboard.ts";
import { byPalette } from "./by-palette.ts";
import { startDesk } from "./case-desk.ts";
import { deskStands, inLooks, wider } from "./desk-looks.ts";
import { startJourney, WAIT } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

const chinese = ["zh-CN", "zh-CN.staff"].map((name) => {
	const file = fileURLToPath(new URL(`../../schemas/documents/messages/${name}.json`, import.meta.url));
	return JSON.parse(readFileSync(file, "utf8")).messages;
});

/** A text of the desk in a language. */
const inLanguage = (locale: string, text: string): string =>
	locale === "zh-CN" ? (asString(chinese.find((messages) => text in messages)?.[text]) ?? text) : text;

/** All that opens a window over a case that was accepted. */
const OF_CASE = [
	...["Ask for information", "Assign", "Change the category", "Give more time", "Link or merge", "Split"],
	...["Supervise", "Write a note"],
];

/** Opens a page of the desk as the official. */
async function open(path: string): Promise<Page> {
	const page = await journey.openAs(await signIn(journey.portal(), ADMIN_MOBILE), path);
	await deskStands(page);
	return page;
}

/** What is wrong with each window over a case, opened in some way and closed again; axe looks at every second one, from the first or the next. */
async function faultsOfWindows(
	page: Page,
	labels: readonly string[],
	from: number,
	opened: (label: string) => Promise<void>,
): Promise<string[]> {
	const found: string[] = [];
	const dialog = page.getByRole("dialog");
	for (const [index, label] of labels.entries()) {
		await opened(label);
		await dialog.getByRole("heading").first().waitFor();
		if (index % 2 === from)
			found.push(...(await axeLines(page, label, "all", { include: "[role=dialog], dialog[open]" })));
		found.push(...(await wider(page, label)));
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
	}
	return found;
}

it("opens each window over a case from the palette, and by its button in Chinese on a phone, and axe finds nothing in it, in one of the two looks", async () => {
	const { id } = await desk().file(`Windows ${crypto.randomUUID()}`);
	await desk().handle(id, ["accept", "dispatch"]);
	const page = await open(`/admin/desk/case?id=${id}`);
	const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).first();
	const found = await inLooks(page, async (locale, at) => {
		await deskStands(page);
		const labels = OF_CASE.map((label) => inLanguage(locale, label));
		return faultsOfWindows(page, labels, at, (label) =>
			locale === "zh-CN" ? button(label).click() : byPalette(page, label),
		);
	});
	expect(found).toEqual([]);
});

it("takes a step over all that match by keyboard alone, says where it was not possible, and saves a view", async () => {
	const title = `Keys ${crypto.randomUUID().slice(0, 8)}`;
	const [first] = [await desk().file(title), await desk().file(title)];
	await desk().handle(first.id, ["accept"]);
	const page = await open(`/admin/desk?${new URLSearchParams({ keyword: title })}`);
	const main = page.getByRole("main");
	await page.getByText("Cases that match: 2").waitFor();
	const cell = main.getByRole("cell", { name: first.number, exact: true });
	expect(await cell.evaluate((one) => getComputedStyle(one).whiteSpace), "a number stands on one line").toBe("nowrap");
	await byPalette(page, "Do something with all of them");
	const dialog = page.getByRole("dialog");
	await tabTo(page, dialog.getByRole("radio", { name: "Give them to somebody" }));
	for (const name of ["Say how urgent they are", "Write a note", "Take a step"]) {
		await page.keyboard.press("ArrowDown");
		await expect.poll(() => dialog.getByRole("radio", { name }).isChecked(), WAIT).toBe(true);
	}
	await tabTo(page, dialog.getByRole("combobox", { name: "Step" }));
	await page.keyboard.type("Accept the case");
	await tabTo(page, dialog.getByRole("button", { name: "Begin", exact: true }));
	await page.keyboard.press("Enter");
	await page.getByText("1 done, 1 not possible").waitFor();
	await tabTo(page, page.getByText("What was not possible, and why"));
	await page.keyboard.press("Enter");
	await page.getByText("This step is not possible now.").waitFor();
	await expect.poll(() => main.getByRole("cell", { name: "Accepted", exact: true }).count(), WAIT).toBe(2);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });

	await byPalette(page, "Go to the field Priority");
	await page.locator("select:focus").waitFor();
	await page.keyboard.type("Urgent");
	await page.waitForURL(/priority=urgent/);
	await byPalette(page, "Save this view");
	await page.locator("input:focus").and(page.getByLabel("Name of the view")).waitFor();
	await page.keyboard.type(title);
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: title, exact: true }).first().waitFor();
});
