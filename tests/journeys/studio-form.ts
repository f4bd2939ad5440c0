import type { Locator, Page } from "playwright";

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A question on the studio's canvas, by its label. */
export const question = (page: Page, label: string): Locator =>
	page.getByRole("button", { name: new RegExp(`^Field ${escaped(label)}(, required)?$`) });

/** All changes are with the server. */
export const saved = (page: Page): Promise<void> => page.getByText("All changes saved").waitFor();

/** Types into an input of the inspector; `last` where a list has several of one label. */
export async function word(page: Page, label: string, value: string, last = false): Promise<void> {
	const all = page.getByLabel(label, { exact: true });
	const input = last ? all.last() : all.first();
	await input.fill(value);
	await input.blur();
}

/** Chooses in a menu of the inspector, by the words of the choice. */
export async function pick(page: Page, label: string, choice: string): Promise<void> {
	await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
}

/** Begins changes, and in them a form with a category of its own that a team handles. */
export async function startForm(page: Page, title: string, purpose: string, team: string): Promise<void> {
	await page.getByLabel("What are the changes about?").fill(title);
	await page.getByRole("button", { name: "Begin changes" }).click();
	await page.getByRole("link", { name: "New form" }).click();
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("What is it for, in a sentence?").fill(purpose);
	await pick(page, "Team that handles its cases", team);
	await page.getByRole("button", { name: "Create it" }).click();
	await question(page, "Title").waitFor();
}

type Wanted = {
	required?: true;
	hint?: string;
	/** Words of who sees the answer. */
	seen?: string;
	/** Words of the choices, two at least. */
	choices?: readonly string[];
};

/** What is said of a question that is chosen. */
export async function say(page: Page, { required, hint, seen, choices }: Wanted): Promise<void> {
	if (hint) await word(page, "Hint", hint);
	if (required) await page.getByText("Must be answered", { exact: true }).click();
	if (seen) await pick(page, "Who sees the answer", seen);
	if (!choices) return;
	const [first = "", second = "", ...others] = choices;
	await word(page, "Choice 1", first);
	await word(page, "Choice 2", second);
	if (others.length === 0) return;
	await page.getByRole("button", { name: "Paste a list of choices" }).click();
	await page.getByLabel("Choices, one a line").fill(others.join("\n"));
	await page.getByRole("button", { name: "Add them" }).click();
}

/** Adds a question after what is chosen, or within a group that is; it is worded as one types, without a press on its label. */
export async function add(page: Page, kind: string, label: string, wanted: Wanted = {}): Promise<void> {
	await page.locator("[data-entry]", { has: page.getByText(kind, { exact: true }) }).click();
	await page.getByRole("heading", { level: 2, name: /^(New question|Group)/ }).waitFor();
	await page.locator("input:focus").fill(label);
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { level: 2, name: label, exact: true }).waitFor();
	await say(page, wanted);
}

/** Chooses a question on the canvas. */
export async function choose(page: Page, label: string): Promise<void> {
	await question(page, label).click({ position: { x: 8, y: 8 } });
	await page.getByRole("heading", { level: 2, name: label, exact: true }).waitFor();
}
