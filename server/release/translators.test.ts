import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { pageHead } from "../discovery/page-head.ts";
import { releasePages } from "../discovery/release-pages.ts";
import { deliverBy } from "../jobs/deliver.ts";
import { openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { shippedSources } from "./shipped.ts";

/** The one file by which a portal speaks a third language. */
const GERMAN = {
	kind: "messages",
	id: "de-de",
	locale: "de-DE",
	name: "Deutsch",
	messages: {
		"Please log in.": "Bitte melden Sie sich an.",
		"Some of what was sent is not valid: {what}": "Nicht alles ist gültig: {what}",
		"“{title}” is required": "„{title}“ muss ausgefüllt werden.",
		"Your case {number} has moved. Log in to the portal to see it.": "Ihr Fall {number} geht voran.",
		"All articles": "Alle Artikel",
	},
};

let test: TestApp;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
	test = await openTestApp({ PORTICO_SMS_NOTICES: "1" });
	const token = await test.login(ADMIN_MOBILE);
	const sources = [...shippedSources(), { path: "messages/de-DE.json", text: JSON.stringify(GERMAN) }];
	const { code } = await test.call("/admin/api/releases", { token, body: { sources, override: true } });
	expect(code).toBe(0);
	desk = await openDesk(test);
}, 60_000);
afterAll(() => test.close());

const refused = async (path: string, language: string) => (await test.call(path, { language })).msg;

it("refuses in the languages of the messages documents, and in the portal's own where it speaks none that is asked for", async () => {
	await expect.poll(() => refused("/api/User/getProfile", "de-AT,de;q=0.9")).toBe("Bitte melden Sie sich an.");
	expect(await refused("/api/User/getProfile", "zh-CN")).toBe("请先登录。");
	expect(await refused("/api/User/getProfile", "fr-FR")).toBe("Please log in.");
	const { msg, data } = await test.call("/api/Login/mobileLogin", {
		body: { mobile: ADMIN_MOBILE },
		language: "de-DE",
	});
	expect(msg).toBe("Nicht alles ist gültig: „code“ muss ausgefüllt werden.");
	expect(data).toMatchObject({ errors: [{ pointer: "/code", message: "„code“ muss ausgefüllt werden." }] });
});

it("sends short messages in the language of who filed", async () => {
	const citizen = await test.login("13700000066");
	await test.call("/api/User/updateProfile", { token: citizen, body: { locale: "de-DE" } });
	const filed = await desk.file(citizen);
	await desk.act(String(valueIn(filed.data, "id")), { action: "accept" });
	await deliverBy("sms", () => new Date("2026-11-23T12:00:00+08:00")).run(test.services);
	expect(test.texts).toEqual([
		{ mobile: "13700000066", text: `Ihr Fall ${String(valueIn(filed.data, "number"))} geht voran.` },
	]);
});

it("heads a page in the language, offers it to readers, and sends browsers nothing that the server alone says", async () => {
	const release = await releasePages(test.services)();
	if (!release) throw new Error("There is no release.");
	const { manifest } = release;
	expect(manifest.site.locales).toContainEqual({ code: "de-DE", name: "Deutsch" });
	const origin = "https://portal.example";
	const source = { db: test.services.db, release, url: new URL("/article/list", origin), origin, locale: "de-DE" };
	const { markup, locale } = await pageHead(source);
	const { document } = new JSDOM(`<!doctype html><head>${markup}</head>`).window;
	expect(document.title).toContain("Alle Artikel");
	expect(locale).toBe("de-DE");
	const messages = (await test.app.inject(`/release/${manifest.messages["de-DE"]}.json`)).json<object>();
	expect(asObject(valueIn(messages, "messages"))).toHaveProperty("All articles", "Alle Artikel");
	expect(asObject(valueIn(messages, "messages"))).not.toHaveProperty("Please log in.");
});
