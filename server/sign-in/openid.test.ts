import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { startProvider, type TestProvider } from "../testing/openid-provider.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const ORIGIN = "http://portal.example";
let provider: TestProvider;
let test: TestApp;
let token: string;
let self: string;

beforeAll(async () => {
	provider = await startProvider(ORIGIN);
	test = await openTestApp({
		...provider.env,
		PORTICO_OIDC_ROLES_CLAIM: "groups",
		PORTICO_OIDC_ROLES: "cn=web-editors=editor, web-admins=administrator",
	});
	token = await test.login(ADMIN_MOBILE);
	self = String(valueIn(valueIn((await test.call("/admin/api/me", { token })).data, "user"), "id"));
}, 60_000);
afterAll(async () => {
	await test.close();
	await provider.close();
});
beforeEach(async () => {
	await sql`delete from openid_identity`.execute(test.services.db);
	await sql`update app_user set roles = '{administrator}', work_email = null where id = ${self}`.execute(
		test.services.db,
	);
	provider.person = {
		sub: "ada",
		phone_number: "+86 139 0000 0001",
		phone_number_verified: true,
		groups: ["web-admins"],
	};
});

/** A browser that follows the provider's redirects, and what it holds. */
function browser() {
	const jars = { portal: new Map<string, string>(), provider: new Map<string, string>() };
	const cookiesFor = (host: keyof typeof jars) => [...jars[host]].map(([name, value]) => `${name}=${value}`).join("; ");
	const hold = (host: keyof typeof jars, set: readonly string[]) => {
		for (const line of set) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (value === "") jars[host].delete(name);
			else jars[host].set(name, value);
		}
	};
	const atPortal = async (url: string, { body, as }: { body?: object; as?: string } = {}) => {
		const response = await test.app.inject({
			method: body ? "POST" : "GET",
			url,
			headers: { cookie: cookiesFor("portal"), ...(as && { authorization: as }) },
			...(body && { payload: body }),
		});
		hold("portal", [response.headers["set-cookie"] ?? []].flat());
		return response;
	};
	return {
		/** Another person sits down: the provider knows nothing of the one before. */
		forgetProvider: () => jars.provider.clear(),
		post: async (path: string, body: object = {}, as?: string) =>
			(await atPortal(`/admin/api/session/openid/${path}`, { body, ...(as !== undefined && { as }) })).json(),
		/** Follows redirects through the provider until it leads back; returns the address at which it does. */
		async comeBack(url: string): Promise<string> {
			for (let next = url; ; ) {
				if (next.startsWith(ORIGIN)) return next.slice(ORIGIN.length);
				const response = await fetch(next, { redirect: "manual", headers: { cookie: cookiesFor("provider") } });
				hold("provider", response.headers.getSetCookie());
				const location = response.headers.get("location");
				if (location === null) throw new Error(`${next} leads nowhere: ${response.status} ${await response.text()}`);
				next = new URL(location, next).href;
			}
		},
		async land(path: string): Promise<string | undefined> {
			const response = await atPortal(path);
			return response.headers.location;
		},
	};
}

/** Signs in as far as the page that goes on. */
async function signIn(window = browser(), body: object = {}, as?: string) {
	const started = await window.post("start", body, as);
	expect(started.code).toBe(0);
	const back = await window.comeBack(String(valueIn(started.data, "url")));
	return { window, back, page: await window.land(back) };
}

const logged = async () =>
	asArray(valueIn((await test.call("/admin/api/audit?action=session.", { token })).data, "list")).map((one) => [
		valueIn(one, "action"),
		valueIn(one, "detail"),
	]);

it.each([
	"/admin/desk/case?id=3f1c&view=flow",
	`/admin?${new URLSearchParams({ to: "desk", at: "/admin/desk?q=运河+canal&sort=due" })}`,
	`/admin/studio/d1/document/forms/complaint.json?${new URLSearchParams({ part: "/properties/title" })}`,
])("leads back to the page where somebody had to sign in: %s", async (to) => {
	expect((await signIn(browser(), { to })).page).toBe(`${to}&sign-in=done`);
});

it.each(["https://elsewhere.example/", "//elsewhere.example", "/admin/..//elsewhere.example", "/admin?to=<b>"])(
	"leads nobody to %s",
	async (to) => {
		expect((await browser().post("start", { to })).code).toBe(422);
	},
);

it("signs in who has the verified number of somebody of the staff, on record, and from then on by subject", async () => {
	const { window, page } = await signIn(browser(), { to: "/admin?to=desk" });
	expect(page).toBe("/admin?to=desk&sign-in=done");
	const { code, data } = await window.post("finish");
	expect([code, valueIn(valueIn(data, "user_info"), "id")]).toEqual([0, self]);
	const theirs = String(valueIn(data, "token"));
	expect((await test.call("/admin/api/me", { token: theirs })).code).toBe(0);
	expect((await logged())[0]).toEqual(["session.started", expect.objectContaining({ by: "openid" })]);
	expect((await window.post("finish")).code).toBe(401);
	provider.person = { sub: "ada", groups: ["web-admins"] };
	expect((await signIn()).page).toBe("/admin?sign-in=done");
});

it("signs in by the verified address that an administrator has entered, whatever its letters' case", async () => {
	await test.call(`/admin/api/people/${self}/work-account`, { token, body: { email: "Ada@City.example" } });
	provider.person = { sub: "ada-2", email: "ada@CITY.example", email_verified: true, groups: ["web-admins"] };
	expect((await signIn()).page).toBe("/admin?sign-in=done");
});

it("refuses whom nobody here knows, a number or address that nobody has verified, and citizens, on record", async () => {
	await test.login("13700000091");
	for (const person of [
		{ sub: "stranger" },
		{ sub: "unverified", phone_number: ADMIN_MOBILE },
		{ sub: "unsaid", phone_number: ADMIN_MOBILE, phone_number_verified: "true" },
	]) {
		provider.person = person;
		expect((await signIn()).page, person.sub).toBe("/admin?sign-in=unknown");
		expect((await logged())[0]).toEqual(["session.refused", { by: "openid", reason: "unknown", subject: person.sub }]);
	}
	provider.person = { sub: "citizen", phone_number: "13700000091", phone_number_verified: true };
	const { window, page } = await signIn();
	expect([page, (await window.post("finish")).code]).toEqual(["/admin?sign-in=no_right", 401]);
});

it("does not give an account to another identity that has its number now, until an administrator unlinks it", async () => {
	await signIn();
	provider.person = { ...provider.person, sub: "successor" };
	expect((await signIn()).page).toBe("/admin?sign-in=other_identity");
	expect((await test.call(`/admin/api/people/${self}/work-account/unlink`, { token, body: {} })).code).toBe(0);
	expect((await signIn()).page).toBe("/admin?sign-in=done");
});

it("gives and takes the roles that the claim decides on, opens an account for them, and leaves one administrator", async () => {
	provider.person = {
		sub: "new",
		phone_number: "13900000093",
		phone_number_verified: true,
		groups: ["cn=web-editors"],
	};
	expect((await signIn()).page).toBe("/admin?sign-in=done");
	const rolesOf = async (mobile: string) =>
		(await sql<{ roles: string[] }>`select roles from app_user where mobile = ${mobile}`.execute(test.services.db))
			.rows[0]?.roles;
	expect(await rolesOf("13900000093")).toEqual(["editor"]);
	provider.person = { sub: "new", groups: [] };
	expect((await signIn()).page).toBe("/admin?sign-in=no_right");
	expect(await rolesOf("13900000093")).toEqual([]);
	provider.person = { sub: "ada", phone_number: ADMIN_MOBILE, phone_number_verified: true, groups: [] };
	expect((await signIn()).page).toBe("/admin?sign-in=done");
	expect(await rolesOf(ADMIN_MOBILE)).toEqual(["administrator"]);
});

it("counts a response once, and in the browser alone that went to the provider", async () => {
	const { window, back } = await signIn();
	expect(await window.land(back)).toBe("/admin?sign-in=expired");
	const started = await browser().post("start");
	const stolen = await browser().comeBack(String(valueIn(started.data, "url")));
	expect(await browser().land(stolen)).toBe("/admin?sign-in=expired");
	const other = browser();
	await other.post("start");
	expect(await other.land(stolen)).toBe("/admin?sign-in=failed");
	expect((await other.post("finish")).code).toBe(401);
});

it("says who turned back at the provider, and leads nowhere but to the administration", async () => {
	provider.person = null;
	expect((await signIn()).page).toBe("/admin?sign-in=cancelled");
	for (const to of ["https://evil.example", "//evil.example", "/admin/../x", "/report", "/admin\\x"])
		expect((await browser().post("start", { to })).code, to).toBe(422);
});

it("confirms anew at the provider that it is the same person, who must sign in there again", async () => {
	const { window } = await signIn();
	const theirs = String(valueIn((await window.post("finish")).data, "token"));
	await sql`update session set confirmed_at = now() - interval '16 minutes'`.execute(test.services.db);
	const grant = () => test.call(`/admin/api/people`, { token: theirs, body: { mobile: "13900000094" } });
	expect(await grant()).toMatchObject({ code: 403, data: { confirm: true } });
	const { asked } = provider;
	provider.person = { ...provider.person, sub: "somebody-else" };
	window.forgetProvider();
	expect((await signIn(window, { confirm: true }, theirs)).page).toBe("/admin/confirmed?sign-in=other_identity");
	expect(await grant()).toMatchObject({ code: 403 });
	provider.person = { ...provider.person, sub: "ada" };
	window.forgetProvider();
	expect((await signIn(window, { confirm: true }, theirs)).page).toBe("/admin/confirmed?sign-in=done");
	expect([(await grant()).code, provider.asked]).toEqual([0, asked + 2]);
	expect((await browser().post("start", { confirm: true })).code).toBe(401);
});

it("ends the session here, and says where one signs out at the provider", async () => {
	const { window } = await signIn();
	const theirs = String(valueIn((await window.post("finish")).data, "token"));
	const ended = await test.call("/admin/api/session/end", { token: theirs, body: {} });
	expect(String(valueIn(ended.data, "end_session_url"))).toContain(`${provider.issuer}/session/end?`);
	expect((await test.call("/admin/api/me", { token: theirs })).code).toBe(401);
	const byCode = await test.login("13700000092");
	expect(await test.call("/admin/api/session/end", { token: byCode, body: {} })).toMatchObject({
		data: { end_session_url: null },
	});
});

it("runs on without the provider, says so to who wants to sign in there, and finds it again", async () => {
	const gone = await startProvider(ORIGIN);
	await gone.close();
	const alone = await openTestApp(gone.env);
	expect(await alone.call("/admin/api/session/ways")).toMatchObject({ data: { openid: { name: "City account" } } });
	const refused = { code: 503, msg: expect.stringContaining("does not respond") };
	expect(await alone.call("/admin/api/session/openid/start", { body: {} })).toMatchObject(refused);
	expect((await alone.call("/admin/api/me", { token: await alone.login(ADMIN_MOBILE) })).code).toBe(0);
	await alone.close();
});

it("records wrong codes of staff", async () => {
	await test.call("/api/Login/mobileLogin", { body: { mobile: ADMIN_MOBILE, code: "000000" } });
	expect((await logged())[0]).toEqual(["session.refused", { by: "code" }]);
});
