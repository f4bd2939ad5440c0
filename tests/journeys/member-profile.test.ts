import type { Page } from "playwright";
import { expect, it } from "vitest";
import { signIn } from "../../scripts/sign-in.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { inDatabase } from "./portal-database.ts";

const journey = startJourney();
const ACCOUNT = "/user/index?tab=account";

const profile = (page: Page) => page.getByRole("form", { name: "Profile" });
const save = (page: Page) => profile(page).getByRole("button", { name: "Save" }).click();
const saved = (page: Page) => page.getByText("Your profile is saved").waitFor();

/** A real PNG of one pixel. */
const PICTURE = {
	name: "me.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

it("the profile takes another name, says so, and can be changed again; takes a picture, shows it, and lets it be removed", async () => {
	const session = await journey.newSession();
	const page = await journey.openAs(session, ACCOUNT);
	await profile(page)
		.getByLabel(/^Name shown to you/)
		.fill("Zhang Xiaoming");
	await save(page);
	await saved(page);
	await page.getByText("You are logged in as Zhang Xiaoming.").waitFor();
	await page.getByRole("button", { name: "Change something else" }).click();
	const name = profile(page).getByLabel(/^Name shown to you/);
	await expect.poll(() => name.inputValue(), WAIT).toBe("Zhang Xiaoming");
	await name.fill("");
	await save(page);
	await profile(page).getByRole("link", { name: "Please enter a name." }).waitFor();
	expect(await journey.request("api/User/getProfile", session.token)).toMatchObject({
		data: { nickname: "Zhang Xiaoming" },
	});

	await name.fill("Zhang Xiaoming");
	await profile(page).getByLabel("Picture").setInputFiles(PICTURE);
	await profile(page).getByRole("button", { name: "Remove me.png" }).waitFor();
	await save(page);
	await saved(page);
	const picture = page.getByRole("img", { name: "Your picture" });
	await picture.waitFor();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), WAIT).toBeGreaterThan(0);
	await page.getByRole("button", { name: "Remove the picture" }).click();
	await picture.waitFor({ state: "detached" });
	expect(await journey.request("api/User/getProfile", session.token)).toMatchObject({ data: { avatar: null } });
});

/** Logs in by code from the page where one comes straight to the login. */
async function logIn(page: Page, mobile: string): Promise<void> {
	await inDatabase(journey.portal(), (db) => db.deleteFrom("login_code").where("mobile", "=", mobile).execute());
	await page.getByRole("heading", { level: 1, name: "Welcome to Yunting" }).waitFor();
	const form = page.getByRole("form", { name: "Log in" });
	await form.getByLabel(/^Mobile number/).fill(mobile);
	await form.getByRole("button", { name: "Send code" }).click();
	await form.getByLabel(/^Verification code/).fill(await journey.portal().smsCode(mobile, 1));
	await form.getByRole("button", { name: "Log in" }).click();
}

it("the language of the profile changes the whole interface at once, comes along to each device where one logs in, and becomes the one that is chosen in the header there, in the form too, which saves it with the rest", async () => {
	const mobile = journey.newMobile();
	const session = await signIn(journey.portal(), mobile);
	const page = await journey.openAs(session, ACCOUNT);
	const language = (of: Page) => of.locator("html").getAttribute("lang");
	await profile(page).getByRole("radio", { name: "简体中文" }).check();
	await save(page);
	await page.getByRole("heading", { level: 1, name: "欢迎回来" }).waitFor();
	expect(await language(page)).toBe("zh-CN");
	await page.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "投诉举报" }).waitFor();

	const other = await journey.open("/login");
	await logIn(other, mobile);
	await other.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "投诉举报" }).waitFor();
	expect(await language(other)).toBe("zh-CN");
	// Whoever came straight to the login goes home from there.
	expect(new URL(other.url()).pathname).toBe("/index/index");

	await leadTo(other, ACCOUNT);
	const chosen = (name: string) => other.getByRole("main").getByRole("radio", { name }).isChecked();
	await expect.poll(() => chosen("简体中文"), WAIT).toBe(true);
	await other.getByRole("banner").getByRole("button", { name: "English" }).click();
	await other.getByRole("menuitemradio", { name: "English" }).click();
	await other.getByRole("navigation", { name: "Main navigation" }).waitFor();
	await expect.poll(() => chosen("English"), WAIT).toBe(true);
	const profileNow = () => journey.request("api/User/getProfile", session.token);
	await expect.poll(profileNow, WAIT).toMatchObject({ data: { locale: "en-US" } });
	await profile(other)
		.getByLabel(/^Name shown to you/)
		.fill("Lin");
	await save(other);
	await expect.poll(profileNow, WAIT).toMatchObject({ data: { nickname: "Lin", locale: "en-US" } });
	expect(await language(other)).toBe("en-US");
});
