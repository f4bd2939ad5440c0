import type { Page } from "playwright";
import { expect, it } from "vitest";
import { complaintForm, complaintInput, fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { startJourney } from "./journey.ts";

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
	await expect.poll(() => stored(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(all));
}

it("shows an article that was opened without a connection, and says so of one that was not", async () => {
	const [opened, unopened] = await articles();
	const page = await journey.open(`/article/detail?id=${opened.id}`, WITH_WORKER);
	const heading = page.getByRole("heading", { level: 1, name: opened.title });
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
});

it("keeps a filled form without a connection, and sends it exactly once when the line is back", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/report/index?form=complaint", WITH_WORKER);
	await complaintForm(page).waitFor();
	await untilStored(page, "getConfig");
	await complaintInput(page, "category").selectOption({ index: 1 });
	await fillComplaint(page, { title: "Sent from the tunnel" });
	await toReview(page);

	await page.context().setOffline(true);
	await sendButton(page).click();
	await page.getByText("This waits on your device to be sent").waitFor();

	await page.reload();
	await page.getByText("This waits on your device to be sent").waitFor();
	await page.context().setOffline(false);
	await page.getByText("Your case has been filed").waitFor();
	const { data } = await journey.request("report/api.Messages/getUserReportList", session.token);
	expect(data).toMatchObject({ total: 1, list: [{ title: "Sent from the tunnel" }] });
});

it("forgets what someone read when they sign out, and never gives it to the next", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/user/index", WITH_WORKER);
	await page.getByRole("heading", { level: 1 }).waitFor();
	await untilStored(page, "getUserReportList");

	await page.getByRole("banner").getByRole("button", { name: "Your account" }).click();
	await page.getByRole("menuitem", { name: "Log out" }).click();
	await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
	await expect.poll(() => stored(page)).not.toContainEqual(expect.stringContaining("getUserReportList"));

	await page.context().setOffline(true);
	await page.goto(`${journey.portal().url}/user/index`);
	await page.getByText("You are offline. What you see may be out of date").waitFor();
	expect(await page.getByText(session.user_info.id).count()).toBe(0);
	expect(await stored(page)).not.toContainEqual(expect.stringContaining("getUserReportList"));
});

it("forgets files with a pass when the session ends, at once and also when the server ends it", async () => {
	for (const end of ["reader", "server"] as const) {
		const session = await journey.newSession();
		const page = await journey.openAs(session, "/user/index", WITH_WORKER);
		await untilStored(page, "getUserReportList");
		await page.evaluate(async () => {
			const passed = await caches.open("portico-v1-files-passed");
			await passed.put("/uploads/1?pass=secret", new Response("picture"));
		});
		expect(await stored(page)).toContainEqual(expect.stringContaining("pass=secret"));
		if (end === "reader") {
			await page.getByRole("banner").getByRole("button", { name: "Your account" }).click();
			await page.getByRole("menuitem", { name: "Log out" }).click();
		} else {
			await fetch(`${journey.portal().url}/api/User/endSessions`, {
				method: "POST",
				headers: { authorization: session.token, "content-type": "application/json" },
				body: JSON.stringify({ which: "current" }),
			});
			await page.reload();
		}
		await expect
			.poll(() => stored(page), { timeout: 12_000 })
			.not.toContainEqual(expect.stringContaining("pass=secret"));
		await expect.poll(() => stored(page)).not.toContainEqual(expect.stringContaining("getUserReportList"));
	}
});

it("takes the server's newest answer, not the stored one, while there is a connection", async () => {
	const page = await journey.open("/article/index", WITH_WORKER);
	await page.getByRole("heading", { level: 1 }).waitFor();
	await untilStored(page, "getConfig");
	await page.reload();
	await page.getByRole("heading", { level: 1 }).waitFor();
	const response = await page.evaluate(async () => (await fetch("/report/api.Configs/getConfig")).json());
	expect(response).not.toHaveProperty("stored_at");
	expect(await page.getByText("What you see may be out of date").count()).toBe(0);
});
