import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { post, signIn } from "../../scripts/sign-in.ts";
import { hasFocus, tabTo } from "./by-keyboard.ts";
import { byPalette } from "./by-palette.ts";
import { startDesk } from "./case-desk.ts";
import { deskStands, faultsInLooks } from "./desk-looks.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { inDatabase } from "./portal-database.ts";
import { stepTimes } from "./step-times.ts";

const journey = startJourney();
const desk = startDesk(journey);

const main = (page: Page) => page.getByRole("main");
const state = (page: Page, label: string) => main(page).locator("header").getByText(label, { exact: true }).first();

async function send(page: Page, button: string, fill?: { label: string; text: string }): Promise<void> {
	const dialog = page.getByRole("dialog");
	if (fill) await dialog.getByLabel(fill.label).first().fill(fill.text);
	await dialog.getByRole("button", { name: button, exact: true }).click();
	await dialog.waitFor({ state: "detached" });
}

const step = (page: Page, label: string) => main(page).getByRole("button", { name: label }).first();

/** The address of nothing at the desk: what stands there leads to the desk alone. */
const NOWHERE = "/nowhere";

/** What is around each page: axe looks at it with the first two, one in either look. */
const FRAME = "header, nav, footer";

/** Leads to another page of the desk, and waits until that is there: each is called otherwise. */
async function leadOn(page: Page, path: string): Promise<void> {
	const title = () => main(page).getByRole("heading", { level: 1 }).first().textContent();
	const before = await title();
	await leadTo(page, path);
	await expect.poll(() => title().catch(() => before), WAIT).not.toBe(before);
}

async function leadsToDesk(page: Page): Promise<void> {
	await main(page)
		.getByRole("heading", { level: 1, name: /^(This page does not exist|您访问的页面不存在)$/ })
		.waitFor();
	const ways = await main(page)
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(ways).toContain("/admin/desk/mine");
	expect(ways.filter((way) => !way?.startsWith("/admin/desk"))).toEqual([]);
}

/** A message that was given up stands at the desk while this goes on. */
async function withGivenUp(work: () => Promise<void>): Promise<void> {
	const { id } = await inDatabase(journey.portal(), (db) =>
		db
			.insertInto("outbox")
			.values({
				event_id: crypto.randomUUID(),
				kind: "case_replied",
				channel: "webhook",
				webhook: "registry",
				user_id: null,
				message_id: null,
				status: null,
				state: "dead",
				attempts: 9,
				reason: "HTTP 503",
			})
			.returning("id")
			.executeTakeFirstOrThrow(),
	);
	await work();
	await inDatabase(journey.portal(), (db) => db.deleteFrom("outbox").where("id", "=", id).execute());
}

const official = () => signIn(journey.portal(), ADMIN_MOBILE);
const called = () => `The tap by the playground ${crypto.randomUUID().slice(0, 8)}`;

describe("a case", () => {
	it("is handled from filing to publication, each step on the other's screen by itself and in time", async () => {
		const { inTime, expectGoal } = stepTimes();
		const citizen = await journey.newSession();
		const title = called();
		const handler = await official();
		const page = await journey.openAs(handler, `/admin/desk?${new URLSearchParams({ keyword: title })}`);
		await page.getByText("No case is found").waitFor();
		let id = "";
		const filing = desk().file(title, citizen);
		await inTime(
			filing.then((filed) => {
				id = filed.id;
			}),
			page.getByRole("link", { name: title }),
		);
		await page.keyboard.press("j");
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { level: 1, name: title }).waitFor();

		// What a citizen presses to rate and to reopen, member-cases.test.ts tries.
		const say = async (what: string, body: object) =>
			expect((await post(journey.portal(), `report/api.Messages/${what}`, body, citizen.token)).code).toBe(0);
		const reader = await journey.openListening(`/message/detail?id=${id}`, citizen);
		const anyone = await journey.openListening(`/message/detail?id=${id}`);
		await anyone.getByRole("heading", { level: 1, name: "This case is not shown" }).waitFor();
		await state(reader, "Waiting to be accepted").waitFor();
		await page.keyboard.press("1");
		await inTime(send(page, "Do it"), state(reader, "Accepted"));
		await state(page, "Accepted").waitFor();
		await page.keyboard.press("a");
		await page.getByText("The case is yours.").waitFor();
		// The page has the version that this made before the next step is taken.
		await main(page).getByText(String(handler.user_info.nickname)).first().waitFor();
		await step(page, "Ask for information").click();
		const question = page.getByRole("dialog");
		await question.getByLabel("How it is answered").selectOption({ label: "Where exactly is it?" });
		await inTime(
			send(page, "Send the question", { label: "Question", text: "Which of the two playgrounds?" }),
			state(reader, "Information needed"),
			reader.getByText("Which of the two playgrounds?").first(),
		);
		await reader.getByRole("button", { name: "Add what was asked for" }).click();
		await reader.getByRole("dialog").getByText("Which of the two playgrounds?").waitFor();
		await reader
			.getByRole("dialog")
			.getByRole("textbox", { name: /^Where exactly/ })
			.fill("The northern one.");
		await inTime(send(reader, "Send"), state(page, "Information added"), page.getByText("The northern one.").first());
		await reader.getByText("The northern one.").first().waitFor();

		const draft = page.getByLabel("Text of the reply");
		await draft.fill("The tap at the northern playground is on order.");
		await page.getByText("Saved.").waitFor();
		await page.reload();
		await expect.poll(() => page.getByLabel("Text of the reply").inputValue(), WAIT).toContain("on order");
		await page.getByRole("button", { name: "Preview and send" }).click();
		await page.getByRole("dialog", { name: "Give the official reply" }).waitFor();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("button", { name: "Preview", exact: true }).click();
		await inTime(
			dialog
				.getByRole("button", { name: "Send the reply" })
				.click()
				.then(() => page.getByText("The reply is sent.").first().waitFor()),
			state(reader, "Replied"),
			reader.getByText("The tap at the northern playground is on order."),
		);
		await dialog.waitFor({ state: "detached" });
		await state(page, "Replied").waitFor();
		// What had the focus has gone with the draft.
		await expect.poll(() => hasFocus(page.getByRole("heading", { level: 1, name: title })), WAIT).toBe(true);

		await inTime(say("rate", { id, rating: 4, comment: "" }), page.getByText("Rating", { exact: true }));
		await inTime(
			say("reopen", { id, note: "It is the wrong tap." }),
			state(page, "Reopened"),
			page.getByText("It is the wrong tap.").first(),
		);

		await desk().handle(id, ["start", "reply"], "It is the right one now.");
		await inTime(desk().handle(id, ["close"]), state(reader, "Closed"), state(page, "Closed"));
		await leadTo(page, `/admin/desk/publication?id=${id}`);
		await page.getByRole("heading", { level: 1, name: "As everybody will see it" }).waitFor();
		await main(page).getByRole("button", { name: "Publish" }).click();
		await inTime(
			page
				.getByRole("alertdialog")
				.getByRole("button", { name: "Publish" })
				.click()
				.then(() => page.getByText("Everybody can read this case.").waitFor()),
			anyone.getByRole("heading", { level: 1, name: title }),
		);
		expectGoal(9);
	});
});

describe("the desk", () => {
	it("ticks a checklist by keyboard, gives a case to a unit and supervises it, and lists it by both", async () => {
		const title = called();
		const { id } = await desk().file(title);
		await desk().handle(id, ["accept", "dispatch", "start"]);
		const page = await journey.openAs(await official(), `/admin/desk/case?id=${id}`);
		const item = main(page).getByRole("checkbox", { name: "The place was looked at, or the facts were checked" });
		await tabTo(page, item);
		await page.keyboard.press("Space");
		await main(page)
			.getByText(/^Done by /)
			.waitFor();
		expect([await item.isChecked(), await hasFocus(item)]).toEqual([true, true]);

		await step(page, "Assign").click();
		await page.getByRole("dialog").getByLabel("Team or unit").selectOption({ label: "Public Works Bureau" });
		await send(page, "Assign");
		await main(page).getByRole("definition").filter({ hasText: "Public Works Bureau" }).waitFor();
		await byPalette(page, "Supervise");
		await tabTo(page, page.getByRole("dialog").getByLabel("Why you supervise it"));
		await page.keyboard.type("The mayor asks for it.");
		await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Supervise", exact: true }));
		await page.keyboard.press("Enter");
		await main(page)
			.getByText(/^Supervised by .+ since /)
			.waitFor();
		await main(page).getByText("The mayor asks for it.").first().waitFor();

		await leadTo(page, "/admin/desk/mine");
		await page.getByRole("region", { name: "What I supervise" }).getByRole("link", { name: title }).waitFor();
		await leadTo(page, "/admin/desk");
		await main(page).getByLabel("Team or unit").selectOption({ label: "Public Works Bureau" });
		await main(page).getByLabel("Supervised").selectOption({ label: "By me" });
		await main(page).getByRole("link", { name: title }).click();
		await step(page, "End the supervision").click();
		await page.getByRole("alertdialog").getByRole("button", { name: "End the supervision" }).click();
		await main(page)
			.getByText(/^Supervised by /)
			.waitFor({ state: "detached" });
	});

	it("has nothing that axe finds, its pages in turn in English, light and wide, and in Chinese, dark and on a phone, is in neither wider than the screen, and leads back from an address that there is not", {
		timeout: 240_000,
	}, async () => {
		const { id } = await desk().file(called());
		const page = await journey.openAs(await official(), "/admin/desk/mine");
		await deskStands(page);
		const ofCase = ["case", "publication", "share"].map((name) => `/${name}?id=${id}`);
		const paths = ["", ...ofCase, "/outbox", "/mine", "/overview", "/filing", NOWHERE];
		await withGivenUp(async () => {
			for (const [at, end] of paths.entries()) {
				const path = `/admin/desk${end}`;
				await leadOn(page, path);
				expect(await faultsInLooks(page, path, at < 2 ? {} : { exclude: FRAME })).toEqual([]);
				if (end === NOWHERE) await leadsToDesk(page);
			}
		});
		await leadOn(page, "/admin/desk?keyword=lamp");
		await deskStands(page);
		await page.keyboard.press("Control+k");
		await page.getByRole("dialog").getByRole("combobox").fill("a");
		await page.getByRole("dialog").getByRole("option").first().waitFor();
		expect(await faultsInLooks(page, "palette", { include: "dialog[open]" })).toEqual([]);
	});

	it("is gone through by keys: from my work to a case, by the palette to messages, where one is discarded", async () => {
		const page = await journey.openAs(await official(), "/admin/desk/mine");
		const focused = page.locator("main [data-entry] a:focus");
		await main(page).locator("[data-entry]").first().waitFor();
		await page.keyboard.press("j");
		const title = (await focused.textContent()) ?? "";
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { level: 1, name: title }).waitFor();

		const words = page.getByRole("combobox", { name: "What do you want to do?" });
		const note = main(page).getByRole("button", { name: "Write a note" });
		await note.focus();
		await page.keyboard.press("Control+k");
		await words.waitFor();
		await page.keyboard.press("Escape");
		await words.waitFor({ state: "detached" });
		expect(await hasFocus(note)).toBe(true);

		await withGivenUp(async () => {
			await page.keyboard.press("Control+k");
			await words.waitFor();
			await page.keyboard.type("messages");
			const first = page.getByRole("option", { selected: true });
			const named = await first.textContent();
			await page.keyboard.press("ArrowDown");
			await expect.poll(() => first.textContent(), WAIT).not.toBe(named);
			await page.keyboard.press("ArrowUp");
			await page.keyboard.press("Enter");
			await page.getByRole("heading", { level: 1, name: "Messages that were not sent" }).waitFor();
			const card = main(page).getByText("Webhook registry", { exact: true });
			await tabTo(page, main(page).getByRole("button", { name: "Discard it" }).first());
			await page.keyboard.press("Enter");
			await page.getByRole("dialog").getByRole("textbox", { name: "Why" }).focus();
			await page.keyboard.type("The registry is closed.");
			await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Discard it" }));
			await page.keyboard.press("Enter");
			await card.waitFor({ state: "detached" });
		});
	});
});
