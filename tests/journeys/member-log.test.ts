import type { BrowserContext, Page, Request } from "playwright";
import { expect, it } from "vitest";
import { startJourney, WAIT } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney();

const isLog = (request: Request) => request.url().endsWith("/api/UserLog/createLog");

/** The requests of a window to createLog, as they go out. */
function logOf(context: BrowserContext): Request[] {
	const sent: Request[] = [];
	context.on("request", (request) => isLog(request) && sent.push(request));
	return sent;
}

/** Visits three pages, types something on the way, and breaks a script of the page's. */
async function wander(page: Page): Promise<void> {
	const menu = page.getByRole("navigation", { name: "Main navigation" });
	await menu.getByRole("link", { name: "Published cases" }).click();
	await page.waitForURL("**/message/index");
	await page.getByRole("heading", { level: 1 }).waitFor();
	await menu.getByRole("link", { name: "Help" }).click();
	await page.waitForURL("**/help/index");
	await page.evaluate(() => window.dispatchEvent(new ErrorEvent("error", { message: 'no "Wang Xiaoming" here' })));
}

/** Has the page's own timers run past the next sending. */
const passTime = (page: Page) => page.clock.runFor(25_000);

/** What the portal has recorded. */
const stored = () =>
	inDatabase(journey.portal(), (db) => db.selectFrom("user_log").select(["type", "path", "detail"]).execute());

/** Opens the home page with timers that the test moves; gives what it sends to createLog, too. */
async function openWithClock(): Promise<[Page, Request[]]> {
	const page = await journey.blank();
	await page.clock.install();
	const sent = logOf(page.context());
	await journey.go(page, "/index/index");
	await page.getByRole("heading", { level: 1 }).waitFor();
	return [page, sent];
}

// Who wishes no log is known in src/app/log/log-transport.test.ts, and that nothing is recorded then in activity-log.test.ts.
it("sends its activity log in batches, with paths and names alone", async () => {
	const [page, sent] = await openWithClock();
	await wander(page);
	await passTime(page);
	await expect.poll(async () => (await stored()).map(({ path }) => path), WAIT).toContain("/help/index");
	const events = await stored();
	expect(sent.length).toBeLessThan(events.length);
	for (const path of ["/index/index", "/message/index", "/help/index"])
		expect(events).toContainEqual({ type: "visit", path, detail: "" });
	expect(events).toContainEqual({ type: "error", path: "/help/index", detail: "no … here" });
	expect(JSON.stringify(events)).not.toContain("Wang");
	for (const request of sent) expect(await request.allHeaders()).not.toHaveProperty("authorization");
});
