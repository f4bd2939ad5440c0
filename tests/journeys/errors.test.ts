import type { Page, Route } from "playwright";
import { expect, it } from "vitest";
import { fillComplaint, sendButton, toReview } from "./fill-complaint.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

// What each code and status means is tested at the client (adapters/http/response.test.ts, error-catalogue.test.ts), how long it waits in time-limit.test.ts.

const ARTICLES = "**/report/api.Articles/getList*";
const SEND = "**/report/api.Messages/index";
const SESSION_TIMEOUT = "会话超时, 请重新登录";

type ResponseBody = { status?: number; body: object };

const responding =
	({ status = 200, body }: ResponseBody) =>
	(route: Route) =>
		route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });

const dialog = (page: Page) => page.getByRole("alertdialog");
const isLoggedIn = (page: Page) =>
	page.evaluate(() => localStorage.getItem("user")?.includes('"is_login":true') ?? false);

it("shows the server's msg in a dialog, once however often it is said, and says in the list alone what else is wrong", async () => {
	const page = await journey.blank({ session: await journey.newSession() });
	let fulfil: (route: Route) => Promise<void> = (route) => route.abort("connectionfailed");
	await page.route(ARTICLES, (route) => fulfil(route));
	const again = page.getByRole("button", { name: "Try again" });
	await page.goto(`${journey.portal().url}/article/list`);
	await again.waitFor();
	expect(await dialog(page).count()).toBe(0);
	expect(await isLoggedIn(page)).toBe(true);

	fulfil = responding({ body: { code: 404, msg: "Not there.", data: null } });
	await again.click();
	await page.getByText("There is nothing to see here").waitFor();
	expect(await dialog(page).count()).toBe(0);

	fulfil = responding({ body: { code: 500, msg: "The archive is being moved.", data: null } });
	await page.reload();
	await dialog(page).getByText("The archive is being moved.").waitFor();
	expect(await dialog(page).count()).toBe(1);
	await dialog(page).getByRole("button", { name: "OK" }).click();
	await dialog(page).waitFor({ state: "detached" });
	await again.waitFor();
});

it("body code 401: the reader is logged out in the store, and may log in on the page", async () => {
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

it("shows at a form what the server finds in it; where the session has timed out, says so, and leads to /login with all dialogs closed", async () => {
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
