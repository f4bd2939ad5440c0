import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { during } from "./during.ts";
import { exampleForm } from "./form-page.ts";

const PLATE = /^Number plate/;

/** The one question of the example with a number plate that the drafts' journeys type into. */
export const plateInput = (page: Page) => exampleForm(page).getByLabel(PLATE);

/** What stands in it. */
export const plateOf = (page: Page): Promise<string> => plateInput(page).inputValue();

/** Waits until something stands in it. */
export const untilPlate = (page: Page, plate: string) =>
	expect.poll(() => plateOf(page), { timeout: 12_000 }).toBe(plate);

/**
 * All that the page's origin keeps in IndexedDB, as JSON. A database that the portal has not made yet is not opened: that
 * would make it, and without the store that the portal looks for.
 */
export const storedOnDevice = (page: Page): Promise<string> => onDevice(page, "getAll");

/** The names under which it keeps that, as JSON. */
export const namesOnDevice = (page: Page): Promise<string> => onDevice(page, "getAllKeys");

const onDevice = (page: Page, requested: "getAll" | "getAllKeys"): Promise<string> =>
	page.evaluate(async (requested) => {
		const made = await indexedDB.databases();
		if (!made.some(({ name }) => name === "keyval-store")) return "[]";
		const database = await new Promise<IDBDatabase>((resolve) => {
			const request = indexedDB.open("keyval-store");
			request.onsuccess = () => resolve(request.result);
		});
		const all = await new Promise<unknown[]>((resolve) => {
			const request = database.transaction("keyval").objectStore("keyval")[requested]();
			request.onsuccess = () => resolve(request.result);
		});
		database.close();
		return JSON.stringify(all);
	}, requested);

/** Types an answer and waits until the device has it. Not `waitForFunction`: to it a promise is true at once. */
export async function typeAndSave(page: Page, input: Locator, response: string): Promise<void> {
	await input.fill(response);
	await expect.poll(() => storedOnDevice(page), { timeout: 12_000 }).toContain(response);
}

/** The same of a plate. */
export const typePlate = (page: Page, plate: string): Promise<void> => typeAndSave(page, plateInput(page), plate);

/** Types a plate and waits until the server has it too. */
export async function typeCopiedPlate(page: Page, plate: string): Promise<void> {
	await during(
		page.waitForResponse(
			(response) =>
				response.url().endsWith("/report/api.Drafts/save") && (response.request().postData() ?? "").includes(plate),
		),
		() => typePlate(page, plate),
	);
}

/** Waits until the form declares that it was restored. */
export const restored = (page: Page) => page.getByText(/What you typed has been restored/).waitFor();

/** Presses the button that discards the draft, and says yes or no to the question. */
export async function discardDraft(page: Page, response: "Discard" | "Cancel"): Promise<void> {
	await page.getByRole("button", { name: "Discard and start again" }).click();
	const question = page.getByRole("alertdialog");
	await question.getByText(/Discard this draft/).waitFor();
	await question.getByRole("button", { name: response }).click();
	await question.waitFor({ state: "hidden" });
}
