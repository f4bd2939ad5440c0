import type { Page, Request, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

const ARTICLES = "**/report/api.Articles/getList*";
const OWN_CASES = "**/report/api.Messages/getUserReportList*";
const SEND = "**/report/api.Messages/index";
const SESSION_TIMEOUT = "会话超时, 请重新登录";

type ResponseBody = { status?: number; body: object };

const responding =
	({ status = 200, body }: ResponseBody) =>
	(route: Route) =>
		route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });

/** Opens the article list with its call answered as told. */
async function openArticles(response: ResponseBody, locale = "en-US"): Promise<Page> {
	const page = await journey.blank({ preferences: { locale } });
	await page.route(ARTICLES, responding(response));
	await page.goto(`${journey.portal().url}/article/list`);
	return page;
}

const dialog = (page: Page) => page.getByRole("alertdialog");
const isLoggedIn = (page: Page) =>
	page.evaluate(() => localStorage.getItem("user")?.includes('"is_login":true') ?? false);

describe("by the answer's body code (spec §8)", () => {
	it("0: the body is shown", async () => {
		const list = [{ id: "1", title: "The only one", summary: "", category: "News", cover: null, views: 1 }];
		const data = { list: list.map((one) => ({ ...one, author: "A", published_at: "2026-01-01T00:00:00Z" })) };
		const body = { code: 0, msg: "", data: { ...data, total: 1, page: 1, limit: 12, next: null } };
		const page = await openArticles({ body });
		await page.getByRole("link", { name: "The only one" }).waitFor();
		expect(await dialog(page).count()).toBe(0);
	});

	it.each([500, 1])("%i: a confirm dialog shows the server's msg, once however often it is said", async (code) => {
		const page = await openArticles({ body: { code, msg: "The archive is being moved.", data: null } });
		await dialog(page).getByText("The archive is being moved.").waitFor();
		expect(await dialog(page).count()).toBe(1);
		await dialog(page).getByRole("button", { name: "OK" }).click();
		await dialog(page).waitFor({ state: "detached" });
		await page.getByRole("button", { name: "Try again" }).waitFor();
	});

	it("401: the reader is logged out in the store, and may log in on the page", async () => {
		const page = await journey.openAs(await journey.newSession(), "/error/404");
		await page.getByRole("button", { name: "Your account" }).waitFor();
		await page.route(ARTICLES, responding({ body: { code: 401, msg: "Your session has ended.", data: null } }));
		await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Articles" }).click();
		await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
		const user: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem("user"))) ?? "null");
		expect(user).toEqual({ user_info: null, token: "", is_login: false });
		expect(new URL(page.url()).pathname).toBe("/article/index");
		await page.getByText("Log in to see this").first().waitFor();
		expect(await dialog(page).count()).toBe(0);
	});

	it("any other code: no dialog, the page says it where it belongs", async () => {
		const page = await openArticles({ body: { code: 404, msg: "Not there.", data: null } });
		await page.getByText("There is nothing to see here").waitFor();
		expect(await dialog(page).count()).toBe(0);
	});

	it("any other code on sending a form: its msg and its field errors are shown at the form", async () => {
		const page = await journey.openAs(await journey.newSession(), "/report/index?form=complaint&category=lighting");
		await fillComplaint(page);
		await toReview(page);
		const errors = [{ pointer: "/data/title", message: "This title has been used." }];
		await page.route(SEND, responding({ body: { code: 422, msg: "Not valid.", data: { errors } } }));
		await sendButton(page).click();
		await page.getByRole("link", { name: "This title has been used." }).waitFor();
		await page.route(SEND, responding({ body: { code: 429, msg: "Too many cases today.", data: null } }));
		await sendButton(page).click();
		await page.getByText("Too many cases today.").waitFor();
		expect(await dialog(page).count()).toBe(0);
	});
});

describe("by the transport status (spec §8)", () => {
	it("1: the msg is shown in a dialog", async () => {
		const page = await openArticles({ status: 400, body: { status: 1, msg: "The gateway refuses." } });
		await dialog(page).getByText("The gateway refuses.").waitFor();
	});

	it("99998: a dialog with the spec's text; on confirm the portal goes to /login and all dialogs close", async () => {
		const page = await journey.openAs(await journey.newSession(), "/report/index?form=complaint&category=lighting");
		await fillComplaint(page);
		await toReview(page);
		await page.route(SEND, responding({ body: { code: 401, msg: "Your session has ended.", data: null } }));
		await page.route("**/api/Login/mobileVerifyCode", responding({ status: 400, body: { status: 99998 } }));
		await sendButton(page).click();
		const login = page.getByRole("dialog", { name: "Log in" });
		await login.getByLabel(/^Mobile number/).fill("13700000099");
		await login.getByRole("button", { name: "Send code" }).click();
		await dialog(page).getByText(SESSION_TIMEOUT).waitFor();
		await dialog(page).getByText("Your session has timed out. Please log in again.").waitFor();
		await dialog(page).getByRole("button", { name: "OK" }).click();
		await page.waitForURL("**/login");
		await page.getByRole("heading", { level: 1, name: "Welcome to Yunting" }).waitFor();
		await dialog(page).waitFor({ state: "detached" });
		await login.waitFor({ state: "detached" });
	});

	it("99998 to a Chinese reader: exactly the spec's text", async () => {
		const page = await openArticles({ status: 500, body: { status: 99998 } }, "zh-CN");
		await dialog(page).getByText(SESSION_TIMEOUT, { exact: true }).waitFor();
	});

	it("500: silent; the page says that this part could not be loaded", async () => {
		const page = await openArticles({ status: 500, body: { code: 500, msg: "Broken.", data: null } });
		await page.getByRole("button", { name: "Try again" }).waitFor();
		expect(await dialog(page).count()).toBe(0);
	});

	it("network errors: rejected; the list offers to try again, and then shows itself", async () => {
		const page = await journey.blank({ session: await journey.newSession() });
		await page.route(OWN_CASES, (route) => route.abort("connectionfailed"));
		await page.goto(`${journey.portal().url}/user/index`);
		const again = page.getByRole("button", { name: "Try again" });
		await again.first().waitFor();
		expect(await dialog(page).count()).toBe(0);
		expect(await isLoggedIn(page)).toBe(true);
		await page.unroute(OWN_CASES);
		await again.first().click();
		await page.getByText("No cases here").waitFor();
	});

	it("a value that takes longer than 5000 ms is not waited for", async () => {
		const page = await journey.blank();
		const isArticles = (request: Request) => request.url().includes("/report/api.Articles/getList");
		await page.route(ARTICLES, () => {});
		const [requested, gaveUp] = await Promise.all([
			page.waitForRequest(isArticles).then(() => performance.now()),
			page.waitForEvent("requestfailed", isArticles).then(() => performance.now()),
			page.goto(`${journey.portal().url}/article/list`),
		]);
		const waited = gaveUp - requested;
		expect(waited).toBeGreaterThan(4_800);
		expect(waited).toBeLessThan(7_000);
		await page.getByRole("button", { name: "Try again" }).waitFor();
	});
});

describe("“Try again” on the page for 500", () => {
	const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" }).click();

	it("leads back to the page before", async () => {
		const page = await journey.open("/help/privacy");
		await page.evaluate(() => {
			const state = { idx: 1, key: "led", usr: null };
			history.pushState(state, "", "/error/500");
			dispatchEvent(new PopStateEvent("popstate", { state }));
		});
		await page.getByRole("heading", { level: 1, name: "Something went wrong on our side" }).waitFor();
		await tryAgain(page);
		await page.waitForURL("**/help/privacy");
		await page.getByRole("heading", { level: 1, name: "How your data is used" }).waitFor();
	});

	it("leads home whoever came straight to it", async () => {
		const page = await journey.open("/error/500");
		await tryAgain(page);
		await page.waitForURL("**/index/index");
	});
});
