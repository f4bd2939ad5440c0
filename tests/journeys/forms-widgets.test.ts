import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { PHONE } from "../../scripts/browser.ts";
import { tabTo } from "./by-keyboard.ts";
import { fileDirectly, refusedAt, startExamples } from "./example-portal.ts";
import { exampleForm, goOn, listedErrors, sendExample, sentData } from "./form-page.ts";
import { speak } from "./in-both-languages.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startExamples();

const CARD = "11010519491231002X";

/** Half a date is none: it is said so and left standing, until it is whole or gone. */
async function typeHalfDates(page: Page): Promise<void> {
	const moment = page.getByLabel("When it happened");
	const wrong = () => listedErrors(page);
	await page.getByLabel(/^Day of birth/).fill("1990-01-01");
	await moment.click();
	await page.keyboard.type("03");
	await goOn(page, "Send");
	expect(await wrong()).toEqual(["“When it happened” must be a date and time"]);
	expect(await moment.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
	await moment.fill("2026-03-04T05:06");
	await page.getByLabel(/^Day of birth/).click();
	await page.keyboard.type("02311990");
	await page.keyboard.press("Enter");
	expect(await wrong()).toEqual(["“Day of birth” must be a date"]);
	await page.getByLabel(/^Day of birth/).fill("1990-02-28");
	await moment.click();
	await page.keyboard.press("Delete");
	await goOn(page, "Send");
	expect(await wrong()).toEqual(["“When it happened” must be a date and time"]);
	await moment.fill("");
}

/** The list of errors in Chinese, each by its field's title, which is the label of its input; and in English again. */
async function listInChinese(page: Page): Promise<void> {
	const form = exampleForm(page);
	await speak(page, "zh-CN");
	await form.getByRole("region", { name: /需要/ }).waitFor();
	const labelOf = (name: string) =>
		form.locator(`[id$=-${name}]`).evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent ?? "no label");
	const titles = await Promise.all(["visit", "mobile", "card", "sum", "mail", "site"].map(labelOf));
	const shown = await listedErrors(page);
	for (const title of titles) expect(shown).toContainEqual(expect.stringContaining(title));
	expect(shown.every((text) => /\p{Script=Han}/u.test(text))).toBe(true);
	await speak(page, "en-US");
}

it("checks formats, relative dates and half dates, alike on both sides, and says so in both languages", async () => {
	const page = await journey.open("/example/formats");
	const form = exampleForm(page);
	await typeHalfDates(page);
	const values: [RegExp, string][] = [
		[/^Day of birth/, "2999-01-01"],
		[/^Day of the visit/, "2001-01-01"],
		[/^Mobile number/, "12345"],
		[/^Identity card/, "110105194912310021"],
		[/^Amount/, "0.075"],
		[/^Email/, "nobody"],
		[/^Web address/, "not an address"],
		[/^When it happened/, "2999-01-01T08:30"],
	];
	for (const [label, value] of values) await form.getByLabel(label).fill(value);
	await goOn(page, "Send");
	const shown = await listedErrors(page);
	expect(shown[0]).toBe("You must be 18 or older.");
	for (const [place, [label]] of values.slice(1).entries())
		expect(shown[place + 1]).toMatch(new RegExp(label.source.replace("^", "^“")));
	expect(shown).toHaveLength(values.length);
	await listInChinese(page);
	const wrong = {
		born: "2999-01-01",
		visit: "2001-01-01",
		mobile: "12345",
		card: "110105194912310021",
		sum: 0.075,
		mail: "nobody",
		site: "x",
		at: "25:00",
		moment: "2999-01-01T08:30:00Z",
	};
	expect(await refusedAt(journey.portal(), "formats", wrong)).toEqual(Object.keys(wrong).map((name) => `/${name}`));
	const right = ["1990-05-01", "2999-01-01", "13800000000", CARD, "1,250.07", "a@example.com", "https://example.com"];
	right.push("2026-01-02T08:30");
	for (const [place, [label]] of values.entries()) await form.getByLabel(label).fill(right[place] ?? "");
	await form.getByLabel("Time of day").fill("08:30");
	const sent = await sentData(page, () => sendExample(page));
	expect(sent).toMatchObject({ sum: 1250.07, card: CARD });
	expect(String(sent.moment)).toMatch(/^2026-01-0\dT.*Z$/);
});

/** The colour in a picture's corner: paper where it has any. */
const cornerOf = (picture: Locator) =>
	picture.evaluate(async (image) => {
		if (!(image instanceof HTMLImageElement)) return [];
		await image.decode();
		const pen = document.createElement("canvas").getContext("2d");
		pen?.drawImage(image, 0, 0);
		return [...(pen?.getImageData(1, 1, 1, 1).data ?? [])];
	});

it("signs by rendering, which can be cleared and rendered anew, and is asked for by the server too", async () => {
	const page = await journey.open("/example/rating-signature", { viewport: PHONE });
	const form = exampleForm(page);
	await form.getByRole("radio", { name: "3 of 5" }).check({ force: true });
	const use = form.getByRole("button", { name: "Use this signature" });
	const area = form.getByRole("img", { name: "Drawing area for Your signature" });
	const draw = async () => {
		await area.scrollIntoViewIfNeeded();
		const { x = 0, y = 0, width = 0, height = 0 } = (await area.boundingBox()) ?? {};
		await page.mouse.move(x + width / 4, y + height / 2);
		await page.mouse.down();
		await page.mouse.move(x + width / 2, y + height / 4, { steps: 5 });
		await page.mouse.move(x + (width * 3) / 4, y + height / 2, { steps: 5 });
		await page.mouse.up();
	};
	await expect.poll(() => use.isDisabled()).toBe(true);
	await draw();
	await expect.poll(() => use.isDisabled()).toBe(false);
	await form.getByRole("button", { name: "Clear", exact: true }).click();
	await expect.poll(() => use.isDisabled()).toBe(true);
	await draw();
	await form.getByText(/^Not signed yet/).waitFor();
	await use.click();
	await form.getByRole("button", { name: "Remove signature.png" }).waitFor();
	expect(await cornerOf(form.locator("li img"))).toEqual([255, 255, 255, 255]);
	const sent = await sentData(page, () => sendExample(page));
	const stored = await inDatabase(journey.portal(), (db) =>
		db.selectFrom("upload").select("name").where("id", "=", String(sent.signature)).executeTakeFirst(),
	);
	expect(stored?.name).toBe("signature.png");
	expect(await refusedAt(journey.portal(), "rating-signature", { stars: 6 })).toEqual(["/stars", "/signature"]);
	const { data } = await fileDirectly(journey.portal(), "rating-signature", { stars: 3 });
	expect(data).toEqual({ errors: [{ pointer: "/data/signature", message: "“Your signature” is required" }] });
});

it("shows hints with lists, links and pictures, and a consent that the space key gives and its link does not", async () => {
	const page = await journey.open("/example/hints");
	const form = exampleForm(page);
	const picture = form.getByRole("img", { name: "The sign on the meter" });
	await expect
		.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
		.toBeGreaterThan(0);
	expect(await form.getByRole("listitem").filter({ hasText: "last bill" }).locator("strong").count()).toBe(1);
	await form.getByLabel(/^Meter number/).fill("12345678");
	await goOn(page, "Send");
	expect(await listedErrors(page)).toEqual(["Please agree, or call us instead."]);
	expect(await form.getByRole("link", { name: "How to read a meter" }).getAttribute("href")).toBe("/index/index");
	const link = form.getByRole("link", { name: "How your data is used" });
	expect(await link.getAttribute("href")).toBe("/index/index");
	expect(await form.locator("label").filter({ has: link }).count()).toBe(0);
	await form.getByLabel(/^Meter number/).focus();
	await tabTo(page, form.getByRole("checkbox"));
	await page.keyboard.press("Space");
	await tabTo(page, link);
	expect(await sentData(page, () => sendExample(page))).toMatchObject({ number: "12345678", agreed: true });
	expect(await refusedAt(journey.portal(), "hints", { number: "12345678", agreed: false })).toEqual(["/agreed"]);
});

it("has the server take what its operation offers, and of what depends on another value only what that leads to", async () => {
	const { data } = await journey.request("report/api.Project/getList?limit=1");
	const { id, title } = asObject(asArray(asObject(data).list)[0]);
	const keyword = String(title).slice(0, 6);
	const refused = (changed: object) =>
		refusedAt(journey.portal(), "remote-options", { keyword, project: id, ...changed });
	expect(await refused({})).toEqual([]);
	expect(await refused({ project: "made-up" })).toEqual(["/project"]);
	expect(await refused({ keyword: "zzqx" })).toEqual(["/project"]);
	expect(await refused({ other: "made-up" })).toEqual(["/other"]);
});
