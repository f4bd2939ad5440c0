import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { hasFocus, tabTo } from "./by-keyboard.ts";
import { during } from "./during.ts";
import { refusedAt, startExamples } from "./example-portal.ts";
import { exampleForm, listedErrors, sentData } from "./form-page.ts";
import { speak } from "./in-both-languages.ts";
import { choicesRendered, LAST_OF_MANY, MOST_SHOWN } from "./many-choices.ts";

const journey = startExamples();

/** A real PNG of one pixel. */
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

/** Opens an example with the focus at its first question. */
async function start(path: string, first: (form: Locator) => Locator): Promise<{ page: Page; form: Locator }> {
	const page = await journey.open(path);
	const form = exampleForm(page);
	await first(form).focus();
	return { page, form };
}

/** Goes to the button that sends and presses it; tells what was sent, once the focus is at the thanks. */
async function send(page: Page, form: Locator): Promise<Record<string, unknown>> {
	await tabTo(page, form.getByRole("button", { name: "Send", exact: true }));
	const sent = await sentData(page, () => page.keyboard.press("Enter"));
	await page.getByText(/Your case has the number/).waitFor();
	const focused = () => page.evaluate(() => document.activeElement?.textContent);
	await expect.poll(focused).toContain("Your case has the number");
	return sent;
}

it("answers conditional fields and sections by keys, each as it appears", async () => {
	const { page, form } = await start("/example/conditional", (here) => here.getByLabel("By mail"));
	await page.keyboard.press("ArrowDown");
	await tabTo(page, form.getByLabel(/^Mobile number/));
	await page.keyboard.type("13800000000");
	await tabTo(page, form.getByLabel("It is urgent"));
	await page.keyboard.press("Space");
	await tabTo(page, form.getByLabel(/^Why is it urgent/));
	await page.keyboard.type("It leaks");
	await tabTo(page, form.getByLabel(/^Street/));
	await page.keyboard.type("Maple Road");
	expect(await send(page, form)).toMatchObject({ by: "phone", phone: "13800000000", place: { street: "Maple Road" } });
});

it("chooses an alternative by keys and answers what it asks", async () => {
	const { page, form } = await start("/example/choices", (here) => here.getByLabel("Indoors"));
	await page.keyboard.press("Space");
	await tabTo(page, form.getByLabel("Tuesday"));
	await page.keyboard.press("Space");
	await tabTo(page, form.getByLabel("Who is asking?"));
	await page.keyboard.press("ArrowDown");
	await tabTo(page, form.getByRole("textbox", { name: /^Firm/ }));
	await page.keyboard.type("Lamps Ltd");
	await tabTo(page, form.getByRole("textbox", { name: /^Mail address/ }));
	await page.keyboard.type("a@example.com");
	expect(await send(page, form)).toMatchObject({
		where: "in",
		days: ["tu"],
		who: { kind: "firm", firm: "Lamps Ltd" },
		reach: { mail: "a@example.com" },
	});
});

const bottomInWindow = (list: Element) => list.getBoundingClientRect().bottom <= window.innerHeight;

/** Whether an entry stands within what its list shows of itself. */
function isInSight(entry: Element): boolean {
	const own = entry.getBoundingClientRect();
	const list = entry.parentElement?.getBoundingClientRect();
	return list !== undefined && own.top >= list.top && own.bottom <= list.bottom;
}

it("finds one of 2,000 options by typing and the arrow keys, rendering a few of them a key", async () => {
	const page = await journey.open("/example/many-enum");
	const form = exampleForm(page);
	const search = form.getByRole("combobox");
	await search.focus();
	await page.keyboard.type("Option 199");
	await form.getByRole("option", { name: "Option 1990" }).waitFor();
	await page.keyboard.press("ArrowDown");
	const meant = () =>
		search.evaluate((input) => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent);
	await expect.poll(meant).toBe("Option 1990");
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 390, height: 420 });
	await search.evaluate((input) => input.scrollIntoView({ block: "end" }));
	await page.keyboard.press("ArrowDown");
	await expect.poll(() => form.getByRole("listbox").evaluate(bottomInWindow)).toBe(true);
	for (let down = 0; down < 20; down++) await page.keyboard.press("ArrowDown");
	await expect.poll(meant).toBe("Option 20");
	expect(await form.getByRole("option", { name: "Option 20", exact: true }).evaluate(isInSight)).toBe(true);
	await form.getByText("These are the first. Type more to find others.").first().waitFor();
	await page.keyboard.press("Escape");
	await expect.poll(() => search.getAttribute("aria-expanded")).toBe("false");
	const rendered = await choicesRendered(page, async () => {
		await page.keyboard.type(LAST_OF_MANY);
		await expect.poll(meant).toBe(LAST_OF_MANY);
	});
	expect(rendered).toBeGreaterThan(0);
	expect(rendered).toBeLessThanOrEqual(MOST_SHOWN * LAST_OF_MANY.length);
	await page.keyboard.press("Enter");
	expect(await search.inputValue()).toBe(LAST_OF_MANY);
});

it("uploads and removes a file by keys, the focus staying with the question", async () => {
	const { page, form } = await start("/example/uploads", (here) => here.getByLabel("Photos", { exact: true }).first());
	const photos = form.getByLabel("Photos", { exact: true }).first();
	const chooser = await during(page.waitForEvent("filechooser"), async () => {
		// By the time that this is answered, the browser knows that it is to tell of choosers.
		await page.title();
		await page.keyboard.press("Enter");
	});
	await chooser.setFiles({ name: "one.png", mimeType: "image/png", buffer: PNG });
	await page.getByRole("log").filter({ hasText: "one.png uploaded" }).waitFor({ state: "attached" });
	await tabTo(page, form.getByRole("button", { name: "Remove one.png" }));
	await page.keyboard.press("Enter");
	await page.getByRole("log").filter({ hasText: "one.png removed" }).waitFor({ state: "attached" });
	await expect.poll(() => hasFocus(photos)).toBe(true);
});

it("rates and signs by keys, the focus staying with the question", async () => {
	const { page, form } = await start("/example/rating-signature", (here) => here.getByRole("radio").first());
	await page.keyboard.press("Space");
	for (let star = 1; star < 4; star++) await page.keyboard.press("ArrowRight");
	expect(await form.getByRole("radio", { name: "4 of 5" }).isChecked()).toBe(true);
	await tabTo(page, form.getByLabel("Or type your name"));
	await page.keyboard.type("Li Na");
	await tabTo(page, form.getByRole("button", { name: "Use this signature" }));
	await page.keyboard.press("Enter");
	await form.getByRole("button", { name: "Remove signature.png" }).waitFor();
	await expect.poll(() => hasFocus(form.getByRole("group", { name: /^Your signature/ }))).toBe(true);
	expect(await send(page, form)).toMatchObject({ stars: 4, signature: expect.stringMatching(/.{9}/) });
});

/** The list of errors in Chinese, once the language is changed, and in English again. */
async function listInBothLanguages(page: Page, form: Locator): Promise<void> {
	await speak(page, "zh-CN");
	await form.getByRole("link", { name: /街道/ }).waitFor();
	const chinese = await listedErrors(page);
	expect(chinese).toEqual([expect.stringContaining("名"), expect.stringContaining("街道")]);
	expect(chinese.join("")).not.toMatch(/[A-Za-z]/);
	await speak(page, "en-US");
	await form.getByRole("link", { name: "“Street” is required" }).waitFor();
}

it("asks groups within groups; leads from the list of errors, which follows the reader's language, to each question, and takes what is wrong out of it as it is mended", async () => {
	const { page, form } = await start("/example/nested", (here) => here.getByLabel(/^Name/));
	const person = form.getByRole("group", { name: "You", exact: true });
	const home = person.getByRole("group", { name: "Your home" });
	expect(await home.getByLabel("City").inputValue()).toBe("Linhai");
	await page.keyboard.press("Enter");
	expect(await listedErrors(page)).toEqual(["“Name” is required", "“Street” is required"]);
	await listInBothLanguages(page, form);
	await tabTo(page, form.getByRole("link", { name: "“Street” is required" }));
	await page.keyboard.press("Enter");
	const street = home.getByLabel(/^Street/);
	await expect.poll(() => hasFocus(street)).toBe(true);
	expect(await street.getAttribute("aria-invalid")).toBe("true");
	await page.keyboard.type("Maple Road 1");
	await page.keyboard.press("Tab");
	await expect.poll(() => form.getByRole("link", { name: "“Street” is required" }).count()).toBe(0);
	expect(await form.getByRole("link", { name: "“Name” is required" }).count()).toBe(1);
	await person.getByLabel(/^Name/).fill("Li Na");
	expect(await send(page, form)).toMatchObject({
		person: { name: "Li Na", home: { street: "Maple Road 1", city: "Linhai" } },
	});
	const lacking = { person: { name: "L", home: { city: "Linhai" } } };
	const places = await refusedAt(journey.portal(), "nested", lacking);
	expect(places.sort()).toEqual(["/person/home/street", "/person/name"]);
});
