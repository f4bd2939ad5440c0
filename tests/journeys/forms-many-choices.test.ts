import type { Locator, Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { during } from "./during.ts";
import { refusedAt, startOwnExamples } from "./example-portal.ts";
import { describedBy, exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { choicesRendered, MANY, MANY_CHOICES } from "./many-choices.ts";
import { storeManyProjects } from "./many-projects.ts";

const journey = startOwnExamples(MANY_CHOICES);
beforeAll(() => storeManyProjects(journey.portal()));

/** So many choices stand on the screen at most, however many there are. */
const SHOWN = 50;
const LAST = `Option ${MANY - 1}`;

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

it.each(["enum", "searched"])("finds one of 2,000 choices (%s), rendering a few of them a key", async (kind) => {
	const { page, form, search } = await openList(kind);
	const last = form.getByRole("option", { name: LAST });
	expect(await form.getByRole("option").count()).toBe(SHOWN);
	const prerendered = await choicesRendered(page, async () => {
		await search.pressSequentially(LAST);
		await last.waitFor();
	});
	expect(prerendered).toBeGreaterThan(0);
	expect(prerendered).toBeLessThanOrEqual(SHOWN * LAST.length);
	expect(await form.getByRole("option").count()).toBe(1);
	await last.click();
	expect(await search.inputValue()).toBe(LAST);
});

it("searches 2,000 projects on the server as one types, and sends the one that was chosen", async () => {
	const { page, form, search } = await openList("searched");
	const further = "These are the first. Type more to find others.";
	expect(await form.getByText(further).count()).toBe(2);
	expect(await form.getByRole("option", { name: LAST }).count()).toBe(0);
	await during(
		page.waitForRequest((request) => new URL(request.url()).searchParams.get("keyword") === LAST),
		() => search.pressSequentially(LAST),
	);
	await form.getByRole("option", { name: LAST }).waitFor();
	await expect.poll(() => form.getByText(further).count()).toBe(0);
	await page.keyboard.press("Enter");
	const { one } = await sentData(page, () => sendExample(page));
	const { data } = await journey.request(`report/api.Project/getDetail?id=${one}`);
	expect(data).toMatchObject({ id: one, title: LAST });
	expect(await refusedAt(journey.portal(), "many-searched", { one: crypto.randomUUID() })).toEqual(["/one"]);
});

it("says of a list that is too long to be loaded how much of it is offered, and bids nobody to type for the rest", async () => {
	const { form, search } = await openList("loaded");
	await form.getByText("Only the first 1,000 are offered.").waitFor();
	await search.fill("Option 0");
	await expect.poll(() => form.getByRole("option").allTextContents()).toEqual(["Option 0"]);
	expect(await form.getByText(/Type more to find others/).count()).toBe(0);
	await search.fill(LAST);
	await form.getByText("Nothing found").waitFor();
});

it.each([
	["en-US", "“One of many”: your choice is no longer offered; please choose again", "Send"],
	["zh-CN", "“One of many”原来的选择已不再提供，请重新选择", "提交"],
])(
	"takes a choice away that another value made stale, says so, and has it refused everywhere (%s)",
	async (locale, gone, send) => {
		const page = await journey.openPreferring({ locale }, "/example/many-hanging");
		const form = exampleForm(page);
		const choose = (status: string) => form.getByRole("radio", { name: status }).check();
		await choose("active");
		const search = form.getByRole("combobox", { name: "One of many" });
		await search.click();
		await search.pressSequentially(LAST);
		await form.getByRole("option", { name: LAST }).click();
		await expect.poll(() => search.inputValue()).toBe(LAST);
		await choose("planned");
		await expect.poll(() => search.inputValue()).toBe("");
		await expect.poll(() => describedBy(search)).toContain(gone);
		await expect.poll(() => page.getByRole("main").getByRole("log").textContent()).toBe(gone);
		await goOn(page, send);
		expect(await listedErrors(page)).toHaveLength(1);
		const one = await idOf(LAST);
		expect(await refusedAt(journey.portal(), "many-hanging", { status: "planned", one })).toEqual(["/one"]);
		expect(await refusedAt(journey.portal(), "many-hanging", { status: "active", one })).toEqual([]);
	},
);
