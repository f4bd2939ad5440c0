import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { hasFocus, tabTo } from "./by-keyboard.ts";
import { refusedAt, startExamples } from "./example-portal.ts";
import { describedBy, exampleForm, sendExample, sentData } from "./form-page.ts";

const journey = startExamples();

const HOME = { region: "331082", detail: "Ziyang Street 1" };

const locate = (form: Locator) => form.getByRole("button", { name: "Use my position" });
const words = (form: Locator) => form.getByLabel("Where it is, in words");
const announced = (page: Page, text: string) =>
	page.getByRole("log").filter({ hasText: text }).waitFor({ state: "attached" });

/** Answers all but the place by keys. */
async function typeHome(page: Page, form: Locator): Promise<void> {
	await form.getByLabel("Region, level 1").focus();
	for (const [level, key] of ["Z", "T", "L"].entries()) {
		if (level > 0) await tabTo(page, form.getByLabel(`Region, level ${level + 1}`));
		await page.keyboard.type(key);
	}
	await tabTo(page, form.getByLabel("Street and number"));
	await page.keyboard.type(HOME.detail);
}

/** Has the device tell its position, or refuse to. */
async function letTell(page: Page, permissions: string[]): Promise<void> {
	await page.context().grantPermissions(permissions);
	await page.context().setGeolocation({ latitude: 28.858421, longitude: 121.144613 });
}

it("asks an address by regions and a place by the device's position and words, by keys alone and telling nobody else; says that a position was refused and what to do; takes one back, the focus staying with the question", async () => {
	const page = await journey.open("/example/places");
	const elsewhere: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith(journey.portal().url)) elsewhere.push(request.url());
	});
	const form = exampleForm(page);
	const position = form.getByText("28.858421, 121.144613");
	await letTell(page, []);
	await typeHome(page, form);
	await tabTo(page, locate(form));
	await page.keyboard.press("Enter");
	const why = /^This site may not ask for your position\./;
	await form.getByRole("alert").filter({ hasText: why }).waitFor();
	expect(await describedBy(locate(form))).toMatch(why);
	await letTell(page, ["geolocation"]);
	await page.keyboard.press("Enter");
	await announced(page, "Position found");
	await position.waitFor();
	await tabTo(page, form.getByRole("button", { name: "Remove the position" }));
	await page.keyboard.press("Enter");
	await announced(page, "Position removed");
	expect(await position.count()).toBe(0);
	await expect.poll(() => hasFocus(locate(form))).toBe(true);
	await page.keyboard.press("Enter");
	await position.waitFor();
	await tabTo(page, words(form));
	await page.keyboard.type("By the old wall");
	expect(await sentData(page, () => sendExample(page))).toEqual({
		category: "suggestion",
		home: HOME,
		spot: { latitude: 28.858421, longitude: 121.144613, text: "By the old wall" },
	});
	expect(elsewhere).toEqual([]);
});

it("has the server refuse a region and a position that are none", async () => {
	const refused = (values: object) => refusedAt(journey.portal(), "places", { home: HOME, ...values });
	expect(await refused({ home: { ...HOME, region: "999999" } })).toEqual(["/home/region"]);
	expect(await refused({ spot: { latitude: 200, longitude: 0 } })).toEqual(["/spot/latitude"]);
});
