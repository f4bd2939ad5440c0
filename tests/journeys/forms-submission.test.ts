import type { Page } from "playwright";
import { expect, it } from "vitest";
import { post } from "../../scripts/sign-in.ts";
import { plateOf } from "./device-drafts.ts";
import { startExamples } from "./example-portal.ts";
import { exampleForm, goOn } from "./form-page.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startExamples();
const NUMBER = /Your case has the number/;

async function fill(page: Page): Promise<void> {
	await exampleForm(page)
		.getByLabel(/^Number plate/)
		.fill("AB123");
	await exampleForm(page)
		.getByLabel(/^Seats/)
		.fill("5");
}

/** The keys under which a page has asked to file a case, one for each request that went out. */
function keysOf(page: Page): string[] {
	const keys: string[] = [];
	page.on("request", (request) => {
		if (!request.url().endsWith("/report/api.Messages/index")) return;
		const body: { idempotency_key: string } = request.postDataJSON();
		keys.push(body.idempotency_key);
	});
	return keys;
}

async function caseCount(token: string): Promise<unknown> {
	const { data } = await journey.request("report/api.Messages/getUserReportList", token);
	return typeof data === "object" && data !== null && "total" in data ? data.total : data;
}

/** Sends the form of a page; what it files reaches the server, the responses are lost. The numbers in them. */
async function loseResponses(page: Page, button: "Send" | "Send again"): Promise<string[]> {
	const numbers: string[] = [];
	await page.route("**/report/api.Messages/index", async (route) => {
		const response: { data: { number: string } } = await (await route.fetch()).json();
		numbers.push(response.data.number);
		await route.abort("connectionreset");
	});
	await goOn(page, button);
	await page.getByText(/No connection. Everything you typed is kept/).waitFor();
	await page.unroute("**/report/api.Messages/index");
	return numbers;
}

async function declineLogin(page: Page): Promise<void> {
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(/^Mobile number/).waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
}

it("files one case when the answer is lost, and the session ends before it is sent again without a name", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/example/errors");
	const keys = keysOf(page);
	await fill(page);
	const numbers = await loseResponses(page, "Send");
	await post(journey.portal(), "api/User/endSessions", { which: "all" }, session.token);
	await goOn(page, "Send again");
	await declineLogin(page);
	await page.getByText("Log in to send. What you have typed stays.").waitFor();
	expect(await plateOf(page)).toBe("AB123");
	await goOn(page, "Send");
	await declineLogin(page);
	const question = page.getByRole("alertdialog");
	await question.getByText(/Send this without your name/).waitFor();
	await question.getByRole("button", { name: "Send without my name" }).click();
	await page.getByText("It had already been sent before. No second case was filed.").waitFor();
	for (const number of numbers) await page.getByText(`Your case has the number ${number}.`).waitFor();
	expect(new Set(numbers).size).toBe(1);
	expect(new Set(keys).size).toBe(1);
	const filed = await inDatabase(journey.portal(), (db) =>
		db.selectFrom("message").select(["number", "user_id"]).where("idempotency_key", "in", keys).execute(),
	);
	expect(filed).toEqual([{ number: numbers[0], user_id: session.user_info.id }]);
});

it("files one case however often it is pressed, and none again by coming back", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/example/computed");
	await exampleForm(page)
		.getByLabel(/^Given name/)
		.fill("Na");
	await exampleForm(page)
		.getByLabel(/^Family name/)
		.fill("Li");
	await exampleForm(page).getByRole("button", { name: "Send" }).dblclick();
	await page.getByText(NUMBER).waitFor();
	await page.goto("about:blank");
	await page.goBack();
	await page.getByText(NUMBER).waitFor();
	expect(await exampleForm(page).count()).toBe(0);
	expect(await caseCount(session.token)).toBe(1);
});

/** Waits until the form says that there is no line, with all that was typed in it. */
async function untilKept(page: Page): Promise<void> {
	await page.getByText(/No connection. Everything you typed is kept/).waitFor({ timeout: 30_000 });
	expect(await plateOf(page)).toBe("AB123");
}

/** Sends while the server's process stands still, as dead; what it was sent it answers afterwards, too. */
async function sendToDead(page: Page): Promise<void> {
	process.kill(journey.portal().pid, "SIGSTOP");
	try {
		await goOn(page, "Send again");
		await page.getByText("The server could not take it just now.").waitFor({ state: "detached" });
		await untilKept(page);
	} finally {
		process.kill(journey.portal().pid, "SIGCONT");
	}
}

it("keeps the filled form while the connection leads nowhere, the server fails or is dead, and says which; where its answer is lost, tells after a reload that it was filed, once", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, "/example/errors");
	const again = exampleForm(page).getByRole("button", { name: "Send again" });
	await fill(page);
	await page.route("**/report/api.Messages/index", (route) => route.abort("addressunreachable"));
	await goOn(page, "Send");
	await untilKept(page);
	await page.unroute("**/report/api.Messages/index");
	expect(await caseCount(session.token)).toBe(0);

	const failure = { status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" };
	await page.route("**/report/api.Messages/index", (route) => route.fulfill(failure));
	await again.click();
	await exampleForm(page).getByRole("alert").filter({ hasText: "The server could not take it just now." }).waitFor();
	await page.unroute("**/report/api.Messages/index");
	await sendToDead(page);
	const [number] = await loseResponses(page, "Send again");
	await page.reload();
	await page.getByText(new RegExp(`been sent .*number ${number}`)).waitFor();
	expect(await caseCount(session.token)).toBe(1);
});
