import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { fileDirectly, refusedAt, startExamples, storedDirectly } from "./example-portal.ts";
import { describedBy, exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { speak } from "./in-both-languages.ts";

const journey = startExamples();

it("has the server ask for fields and sections while they matter, drop what is hidden, and say the author's own words", async () => {
	const portal = journey.portal();
	const hidden = { by: "mail", phone: "13800000000", place: { street: "Maple Road" } };
	expect(await storedDirectly(portal, "conditional", hidden)).toEqual({ category: "suggestion", by: "mail" });
	const lacking = await fileDirectly(portal, "conditional", { by: "mail", urgent: true });
	expect(JSON.stringify(lacking.data)).toContain("/data/place");
	expect(JSON.stringify(lacking.data)).toContain("“Why is it urgent?” is required");
	const wrong = await fileDirectly(portal, "errors", { plate: "AB12C", seats: 12 });
	expect(wrong.data).toEqual({ errors: [{ pointer: "/data/seats", message: "A car has at most nine seats." }] });
});

it("has the server follow JSON Schema's own conditions, and drop what they ask no longer", async () => {
	const portal = journey.portal();
	const places = await refusedAt(portal, "dependents", { card: "1234", abroad: true });
	expect(places.sort()).toEqual(["/country", "/holder"]);
	const stale = { abroad: false, country: "France", valid: "2030-01-31" };
	expect(await storedDirectly(portal, "dependents", stale)).toEqual({ category: "suggestion", abroad: false });
	expect(await refusedAt(portal, "dependents", { ...stale, other: "x" })).toEqual(["/other"]);
});

it("has the server take titled choices and alternatives of structure, and nothing between them", async () => {
	const refused = (values: object) => refusedAt(journey.portal(), "choices", { where: "in", ...values });
	expect(await refused({})).toEqual([]);
	expect(await refused({ where: "up" })).toEqual(["/where"]);
	expect(await refused({ days: ["su"] })).toEqual(["/days/0"]);
	expect(await refused({ who: { kind: "firm", name: "Li Na" } })).toEqual(["/who/firm"]);
	expect(await refused({ reach: { mail: "nobody" } })).toEqual(["/reach/mail"]);
	const left = { where: "in", who: {}, reach: {} };
	expect(await storedDirectly(journey.portal(), "choices", left)).toEqual({ category: "suggestion", where: "in" });
});

/** Adds rows up to the most; what says why there can be no more says so in both languages, and goes with a row. */
async function addToTheMost(page: Page): Promise<void> {
	const form = exampleForm(page);
	const rows = form.getByRole("button", { name: /^(Remove|移除)/ });
	const why = form.getByText(/^(No more can be added: at most 5|已达上限)/);
	expect(await why.count()).toBe(0);
	for (let row = await rows.count(); row < 5; row++) {
		await form.getByRole("button", { name: "Add a place" }).click();
		await expect.poll(() => rows.count()).toBe(row + 1);
	}
	for (const [locale, label, words] of [
		["zh-CN", "添加地点", "已达上限：最多 5 项，不能再添加。"],
		["en-US", "Add a place", "No more can be added: at most 5."],
	] as const) {
		await speak(page, locale);
		const add = form.getByRole("button", { name: label });
		await expect.poll(() => describedBy(add)).toBe(words);
		await add.focus();
		await page.keyboard.press("Enter");
		expect(await rows.count()).toBe(5);
	}
	await rows.last().click();
	await why.waitFor({ state: "detached" });
}

it("adds, orders and removes rows by keyboard, between the least and the most, and says in both languages why there can be no more", async () => {
	const page = await journey.open("/example/repeat-group");
	const form = exampleForm(page);
	await goOn(page, "Send");
	expect(await listedErrors(page)).toEqual(["Place 1: “Address” is required", "Place 1: “What is wrong?” is required"]);
	expect(await form.getByRole("button", { name: "Remove: Place 1" }).getAttribute("aria-disabled")).toBe("true");
	await form.getByLabel(/^Address/).fill("First Street");
	const add = form.getByRole("button", { name: "Add a place" });
	await add.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Second Street");
	await form.getByRole("group", { name: "Place 2: Second Street" }).waitFor();
	await form.getByRole("button", { name: "Move up: Place 2" }).focus();
	await page.keyboard.press("Space");
	await form.getByRole("group", { name: "Place 1: Second Street" }).waitFor();
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
		.toBe("Move up: Place 1");
	await add.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Third Street");
	await form.getByRole("group", { name: "Place 3: Third Street" }).waitFor();
	await form.getByRole("button", { name: "Remove: Place 3" }).focus();
	await page.keyboard.press("Enter");
	const before = form.getByRole("group", { name: "Place 2: First Street" });
	await expect.poll(() => before.evaluate((row) => row === document.activeElement)).toBe(true);
	await addToTheMost(page);
	for (const row of [4, 3]) await form.getByRole("button", { name: `Remove: Place ${row}` }).click();
	for (const row of [1, 2]) {
		const group = form.getByRole("group", { name: `Place ${row}:` });
		await group.getByLabel(row === 1 ? "A hole" : "Something else").check();
	}
	await form.getByLabel(/^What else/).fill("A lamp");
	expect(await sentData(page, () => sendExample(page))).toMatchObject({
		places: [
			{ address: "Second Street", kind: "hole" },
			{ address: "First Street", kind: "other", other: "A lamp" },
		],
	});
	const six = Array.from({ length: 6 }, () => ({ address: "a", kind: "hole" }));
	expect(await refusedAt(journey.portal(), "repeat-group", { places: six })).toEqual(["/places"]);
	const none = await fileDirectly(journey.portal(), "repeat-group", { places: [] });
	expect(none.data).toEqual({ errors: [{ pointer: "/data/places", message: "Please give at least one place." }] });
});

/** Waits until a question is answered so: the server renders a form for nobody, and what is known of its reader follows. */
const untilShows = (form: Locator, label: string | RegExp, value: string) =>
	expect.poll(() => form.getByLabel(label).inputValue()).toBe(value);

it("starts with what the user, the query, the configuration and the schema say", async () => {
	const session = await journey.newSession();
	const { data } = await journey.request("api/Configs/getAll?key=base");
	const page = await journey.openAs(session, "/example/prefill?topic=Lamps&lamps=3");
	const form = exampleForm(page);
	await untilShows(form, /^Topic/, "Lamps");
	await untilShows(form, /^How many lamps/, "3");
	await untilShows(form, "What shall we call you?", String(session.user_info.nickname));
	await untilShows(form, "The service centre's number", String(asObject(data).service_phone));
	expect(await form.getByLabel("By phone").isChecked()).toBe(true);
});

it("computes values, says live answers in texts, calculates amounts by row and in all as one types, holds the total to its limit, and has the server calculate anew", async () => {
	const page = await journey.open("/example/computed");
	const form = exampleForm(page);
	await form.getByText("Goes after the given name.").waitFor();
	await form.getByLabel(/^Given name/).fill("Na");
	await form.getByText("Goes after Na.").waitFor();
	await form.getByLabel(/^Family name/).fill("Li");
	await form.getByRole("status").filter({ hasText: "Na Li" }).waitFor();
	for (const [place, [count, price]] of [
		["3", "19.99"],
		["1", "0.07"],
	].entries()) {
		await form.getByRole("button", { name: "Add a purchase" }).click();
		const row = form.getByRole("group", { name: `Purchase ${place + 1}` });
		await row.getByLabel(/^How many/).fill(count ?? "");
		await row.getByLabel(/^Price each/).fill(price ?? "");
	}
	const reckoned = (name: string) => form.getByRole("status", { name, exact: true });
	await reckoned("Cost").first().filter({ hasText: "CN¥59.97" }).waitFor();
	await reckoned("Total cost").filter({ hasText: "CN¥60.04" }).waitFor();
	await form
		.getByLabel(/^How many/)
		.first()
		.fill("60");
	await goOn(page, "Send");
	expect(await listedErrors(page)).toEqual(["That is more than is paid back."]);
	await form.getByRole("button", { name: "Remove: Purchase 1" }).click();
	const sent = await sentData(page, () => sendExample(page));
	expect(sent).toMatchObject({ full: "Na Li", things: [{ count: 1, price: 0.07, cost: 0.07 }], total: 0.07 });
	const forged = { first: "A", last: "B", total: 1, things: [{ count: 60, price: 19.99, cost: 1 }] };
	expect((await fileDirectly(journey.portal(), "computed", forged)).data).toEqual({
		errors: [{ pointer: "/data/total", message: "That is more than is paid back." }],
	});
	const renamed = { first: "Na", last: "Li", full: "Somebody else" };
	expect(await storedDirectly(journey.portal(), "computed", renamed)).toMatchObject({ full: "Na Li" });
});
