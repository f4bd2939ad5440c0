import type { Page } from "playwright";
import { expect, it } from "vitest";
import { applyEdits } from "../../schemas/edits/apply-edits.ts";
import { isEdit } from "../../schemas/edits/checks.gen.ts";
import { readShipped } from "../../schemas/edits/shipped.fixture.ts";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { valueAt } from "../../schemas/json/pointer.ts";
import { PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { type Session, signIn } from "../../scripts/sign-in.ts";
import { draftApi } from "./draft-release.ts";
import { handledCase } from "./handled-case.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { saved, word } from "./studio-form.ts";

const journey = startJourney();

let session: Promise<Session> | undefined;

async function administrator() {
	session ??= signIn(journey.portal(), ADMIN_MOBILE);
	return { session: await session, api: draftApi(journey, await session) };
}

const part = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

// The canvas shows the newest published case. Should another journey publish one without a reply, it is not drawn.
const partDrawnOrNot = (page: Page, name: string) =>
	page.getByRole("button", {
		name: new RegExp(`^(Part of the view: ${name}|${name} \\((not shown|folded away at this width)\\))$`),
	});

const chosen = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true }).waitFor();

/** A shipped view with the edits that the server has of a draft release. */
async function viewOf(id: string, path: string): Promise<JsonObject> {
	const { api } = await administrator();
	const edits = asArray((await api.read(`draft-releases/${id}`)).edits).filter(isEdit);
	const { documents, refused } = applyEdits(readShipped().documents, edits);
	expect(refused).toEqual([]);
	return asObject(documents[path]);
}

const labelsAt = (view: JsonObject, pointer: string) =>
	asArray(valueAt(view, pointer)).map((one) => asObject(one).label);

/** On a wide screen: parts of a list are worded, added, moved and removed where they are drawn. */
async function changeList(page: Page, id: string): Promise<void> {
	await part(page, "Column: Category").click({ position: { x: 20, y: 60 } });
	await chosen(page, "Category");
	// Its mark of what must be given belongs to a label's text.
	await page.getByLabel(/^Label/).fill("Kind of case");
	await page.getByLabel(/^What of the data/).selectOption({ label: "Category › Code" });
	await part(page, "Column: Kind of case").press("Alt+ArrowRight");
	await expect.poll(() => part(page, "Column: Kind of case").getAttribute("data-spot"), WAIT).toBe("/columns/2");
	// Beside the palette and the settings the table is wider than its room: a column out of sight is listed below.
	await page.getByRole("button", { name: /^Column: Rating \((not shown|folded away at this width)\)$/ }).click();
	await chosen(page, "Rating");
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await part(page, "Filter: Filed from").click();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await page.locator("[data-entry=ViewFilter]").click();
	await chosen(page, "From");
	await part(page, "Part of the view: Order to choose").click();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await page.locator("[data-entry=ViewSort]").click();
	await chosen(page, "Order to choose");
	await saved(page);

	const view = await viewOf(id, "views/messages.json");
	expect(labelsAt(view, "/columns")).toEqual(["Case", "Status", "Kind of case", "Filed on", "Replied on"]);
	expect(valueAt(view, "/columns/2/value/bind")).toBe("/item/category/code");
	expect(labelsAt(view, "/filters").toSorted()).toEqual([
		"Category",
		"Filed up to",
		"From",
		"Project",
		"Search cases",
		"Status",
	]);
	expect(labelsAt(view, "/sort/choices")).toEqual(["Newest", "Oldest", "Replied"]);
}

/** On a phone: a filter that is folded away there is pointed at, too. */
async function changeFolded(page: Page, id: string): Promise<void> {
	await part(page, "Filter: Status (folded away at this width)").tap();
	await chosen(page, "Status");
	await page.getByLabel(/^Name/).selectOption({ label: "Sort" });
	await saved(page);
	const filters = asArray(valueAt(await viewOf(id, "views/messages.json"), "/filters")).map(asObject);
	expect(filters.find(({ name }) => name === "sort")).toEqual({
		name: "sort",
		label: "Sort",
		widget: "select",
		choices: [
			{ value: "newest", label: "Newest" },
			{ value: "oldest", label: "Oldest" },
			{ value: "replied", label: "Replied" },
		],
	});
}

/** The same of a detail view. */
async function changeDetail(page: Page, id: string): Promise<void> {
	await part(page, "Fact: Official reply by").tap();
	await chosen(page, "Official reply by");
	await page.getByRole("button", { name: "Move down" }).tap();
	await part(page, "Part of the view: Timeline").tap();
	await word(page, "Title", "What was done");
	await partDrawnOrNot(page, "Text of it").tap();
	await chosen(page, "Text of it");
	await page.getByRole("button", { name: "Remove", exact: true }).tap();
	await part(page, "Part of the view: Head").tap({ position: { x: 10, y: 10 } });
	await chosen(page, "Head");
	expect(await page.getByRole("button", { name: "Remove", exact: true }).count()).toBe(0);
	await saved(page);

	const view = await viewOf(id, "views/message.json");
	expect(labelsAt(view, "/groups/0/fields").slice(2, 5)).toEqual(["Filed on", "Replied on", "Official reply by"]);
	expect([view.body, view.body_title, valueAt(view, "/timeline/title")]).toEqual([
		undefined,
		undefined,
		"What was done",
	]);
}

it("filters, order and columns of a list, and head, facts, text and timeline of a detail view are pointed at where they are drawn: worded, added, moved, removed; on a phone, too, also where they are folded away", async () => {
	const { session: admin, api } = await administrator();
	await handledCase(journey);
	const id = await api.drafted("Fewer columns and facts");
	const page = await journey.openAs(admin, `/admin/studio/${id}/document/views/messages.json`, { hasTouch: true });
	await changeList(page, id);
	await page.setViewportSize(PHONE);
	await changeFolded(page, id);
	await leadTo(page, `/admin/studio/${id}/document/views/message.json`);
	await changeDetail(page, id);
});
