import type { Page } from "playwright";
import { expect, it } from "vitest";
import type { Manifest } from "../../schemas/release.ts";
import { post, type Session } from "../../scripts/sign-in.ts";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();

const WITH_WORKER = { serviceWorkers: "allow" } as const;

type Listed = { id: string; title: string };
const isList = (data: unknown): data is { list: Listed[] } =>
	typeof data === "object" && data !== null && "list" in data && Array.isArray(data.list);

/** The newest two articles of the portal. */
async function articles(): Promise<[Listed, Listed]> {
	const { data } = await journey.request("report/api.Articles/getList?limit=2");
	const [first, second] = isList(data) ? data.list : [];
	if (!first || !second) throw new Error("Expected two articles in the example content.");
	return [first, second];
}

/** The mark of what is shown from the store; the bar above the page says that there is no connection. */
const stale = (page: Page) =>
	page.getByRole("main").getByText("What you see may be out of date", { exact: true }).first();

/** The addresses that the worker has stored, of every cache. */
const stored = (page: Page) =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return keys.flat().map(({ url }) => url);
	});

/** The unchanging files that this page has loaded. */
const loaded = (page: Page) =>
	page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.map(({ name }) => name)
			.filter((name) => /\/(assets|release)\//.test(name)),
	);

/**
 * Waits until the worker answers this page's requests, and has stored the page's own files and an answer of the operation.
 * It starts at the reader's first sign of life.
 */
async function untilStored(page: Page, operation: string): Promise<void> {
	await page.mouse.move(9, 9);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	const all = [expect.stringContaining(operation), ...(await loaded(page))];
	await expect.poll(() => stored(page), { timeout: 30_000, interval: 200 }).toEqual(expect.arrayContaining(all));
}

/** Has a pass to a file stored, as where a reader has opened a file of theirs. */
async function storePass(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const passed = await caches.open("portico-v1-files-passed");
		await passed.put("/uploads/1?pass=secret", new Response("picture"));
	});
	expect(await stored(page)).toContainEqual(expect.stringContaining("pass=secret"));
}

/** Waits until nothing is stored any more of what only one person may read. */
async function untilForgotten(page: Page): Promise<void> {
	for (const theirs of ["pass=secret", "getUserReportList"])
		await expect.poll(() => stored(page), { timeout: 12_000 }).not.toContainEqual(expect.stringContaining(theirs));
}

/** What someone read, and files with a pass, are forgotten when they sign out, and never given to the next; also when the server ends the session. */
async function forgetWithSession(page: Page, session: Session): Promise<void> {
	await page.getByRole("heading", { level: 1 }).waitFor();
	await untilStored(page, "getUserReportList");
	await storePass(page);
	await page.getByRole("banner").getByRole("button", { name: "Your account" }).click();
	await page.getByRole("menuitem", { name: "Log out" }).click();
	await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
	await untilForgotten(page);

	await page.context().setOffline(true);
	await page.goto(`${journey.portal().url}/user/index`);
	await page.getByText("You are offline. What you see may be out of date").waitFor();
	expect(await page.getByText(session.user_info.id).count()).toBe(0);
	expect(await stored(page)).not.toContainEqual(expect.stringContaining("getUserReportList"));

	await page.context().setOffline(false);
	const next = await journey.newSession();
	await page.evaluate((user) => localStorage.setItem("user", JSON.stringify(user)), { ...next, is_login: true });
	await journey.go(page, "/user/index");
	await untilStored(page, "getUserReportList");
	await storePass(page);
	await post(journey.portal(), "api/User/endSessions", { which: "current" }, next.token);
	await page.reload();
	await untilForgotten(page);
}

/** Reads an article without a connection, is told of one that was not opened, and reads both anew once there is one. */
async function readWithoutConnection(page: Page): Promise<void> {
	const [opened, unopened] = await articles();
	const heading = page.getByRole("heading", { level: 1, name: opened.title });
	await journey.go(page, `/article/detail?id=${opened.id}`);
	await heading.waitFor();
	await untilStored(page, `getDetail?id=${opened.id}`);

	await page.context().setOffline(true);
	await page.reload();
	await heading.waitFor();
	await page.getByText("You are offline. What you see may be out of date").waitFor();

	await page.goto(`${journey.portal().url}/article/detail?id=${unopened.id}`);
	await page.getByText("This was not opened on this device before").first().waitFor();
	await page.context().setOffline(false);
	await page.getByRole("heading", { level: 1, name: unopened.title }).waitFor();
	expect(await page.getByText("You are offline").isVisible()).toBe(false);

	await leadTo(page, `/article/detail?id=${opened.id}`);
	await heading.waitFor();
	const response = await page.evaluate(async (id) => {
		const known = (await caches.keys()).length > 0;
		return { known, ...(await (await fetch(`/report/api.Articles/getDetail?id=${id}`)).json()) };
	}, opened.id);
	expect(response).toMatchObject({ known: true, code: 0 });
	expect(response).not.toHaveProperty("stored_at");
	expect(await page.getByText("What you see may be out of date").count()).toBe(0);

	// As in a train, whose own network goes on while it reaches nobody.
	await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
	await page.context().setOffline(true);
	await page.reload();
	await stale(page).waitFor();
	await page.context().setOffline(false);
	await stale(page).waitFor({ state: "detached" });
	await heading.waitFor();
}

it("forgets what someone read, and files with a pass, once they are signed out; shows an article that was opened without a connection as possibly out of date, says so of one that was not, and takes the newest answer while there is one; also where the device believes in its connection", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/user/index", WITH_WORKER);
	await forgetWithSession(page, session);
	await readWithoutConnection(page);
});

/** The address of the portal's Chinese texts. */
async function chineseTexts(): Promise<string> {
	const { url } = journey.portal();
	const config: { data: { pc: { release: { manifest_url: string } } } } = await (
		await fetch(`${url}/report/api.Configs/getConfig`)
	).json();
	const manifest: Manifest = await (await fetch(url + config.data.pc.release.manifest_url)).json();
	return `${url}/release/${manifest.messages["zh-CN"]}.json`;
}

it("is read in a language that is chosen without a connection, also on a page that is opened then", async () => {
	const page = await journey.open("/help/index", WITH_WORKER);
	await page.mouse.move(9, 9);
	await expect.poll(() => stored(page), { timeout: 30_000, interval: 200 }).toContain(await chineseTexts());
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Language" }).click();
	await page.getByRole("menuitemradio", { name: "简体中文" }).click();
	const heading = page.getByRole("heading", { level: 1, name: "案件如何办理" });
	await heading.waitFor();
	await page.reload();
	await heading.waitFor();
});
