import { sql } from "kysely";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { startDesk } from "./case-desk.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney();
const desk = startDesk(journey);

const TAP = "A water tap beside the playground";
const BENCHES = "More benches along the river";
const MARK = "News since you last looked";
const CASES = "/user/index?tab=cases";

const main = (page: Page) => page.getByRole("main");
const row = (page: Page, title: string) => main(page).getByRole("row", { name: title });
const button = (page: Page, name: string) => main(page).getByRole("button", { name });
const flow = (page: Page) => page.getByRole("region", { name: "How it was handled" });
/** The state of a case as its head says it. */
const state = (page: Page, label: string) =>
	main(page).getByRole("banner").or(main(page).locator("header")).getByText(label, { exact: true });

describe("my cases", () => {
	it("are filtered by status, say what comes next, and set apart what has news until it is opened; on a phone they are cards, with the open tab in sight", async () => {
		const session = await journey.newSession();
		await desk().file(TAP, session);
		const { id } = await desk().file(BENCHES, session);
		await desk().handle(id, ["accept", "request-info"], "Which of the paths do you mean?");
		const page = await journey.openAs(session, CASES);
		await row(page, TAP).getByText("We check whether it is ours to handle").waitFor();
		await row(page, BENCHES).getByText("We need something from you").waitFor();
		expect(await row(page, BENCHES).getByText(MARK).count()).toBe(1);
		expect(await row(page, TAP).getByText(MARK).count()).toBe(0);

		await page.getByText("One of your cases needs something from you").waitFor();
		await main(page).getByRole("link", { name: "Show them" }).click();
		await row(page, TAP).waitFor({ state: "detached" });
		await row(page, BENCHES).waitFor();
		await main(page).getByLabel("Status", { exact: true }).selectOption({ label: "Waiting to be accepted" });
		await row(page, BENCHES).waitFor({ state: "detached" });
		await row(page, TAP).waitFor();
		expect(new URL(page.url()).searchParams.get("status")).toBe("submitted");

		await leadTo(page, CASES);
		await main(page).getByRole("link", { name: BENCHES }).click();
		await page.getByRole("heading", { level: 1, name: BENCHES }).waitFor();
		await leadTo(page, CASES);
		await row(page, BENCHES).waitFor();
		await expect.poll(() => row(page, BENCHES).getByText(MARK).count(), WAIT).toBe(0);

		await page.setViewportSize(PHONE);
		await main(page).getByRole("article").filter({ hasText: TAP }).getByText("Waiting to be accepted").waitFor();
		await page.getByRole("tab", { name: "Notifications" }).focus();
		await page.keyboard.press("End");
		const account = page.getByRole("tab", { name: "Account" });
		await page.getByRole("heading", { name: "Where you are logged in" }).waitFor();
		const box = await account.boundingBox();
		expect((box?.x ?? PHONE.width) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
		await journey.go(page, "/user/index?tab=account");
		await page.getByRole("heading", { name: "Where you are logged in" }).waitFor();
		expect((await account.boundingBox())?.x).toBeCloseTo(box?.x ?? 0, -1);
	});
});

describe("a case of one's own", () => {
	it("shows each step of its handling, takes what was asked for, has its reply rated once, with words, and is reopened", async () => {
		const session = await journey.newSession();
		const { id, number } = await desk().file(BENCHES, session);
		await desk().handle(id, ["accept", "request-info"], "Which of the paths do you mean?");
		const page = await journey.openAs(session, `/message/detail?id=${id}`);
		await page.getByText(`Case ${number}`).waitFor();
		for (const step of ["Information asked for", "Which of the paths do you mean?", "Case accepted", "Case filed"])
			await flow(page).getByText(step).waitFor();
		// Citizens read the unit that handles their case: of its people neither a name nor a masked number.
		expect(
			await flow(page)
				.getByText(/Citizens' Services|Environment and Parks Office/)
				.count(),
		).toBe(2);
		expect(await flow(page).getByText("****").count()).toBe(0);
		await button(page, "Add what was asked for").click();
		const dialog = page.getByRole("dialog", { name: "Add what was asked for" });
		await dialog.getByLabel(/^Your answer/).fill("The one below the old bridge.");
		await dialog.getByRole("button", { name: "Send" }).click();
		await dialog.waitFor({ state: "hidden" });
		await flow(page).getByText("The one below the old bridge.").waitFor();
		await state(page, "Information added").waitFor();
		await button(page, "Add what was asked for").waitFor({ state: "detached" });

		await desk().handle(id, ["reply"], "The tap will be built in spring.");
		// Long ago: what was promised when it was accepted is past.
		await inDatabase(journey.portal(), (db) =>
			sql`update message_flow set created_at = created_at - interval '60 days' where message_id = ${id}`.execute(db),
		);
		await journey.go(page, `/message/detail?id=${id}`);
		await page.getByRole("region", { name: "Official reply" }).getByText("The tap will be built in spring.").waitFor();
		await button(page, "Yes, rate the reply").click();
		const rate = page.getByRole("dialog", { name: "Rate the reply" });
		await expect
			.poll(() => rate.getByRole("radio", { name: "1 of 5" }).evaluate((star) => star === document.activeElement), WAIT)
			.toBe(true);
		await rate.getByRole("button", { name: "Send" }).click();
		await rate.getByRole("link", { name: "Please choose one to five stars." }).waitFor();
		await rate.getByRole("radio", { name: "4 of 5" }).check({ force: true });
		await rate.getByLabel(/^What was good/).fill("Quick and plain.");
		await rate.getByRole("button", { name: "Send" }).click();
		await rate.waitFor({ state: "hidden" });
		await page.getByText("Quick and plain.").waitFor();
		await page.getByText("Rated by the person who filed it").waitFor();
		await button(page, "Yes, rate the reply").waitFor({ state: "detached" });

		await button(page, "Ask to reopen").click();
		const reopen = page.getByRole("dialog", { name: "Ask to reopen" });
		await reopen.getByLabel(/^What is not settled/).fill("Spring is over and there is no tap.");
		await reopen.getByRole("button", { name: "Ask to reopen" }).click();
		await reopen.waitFor({ state: "hidden" });
		await state(page, "Reopened").waitFor();
		await flow(page).getByText("Spring is over and there is no tap.").waitFor();
		const due = await page.getByText(/The official reply is due by .+\./).textContent();
		const days = (Date.parse(/due by (.+)\./.exec(due ?? "")?.[1] ?? "") - Date.now()) / (24 * 3600 * 1000);
		// Fifteen working days from now, holidays left out: it is not what was promised at first.
		expect(days).toBeGreaterThan(15);
		expect(days).toBeLessThan(45);
	});

	it("is withdrawn after a warning that says what follows, and not when one thinks better of it; one closed for good goes on in a new case", async () => {
		const session = await journey.newSession();
		const { id } = await desk().file(TAP, session);
		const page = await journey.openAs(session, `/message/detail?id=${id}`);
		const question = page.getByRole("alertdialog");
		await button(page, "Withdraw the case").click();
		await question.getByText("nobody replies to it").waitFor();
		await page.waitForFunction(() => document.activeElement?.textContent === "Cancel");
		await page.keyboard.press("Enter");
		await question.waitFor({ state: "detached" });
		expect(await journey.request(`report/api.Messages/getDetail?id=${id}`, session.token)).toMatchObject({
			data: { status: "submitted" },
		});

		await button(page, "Withdraw the case").click();
		await question.getByRole("button", { name: "Withdraw the case" }).click();
		await state(page, "Withdrawn").waitFor();
		await button(page, "Withdraw the case").waitFor({ state: "detached" });
		expect(await journey.request(`report/api.Messages/getDetail?id=${id}`, session.token)).toMatchObject({
			data: { status: "withdrawn" },
		});

		const { id: closed } = await desk().file(TAP, session);
		await desk().handle(closed, ["accept", "dispatch", "reply"], "The tap is built.");
		await desk().handle(closed, ["close"]);
		const yearAgo = { created_at: new Date(Date.now() - 365 * 24 * 3600 * 1000) };
		await inDatabase(journey.portal(), (db) =>
			db.updateTable("message_flow").set(yearAgo).where("message_id", "=", closed).execute(),
		);
		await leadTo(page, `/message/detail?id=${closed}`);
		await button(page, "Ask to reopen").click();
		const reopen = page.getByRole("dialog", { name: "Ask to reopen" });
		await reopen.getByLabel(/^What is not settled/).fill("It is broken again.");
		await reopen.getByRole("button", { name: "Ask to reopen" }).click();
		await page
			.getByText(/has opened a new one|has opened case/)
			.first()
			.waitFor();
		await leadTo(page, `/message/detail?id=${closed}`);
		await page.getByText("It goes on in a new case").waitFor();
		await main(page).getByRole("link", { name: "Open the new case" }).click();
		await flow(page).getByText("It is broken again.").waitFor();
		await state(page, "Waiting to be accepted").waitFor();
	});
});
