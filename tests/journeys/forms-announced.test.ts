import type { Page } from "playwright";
import { expect, it } from "vitest";
import { startExamples } from "./example-portal.ts";
import { exampleForm, goOn, listedErrors } from "./form-page.ts";

const journey = startExamples();
const ROLES = ["textbox", "group", "radio", "checkbox", "combobox"];

/** What the browser tells a screen reader of a page's questions: what each is, its name, its state, its description. */
async function announced(page: Page): Promise<string[]> {
	const client = await page.context().newCDPSession(page);
	const { nodes } = await client.send("Accessibility.getFullAXTree");
	await client.detach();
	return nodes.flatMap(({ role, name, description, properties = [] }) => {
		if (!ROLES.includes(role?.value)) return [];
		const says = (property: string) => properties.find((one) => one.name === property)?.value.value;
		const states = [says("required") && "required", says("invalid") === "true" && "invalid"];
		return [[role?.value, name?.value, ...states, description?.value].filter(Boolean).join(" | ")];
	});
}

/** Opens an example once its questions stand there; all in one window, since one that the engine was asked in is not kept. */
async function go(page: Page, path: string): Promise<void> {
	await journey.go(page, path);
	await exampleForm(page).getByRole("group").or(exampleForm(page).getByRole("textbox")).first().waitFor();
}

/** A question's name, that it must be answered, its help, and then what is wrong with it. */
async function readOutHints(page: Page): Promise<void> {
	await go(page, "/example/hints");
	const help = "You find it: on your last bill on the meter, below the dial The sign on the meter How to read a meter";
	expect(await announced(page)).toEqual([
		`textbox | Meter number(required) | required | ${help}`,
		"checkbox | I agree to how my data is used.(required)",
	]);
	await goOn(page, "Send");
	await listedErrors(page);
	expect(await announced(page)).toEqual([
		`textbox | Meter number(required) | required | invalid | ${help} “Meter number” is required`,
		"checkbox | I agree to how my data is used.(required) | invalid | Please agree, or call us instead.",
	]);
}

/** Choices within their question, each with its own help once, and none as wrong that nobody has come to. */
async function readOutChoices(page: Page): Promise<void> {
	await go(page, "/example/choices");
	expect(await announced(page)).toEqual([
		"group | Where is it?(required)",
		"group | On which days?",
		"combobox | Who is asking?",
		"group | A person",
		"combobox | How to reach you",
		"group | By mail",
		"textbox | Name(required) | required",
		"textbox | Mail address(required) | required",
		"radio | Indoors",
		"radio | Outdoors On public ground",
		"checkbox | Monday",
		"checkbox | Tuesday",
	]);
}

/** Of further examples, some of what is read out. */
const QUESTIONS = {
	"rating-signature": [
		"group | How was it? (required)",
		"radio | 1 of 5",
		"radio | 5 of 5",
		"textbox | Or type your name",
	],
	places: ["group | Address (required)", "combobox | Region, level 1", "textbox | Street and number | required"],
	"repeat-group": ["group | Places(required)", "group | Place 1", "group | What is wrong?(required)", "radio | A hole"],
};

it("reads out a question's name, that it must be answered, its help and what is wrong with it; choices within their question; and nothing as wrong that nobody has come to", async () => {
	const page = await journey.blank();
	await readOutHints(page);
	await readOutChoices(page);
	for (const [example, questions] of Object.entries(QUESTIONS)) {
		await go(page, `/example/${example}`);
		// Some widgets come after the questions around them.
		await expect.poll(() => announced(page)).toEqual(expect.arrayContaining(questions));
		expect((await announced(page)).filter((line) => line.includes("| invalid"))).toEqual([]);
	}
});
