import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { storedOnDevice } from "./device-drafts.ts";
import { during } from "./during.ts";
import { startExamples } from "./example-portal.ts";
import { exampleForm, portalListens, sentData } from "./form-page.ts";
import { WAIT } from "./journey.ts";

const journey = startExamples();

/** A real PNG of one pixel. */
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

/** A form as the server rendered it, and what has the portal's code come. */
type Prerendered = { page: Page; form: Locator; arrive(): Promise<void> };

const LOOK = `[${PRERENDER_MARKS.root}]`;

/** Waits until a page comes rendered: one that took the server too long to render does so the next time. */
async function rendered(path: string): Promise<string> {
	const url = journey.portal().url + path;
	const sent = async () => (await fetch(url, { headers: { accept: "text/html" } })).text();
	await expect.poll(sent, WAIT).toContain(`${PRERENDER_MARKS.root}="`);
	return url;
}

/** Opens the form as the server rendered it, with none of the portal's scripts yet: they come once `arrive` is called. */
async function openPrerendered(path = "/example/drawn"): Promise<Prerendered> {
	const url = await rendered(path);
	const page = await journey.blank();
	const scripts = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.goto(url, { waitUntil: "commit" });
	await page.locator(`${LOOK} form`).waitFor();
	const arrive = async () => {
		scripts.resolve();
		await portalListens(page);
	};
	return { page, form: exampleForm(page), arrive };
}

async function response(form: Locator): Promise<void> {
	await form.getByLabel("Street").fill("Maple Road");
	await form.getByLabel("What is wrong").fill("Two lamps\nare dark.");
	await form.getByLabel("District").selectOption("South");
	await form.getByLabel("By phone").check();
	await form.getByLabel("It is urgent").check();
	await form.getByLabel("Tell the neighbours").uncheck();
	await form.getByLabel("Number of lamps").fill("2");
	await form.getByLabel("Seen on").fill("2026-03-01");
}

const VALUES = {
	street: "Maple Road",
	text: "Two lamps\nare dark.",
	district: "South",
	by: "phone",
	urgent: true,
	tell: false,
	lamps: 2,
	seen: "2026-03-01",
};

/** Opens the form while the line goes down before the portal's code has come: that comes once `arrive` is called. */
async function openWithoutLine(): Promise<Prerendered> {
	const url = await rendered("/example/drawn");
	const page = await journey.blank();
	let line = false;
	await page.route("**/assets/index-*.js", (route) => (line ? route.continue() : route.abort("internetdisconnected")));
	await during(page.waitForEvent("requestfailed"), () => page.goto(url, { waitUntil: "commit" }));
	const arrive = async () => {
		line = true;
		await page.context().setOffline(true);
		await page.context().setOffline(false);
		await portalListens(page);
	};
	return { page, form: exampleForm(page), arrive };
}

it("knows all that was answered before the portal has come, also where the line went down meanwhile, with the caret where it was", async () => {
	const { page, form, arrive } = await openWithoutLine();
	await response(form);
	await form.getByLabel("Photos").setInputFiles({ name: "lamp.png", mimeType: "image/png", buffer: PNG });
	const street = form.getByLabel("Street");
	await street.focus();
	await page.keyboard.press("Home");
	await arrive();
	await page.keyboard.type("12 ");
	expect(await street.inputValue()).toBe("12 Maple Road");
	await form.getByLabel("Why is it urgent").fill("It is a school's way");
	await form.getByRole("button", { name: /Remove/ }).waitFor();
	const sent = await sentData(page, () => form.getByRole("button", { name: "Send" }).click());
	const since = { street: "12 Maple Road", why: "It is a school's way" };
	expect(sent).toEqual({ category: "suggestion", ...VALUES, ...since, photos: [expect.any(String)] });
});

it("sends what was answered and sent before the portal has come, once, with nothing of it in the address", async () => {
	const { page, form, arrive } = await openPrerendered();
	await response(form);
	await form.getByLabel("It is urgent").uncheck();
	const sendings: string[] = [];
	page.on("request", (request) => request.url().endsWith("/api.Messages/index") && sendings.push(request.url()));
	for (let presses = 0; presses < 2; presses++) await form.getByRole("button", { name: "Send" }).click();
	const address = page.url();
	const sent = await sentData(page, arrive);
	const { urgent: _, ...others } = VALUES;
	expect(sent).toEqual({ category: "suggestion", ...others });
	await form.waitFor({ state: "detached" });
	expect(sendings).toHaveLength(1);
	expect(new URL(page.url()).search).toBe("");
	expect(address).toBe(page.url());
});

it("starts no draft of a form that nobody has answered", async () => {
	const page = await journey.blank();
	for (const path of ["/report/index?form=complaint", "/example/computed", "/example/drawn"]) {
		await journey.go(page, path);
		await page.waitForLoadState("networkidle");
		expect(await storedOnDevice(page)).toBe("[]");
		expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(expect.stringContaining("draft"));
	}
	await page.reload();
	await portalListens(page);
	expect(await page.locator("html.not-prerendered").count()).toBe(0);
});

it("knows what was answered in the parts of a form, and adds the row that was asked for, once its code has come", async () => {
	const { page, form, arrive } = await openPrerendered("/example/drawn-parts");
	await form.getByLabel("Corner").fill("North");
	await form.getByLabel("Name").fill("Ann");
	await form.getByRole("button", { name: "Add Person" }).click();
	await arrive();
	await form.getByLabel("Name").nth(1).fill("Bo");
	const sent = await sentData(page, () => form.getByRole("button", { name: "Send" }).click());
	expect(sent).toMatchObject({ place: { corner: "North" }, people: [{ name: "Ann" }, { name: "Bo" }] });
});

it("opens the choices of a question that was pressed before the portal has come, keeps as a draft what was answered, and then shows that, not the empty form", async () => {
	const { page, form, arrive } = await openPrerendered();
	const search = form.getByRole("combobox", { name: "Colour" });
	await form.getByLabel("Street").fill("Maple Road");
	await search.click();
	await arrive();
	await form.getByRole("option", { name: "Colour 7" }).click();
	expect(await search.inputValue()).toBe("Colour 7");
	await page.reload();
	await page
		.getByText(/restored/i)
		.first()
		.waitFor();
	expect(await page.locator("html").getAttribute("class")).toContain("not-prerendered");
	expect(await form.getByLabel("Street").inputValue()).toBe("Maple Road");
	const sent = await sentData(page, () => form.getByRole("button", { name: "Send" }).click());
	expect(sent).toMatchObject({ street: "Maple Road", colour: "Colour 7" });
});
