import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { during } from "./during.ts";
import { refusedAt, startExamples } from "./example-portal.ts";
import { describedBy, exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { speak } from "./in-both-languages.ts";
import { choicesRendered, LAST_OF_MANY, MOST_SHOWN } from "./many-choices.ts";
import { removeManyProjects, storeManyProjects } from "./many-projects.ts";

const journey = startExamples();
beforeAll(() => storeManyProjects(journey.portal()));
afterAll(() => removeManyProjects(journey.portal()));

/** The id of the project with a title. */
async function idOf(title: string): Promise<unknown> {
	const { data } = await journey.request(`report/api.Project/getList?keyword=${encodeURIComponent(title)}`);
	return asObject(asArray(asObject(data).list)[0]).id;
}

/** A form with its list of choices open. */
async function openList(kind: string): Promise<{ page: Page; form: Locator; search: Locator }> {
	const page = await journey.open(`/example/many-${kind}`);
	const form = exampleForm(page);
	const search = form.getByRole("combobox");
	await search.click();
	await form.getByRole("option").first().waitFor();
	return { page, form, search };
}

it("searches 2,000 projects on the server as one types, rendering a few of them a key, and sends the one that was chosen", async () => {
	const { page, form, search } = await openList("searched");
	const further = "These are the first. Type more to find others.";
	const last = form.getByRole("option", { name: LAST_OF_MANY });
	expect(await form.getByText(further).count()).toBe(2);
	expect(await form.getByRole("option").count()).toBe(MOST_SHOWN);
	expect(await last.count()).toBe(0);
	const rendered = await choicesRendered(page, () =>
		during(
			page.waitForRequest((request) => new URL(request.url()).searchParams.get("keyword") === LAST_OF_MANY),
			async () => {
				await search.pressSequentially(LAST_OF_MANY);
				await last.waitFor();
			},
		),
	);
	expect(rendered).toBeGreaterThan(0);
	expect(rendered).toBeLessThanOrEqual(MOST_SHOWN * LAST_OF_MANY.length);
	await expect.poll(() => form.getByText(further).count()).toBe(0);
	await page.keyboard.press("Enter");
	expect(await search.inputValue()).toBe(LAST_OF_MANY);
	const { one } = await sentData(page, () => sendExample(page));
	const { data } = await journey.request(`report/api.Project/getDetail?id=${one}`);
	expect(data).toMatchObject({ id: one, title: LAST_OF_MANY });
	expect(await refusedAt(journey.portal(), "many-searched", { one: crypto.randomUUID() })).toEqual(["/one"]);
});

it("says of a list that is too long to be loaded how much of it is offered, and bids nobody to type for the rest", async () => {
	const { form, search } = await openList("loaded");
	await form.getByText("Only the first 1,000 are offered.").waitFor();
	await search.fill("Option 0");
	await expect.poll(() => form.getByRole("option").allTextContents()).toEqual(["Option 0"]);
	expect(await form.getByText(/Type more to find others/).count()).toBe(0);
	await search.fill(LAST_OF_MANY);
	await form.getByText("Nothing found").waitFor();
});

const GONE = [
	["en-US", "“One of many”: your choice is no longer offered; please choose again"],
	["zh-CN", "“One of many”原来的选择已不再提供，请重新选择"],
] as const;

it("takes a choice away that another value made stale, says so in both languages, and has it refused everywhere", async () => {
	const page = await journey.open("/example/many-hanging");
	const form = exampleForm(page);
	const choose = (status: string) => form.getByRole("radio", { name: status }).check();
	const search = form.getByRole("combobox", { name: "One of many" });
	for (const [locale, gone] of GONE) {
		await speak(page, locale);
		await choose("active");
		await search.click();
		await search.fill(LAST_OF_MANY);
		await form.getByRole("option", { name: LAST_OF_MANY }).click();
		await expect.poll(() => search.inputValue()).toBe(LAST_OF_MANY);
		await choose("planned");
		await expect.poll(() => search.inputValue()).toBe("");
		await expect.poll(() => describedBy(search)).toContain(gone);
		await expect.poll(() => page.getByRole("main").getByRole("log").textContent()).toBe(gone);
	}
	await goOn(page, "提交");
	expect(await listedErrors(page)).toHaveLength(1);
	const one = await idOf(LAST_OF_MANY);
	expect(await refusedAt(journey.portal(), "many-hanging", { status: "planned", one })).toEqual(["/one"]);
	expect(await refusedAt(journey.portal(), "many-hanging", { status: "active", one })).toEqual([]);
});
