import { sql } from "kysely";
import type { Page } from "playwright";
import { afterAll, expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import type { TestProvider } from "../../server/testing/openid-provider.ts";
import { axeFinds } from "./axe-finds.ts";
import { speak } from "./in-both-languages.ts";
import { startOwnJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { inDatabase } from "./portal-database.ts";
import { providerFor } from "./staff-portal.ts";
import { sidewaysScrolling } from "./touch-targets.ts";

let provider: TestProvider | undefined;
const journey = startOwnJourney(async () => {
	const started = await providerFor();
	provider = started.provider;
	return started.env;
});
afterAll(() => provider?.close());

/** Who sits at the keyboard when the provider asks. */
function atProvider(person: TestProvider["person"]): void {
	if (!provider) throw new Error("The provider has not started.");
	provider.person = person;
}

const ADMINISTRATOR = { sub: "ada", phone_number: `+86${ADMIN_MOBILE}`, phone_number_verified: true };

/** How far a screen is wider than its window, as one line. */
async function tooWide(page: Page, screen: string): Promise<string[]> {
	const over = await sidewaysScrolling(page);
	return over > 0 ? [`${screen} is ${over} px too wide`] : [];
}

/** The same, and what axe finds on it, each as one line. */
async function flaws(page: Page, screen: string): Promise<string[]> {
	const violations = await axeFinds(page);
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target }) => `${screen}: ${id} at ${target.join(" ")}`),
	);
	return [...found, ...(await tooWide(page, screen))];
}

/** As if everybody had last shown a while ago that it is them. */
const forgetConfirmation = () =>
	inDatabase(journey.portal(), (db) =>
		sql`update session set confirmed_at = now() - interval '16 minutes'`.execute(db),
	);

async function invite(page: Page, mobile: string): Promise<void> {
	await page.getByLabel("Name, right, or whole mobile number").fill(mobile);
	await page.getByRole("button", { name: "Invite this number" }).click();
}

/** The provider is offered first, in both languages, and it is said clearly whom it does not let in. */
async function refusedAtProvider(page: Page): Promise<void> {
	atProvider({ sub: "stranger" });
	await page.getByRole("button", { name: "Sign in with City account" }).click();
	await page.getByText("Nobody here has this work account.").waitFor();
	expect(await flaws(page, "refused")).toEqual([]);
	await speak(page, "zh-CN");
	await page.getByRole("button", { name: "用 City account 登录" }).waitFor();
	expect(await tooWide(page, "zh-CN")).toEqual([]);
	await speak(page, "en-US");
	await page.getByRole("button", { name: "With a code by text message" }).click();
	await page.getByLabel("Mobile number").waitFor();
}

it("offers staff their organisation's provider first, says clearly whom it does not let in, signs in there, for the desk too, confirms there anew without losing the place where a right is given, and signs out", async () => {
	const { url } = journey.portal();
	const page = await journey.open("/admin", { viewport: PHONE });
	await refusedAtProvider(page);
	await page.setViewportSize(DESKTOP);
	// The provider knows the stranger by a cookie.
	await page.context().clearCookies();
	await journey.go(page, "/admin/desk");
	atProvider(ADMINISTRATOR);
	await page.getByRole("button", { name: "Sign in with City account" }).click();
	await page.waitForURL(`${url}/admin/desk**`);
	await page.goto(`${url}/admin/people`);
	await page.getByText("Signs in with City account.").waitFor();

	await forgetConfirmation();
	await invite(page, "13900000095");
	const dialog = page.getByRole("dialog", { name: "Is it still you?" });
	const [other] = await Promise.all([
		page.context().waitForEvent("page"),
		dialog.getByRole("button", { name: "Confirm with City account" }).click(),
	]);
	await dialog.waitFor({ state: "detached" });
	await page.getByText("May do nothing here yet.").waitFor();
	await other.close();
	await page.getByLabel("May", { exact: true }).selectOption("publisher");
	await page.getByRole("button", { name: "Give", exact: true }).click();
	await page.getByText("It was given.").waitFor();

	await page.getByRole("button", { name: /139\*\*\*\*0001/ }).click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await page.getByRole("link", { name: "Sign out of City account too" }).waitFor();
	expect(await flaws(page, "signed out")).toEqual([]);
});

/** Gives a window's device a lock whose owner is always at it. */
async function giveAuthenticator(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

async function signOut(page: Page, words: { account: RegExp; out: string }): Promise<void> {
	await page.getByRole("button", { name: words.account }).click();
	await page.getByRole("menuitem", { name: words.out }).click();
}

const actions = async () =>
	inDatabase(journey.portal(), async (db) => {
		const rows = await db.selectFrom("audit_entry").select(["action", "detail"]).orderBy("id").execute();
		return rows.map(({ action, detail }) => `${action} ${JSON.stringify(detail)}`);
	});

/** Signs out in Chinese, and is refused with a passkey that counts backwards, as a copy does. */
async function refusedInChinese(page: Page): Promise<void> {
	const count = (counter: number) =>
		inDatabase(journey.portal(), (db) => db.updateTable("passkey").set({ counter }).execute());
	await speak(page, "zh-CN");
	await page.getByText("尚未使用").waitFor();
	expect(await tooWide(page, "zh-CN account")).toEqual([]);
	await signOut(page, { account: /139\*\*\*\*0001/, out: "退出登录" });
	await count(1_000_000);
	await page.getByRole("button", { name: "用通行密钥登录" }).click();
	await page.getByText("未能验证通行密钥，请重试。").waitFor();
	await count(0);
	await speak(page, "en-US");
}

it("adds a passkey on a phone, is refused with a copy of it, in Chinese, signs in with it, confirms with it, renames and removes it, all on record", async () => {
	const { url } = journey.portal();
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const page = await journey.openAs(session, "/admin/account", { viewport: PHONE });
	await giveAuthenticator(page);
	await page.getByText("You have no passkey yet.").waitFor();
	await page.getByLabel("Name of the passkey").fill("Phone");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await page.getByText("not used yet").waitFor();
	expect(await flaws(page, "account")).toEqual([]);

	await refusedInChinese(page);
	const [sent] = await Promise.all([
		page.waitForRequest("**/admin/api/session/passkey"),
		page.getByRole("button", { name: "Sign in with a passkey" }).click(),
	]);
	await page.getByText("last used").waitFor();
	const again = await fetch(`${url}/admin/api/session/passkey`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: sent.postData() ?? "",
	});
	expect(await again.json()).toMatchObject({ code: 403, data: null });

	await forgetConfirmation();
	await leadTo(page, "/admin/people");
	await invite(page, "13900000096");
	await page.getByRole("button", { name: "Confirm with a passkey" }).click();
	await page.getByText("May do nothing here yet.").waitFor();

	await leadTo(page, "/admin/account");
	await page.getByRole("button", { name: "Rename: Phone" }).click();
	await page.getByLabel("New name").fill("Old phone");
	await page.getByRole("button", { name: "Rename it" }).click();
	await page.getByRole("button", { name: "Remove: Old phone" }).click();
	await page.getByRole("button", { name: "Remove it" }).click();
	await page.getByText("You have no passkey yet.").waitFor();
	await signOut(page, { account: /139\*\*\*\*0001/, out: "Sign out" });
	await page.getByRole("button", { name: "Sign in with a passkey" }).click();
	await page.getByText("This passkey is not known here.").waitFor();
	expect((await actions()).filter((line) => /passkey/.test(line))).toEqual([
		'passkey.added {"name":"Phone"}',
		expect.stringMatching(/^session.refused .*"reason":"wrong"/),
		expect.stringMatching(/^session.started .*"by":"passkey"/),
		expect.stringMatching(/^session.refused .*"reason":"wrong"/),
		'session.confirmed {"by":"passkey"}',
		'passkey.renamed {"name":"Old phone"}',
		'passkey.removed {"name":"Old phone"}',
		expect.stringMatching(/^session.refused .*"reason":"unknown"/),
	]);
});
