import type { Page } from "playwright";
import { expect, it } from "vitest";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** A page in which none of the portal's own code runs. */
const PATH = "/robots.txt";

/** What a page finds that somebody may have left in its window. */
const found = (page: Page) =>
	page.evaluate(async () => ({
		local: localStorage.getItem("left"),
		session: sessionStorage.getItem("left"),
		cookie: document.cookie.includes("left"),
		databases: (await indexedDB.databases()).some(({ name }) => name === "left"),
		caches: (await caches.keys()).includes("left"),
		name: window.name,
		pages: history.length,
		width: innerWidth,
		dark: matchMedia("(prefers-color-scheme: dark)").matches,
		online: navigator.onLine,
	}));

const NOTHING = {
	local: null,
	session: null,
	cookie: false,
	databases: false,
	caches: false,
	name: "",
	pages: 1,
	width: 1280,
	dark: false,
	online: true,
};

/** Leaves something of each kind. */
async function leaveAll(page: Page): Promise<void> {
	await page.evaluate(async () => {
		localStorage.setItem("left", "1");
		sessionStorage.setItem("left", "1");
		// biome-ignore lint/suspicious/noDocumentCookie: a cookie as a script leaves it.
		document.cookie = "left=1";
		window.name = "left";
		await caches.open("left");
		const opening = indexedDB.open("left");
		await new Promise((resolve) => opening.addEventListener("success", resolve));
	});
	await page.emulateMedia({ colorScheme: "dark" });
	await page.setViewportSize({ width: 500, height: 500 });
	await page.route("**/*", (route) => route.abort());
	await page.context().newPage();
	await page.context().setOffline(true);
}

it("begins with nothing in its window", async () => {
	const page = await journey.open(PATH);
	expect(await found(page)).toEqual(NOTHING);
	await leaveAll(page);
});

it("finds nothing of what the test before has left, in the same window; and does what cannot be taken back", async () => {
	const page = await journey.open(PATH);
	expect(await found(page)).toEqual(NOTHING);
	expect(page.context().pages()).toHaveLength(1);
	await page.addInitScript(() => Reflect.set(window, "left", 1));
	await page.reload();
	expect(await page.evaluate(() => Reflect.has(window, "left"))).toBe(true);
});

it("has a new window after that, which runs none of its scripts", async () => {
	const page = await journey.open(PATH);
	expect(await page.evaluate(() => Reflect.has(window, "left"))).toBe(false);
});
