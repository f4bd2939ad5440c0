import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { asString } from "../../schemas/json/json.ts";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { axeFinds } from "./axe-finds.ts";
import { tabTo } from "./by-keyboard.ts";
import { startDesk } from "./case-desk.ts";
import { remembered, startJourney } from "./journey.ts";

const journey = startJourney();
const desk = startDesk(journey);

const chinese = ["zh-CN", "zh-CN.staff"].map((name) => {
	const file = fileURLToPath(new URL(`../../schemas/documents/messages/${name}.json`, import.meta.url));
	return JSON.parse(readFileSync(file, "utf8")).messages;
});

/** How a desk is looked at: its language, width and colours. */
const LOOKS = {
	english: { locale: "en-US", viewport: DESKTOP, color_mode: "light", in: (text: string) => text },
	chinese: {
		...({ locale: "zh-CN", viewport: PHONE, color_mode: "dark" } as const),
		in: (text: string) => asString(chinese.find((messages) => text in messages)?.[text]) ?? text,
	},
} as const;
type Look = (typeof LOOKS)[keyof typeof LOOKS];

/** All that opens a window over a case that was accepted. */
const OF_CASE = [
	...["Ask for information", "Assign", "Change the category", "Give more time", "Link or merge", "Split"],
	...["Supervise", "Write a note"],
];

/** Opens a page of the desk as the official sees it in a look. */
async function open(path: string, { locale, viewport, color_mode }: Look): Promise<Page> {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const storageState = remembered(journey.portal().url, { session, preferences: { locale, color_mode } });
	const page = await journey.open(path, { viewport, storageState });
	await shown(page);
	return page;
}

async function shown(page: Page): Promise<void> {
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.waitForFunction(() => document.querySelector(".pt-skeleton, main [aria-busy=true]") === null);
}

/** Finds by its name in the palette what the page offers, and does it: no pointer is needed for anything. */
async function byPalette(page: Page, name: string): Promise<void> {
	await page.keyboard.press("Control+k");
	const palette = page.getByRole("dialog");
	await palette.getByRole("combobox").fill(name);
	const option = palette.getByRole("option").filter({ hasText: name }).first();
	await option.waitFor();
	const place = await palette.getByRole("option").evaluateAll((all, text) => {
		const named = (one: Element) => (one.firstChild?.textContent ?? "").trim() === text;
		return all.findIndex(named);
	}, name);
	expect(place, `${name} is in the palette`).toBeGreaterThanOrEqual(0);
	for (let down = 0; down < place; down++) await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
}

/** What is wrong with what is on the screen. */
async function faults(page: Page, place: string): Promise<string[]> {
	const found = (await axeFinds(page)).map(({ id, nodes }) => `${place}: ${id} at ${nodes.map(({ html }) => html)}`);
	const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	return over > 0 ? [...found, `${place}: wider by ${over} px`] : found;
}

describe.each(Object.entries(LOOKS))("in %s", (_name, look) => {
	it("opens each window over a case from the palette, and axe finds nothing in it", async () => {
		const { id } = await desk().file(`Windows ${crypto.randomUUID()}`);
		await desk().handle(id, ["accept", "dispatch"]);
		const page = await open(`/admin/desk/case?id=${id}`, look);
		for (const label of OF_CASE.map(look.in)) {
			await byPalette(page, label);
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("heading").first().waitFor();
			expect(await faults(page, label)).toEqual([]);
			await page.keyboard.press("Escape");
			await dialog.waitFor({ state: "detached" });
		}
	});

	it("shows the other pages of the desk and its content with nothing that axe finds", async () => {
		const page = await open("/admin/desk/overview", look);
		const { id } = await desk().file(`Pages ${crypto.randomUUID()}`);
		const paths = ["overview", "filing", `share?id=${id}`].map((end) => `/admin/desk/${end}`);
		const content = ["article", "project", "notices"].map((kind) => `/admin/content/${kind}`);
		for (const path of [...paths, ...content]) {
			await page.goto(journey.portal().url + path);
			await shown(page);
			expect(await faults(page, path)).toEqual([]);
		}
	});
});

it("leads from an address that there is not at the desk back to the desk, in either language", async () => {
	for (const look of Object.values(LOOKS)) {
		const page = await open("/admin/desk/nowhere", look);
		const main = page.getByRole("main");
		await main.getByRole("heading", { level: 1, name: look.in("This page does not exist") }).waitFor();
		const ways = await main.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(ways).toContain("/admin/desk/mine");
		expect(ways.filter((way) => !way?.startsWith("/admin/desk"))).toEqual([]);
		expect(await faults(page, "not found")).toEqual([]);
		await main.getByRole("searchbox").fill("lamp");
		await main.getByRole("searchbox").press("Enter");
		await page.waitForURL(/\/admin\/desk\?keyword=lamp$/);
	}
});

it("takes a step over many cases, saves a view, sets a filter and supervises by keyboard alone", async () => {
	const title = `Keys ${crypto.randomUUID().slice(0, 8)}`;
	const [first] = [await desk().file(title), await desk().file(title)];
	const page = await open(`/admin/desk?${new URLSearchParams({ keyword: title })}`, LOOKS.english);
	await page.getByText("Cases that match: 2").waitFor();
	await byPalette(page, "Do something with all of them");
	const dialog = page.getByRole("dialog");
	await tabTo(page, dialog.getByRole("radio", { name: "Give them to somebody" }));
	await page.keyboard.press("ArrowDown");
	await tabTo(page, dialog.getByRole("radio", { name: "Urgent", exact: true }));
	await page.keyboard.press("Space");
	await tabTo(page, dialog.getByRole("button", { name: "Begin", exact: true }));
	await page.keyboard.press("Enter");
	await page.getByText("2 done, 0 not possible").waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });

	await byPalette(page, "Go to the field Priority");
	await page.locator("select:focus").waitFor();
	await page.keyboard.type("Urgent");
	await page.waitForURL(/priority=urgent/);
	await byPalette(page, "Save this view");
	await tabTo(page, page.getByLabel("Name of the view"));
	await page.keyboard.type(title);
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: title, exact: true }).first().waitFor();

	await journey.go(page, `/admin/desk/case?id=${first.id}`);
	await shown(page);
	await byPalette(page, "Supervise");
	await tabTo(page, dialog.getByLabel("Why you supervise it"));
	await page.keyboard.type("The mayor asks for it.");
	await tabTo(page, dialog.getByRole("button", { name: "Supervise", exact: true }));
	await page.keyboard.press("Enter");
	await page.getByText(/^Supervised by .+ since /).waitFor();
});
