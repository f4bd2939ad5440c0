import type { Page } from "playwright";
import { expect } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { type Finger, fingerOn } from "./finger.ts";

/** As wide as the palette needs beside the canvas. */
const WIDE = { width: 1366, height: 1024 };

/** The first questions, as they stand on the canvas. */
const order = (page: Page) =>
	page.locator("[data-spot]").evaluateAll((all) => all.slice(0, 4).map((one) => one.getAttribute("data-spot")));
const SHIPPED = ["/category", "/title", "/description", "/happened_on"];

/** Drags a question by its grip; the page stays where it is until the finger comes to an edge. */
async function dragOnTablet(page: Page, finger: Finger): Promise<void> {
	const title = page.locator("[data-spot='/title']");
	await title.tap({ position: { x: 20, y: 10 } });
	const grip = title.locator("[data-grip]");
	await finger.put(grip);
	await finger.moveOver(page.locator("[data-spot='/category']"), 4);
	await finger.lift();
	await expect.poll(() => order(page)).toEqual(["/title", "/category", ...SHIPPED.slice(2)]);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await page.getByRole("button", { name: "Undo" }).tap();
	await expect.poll(() => order(page)).toEqual(SHIPPED);

	await finger.put(grip);
	await finger.moveTo((page.viewportSize()?.height ?? 0) - 8);
	await page.waitForFunction(() => window.scrollY > 300);
	await finger.lose();
	await expect.poll(() => grip.getAttribute("data-dragged")).toBeNull();
	expect(await order(page)).toEqual(SHIPPED);
}

/** Drags a new question from the palette, which stands beside the form on a wide screen, to its place. */
async function dragFromPalette(page: Page, finger: Finger): Promise<void> {
	await page.setViewportSize(WIDE);
	await page.evaluate(() => window.scrollTo(0, 0));
	await finger.put(page.locator("[data-entry]", { hasText: "Short text" }).locator("[data-grip]"));
	await finger.moveOver(page.locator("[data-spot='/title']"), 4);
	await finger.lift();
	const added = expect.stringMatching(/^\/text/);
	await expect.poll(() => order(page)).toEqual(["/category", added, "/title", "/description"]);
	await page.getByRole("button", { name: "Undo" }).tap();
	await expect.poll(() => order(page)).toEqual(SHIPPED);
}

/** Drags a question in the structure of a phone; another way over the list scrolls the page. */
async function dragInStructure(page: Page, finger: Finger): Promise<void> {
	await page.setViewportSize(PHONE);
	await page.getByRole("button", { name: "Structure" }).tap();
	const row = (name: string) => page.getByRole("list", { name: "Structure" }).getByRole("button", { name });
	await row("What happened").scrollIntoViewIfNeeded();
	await finger.put(row("What happened").locator("[data-grip]"));
	await finger.moveOver(row("Title"), 4);
	await finger.lift();
	await expect.poll(() => order(page)).toEqual(["/category", "/description", "/title", "/happened_on"]);
	await page.getByText("All changes saved").waitFor();

	const before = await page.evaluate(() => window.scrollY);
	await finger.put(row("Where"));
	await finger.moveTo(60);
	await finger.lift();
	await page.waitForFunction((from) => window.scrollY > from, before);
	expect((await order(page))[1]).toBe("/description");
}

/**
 * Drags questions of the shipped complaint form by a finger: one by its grip on a tablet, a new one from the palette on a wide
 * screen, and one in the structure on a phone.
 */
export async function dragByFinger(page: Page): Promise<void> {
	await page.locator("[data-spot='/title']").waitFor();
	const finger = await fingerOn(page);
	await dragOnTablet(page, finger);
	await dragFromPalette(page, finger);
	await dragInStructure(page, finger);
}
