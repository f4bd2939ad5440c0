import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isObject } from "../../schemas/json/json.ts";
import { resolveText } from "../../schemas/rules/texts/resolve-text.ts";
import type { TextWithValues } from "../../schemas/types.gen.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { JOBS } from "../jobs/registry.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_SESSION_IDLE_DAYS: "3", PORTICO_SESSION_DAYS: "11" });
}, 60_000);
afterAll(() => test.close());

const profile = async (token: string) => (await test.call("/api/User/getProfile", { token })).code;

/** The only session, as if it had started and was last used so many days ago. */
const age = (started: number, used: number) =>
	sql`
		update session set created_at = now() - make_interval(mins => ${Math.round(started * 1440)}),
			last_seen_at = now() - make_interval(mins => ${Math.round(used * 1440)})
	`.execute(test.services.db);

it("ends a session that was idle, and any session after its days, however long it should last when it started", async () => {
	const token = await test.login("13700000081");
	expect(await profile(token)).toBe(0);
	await age(10, 2);
	expect(await profile(token)).toBe(0);
	await age(10, 3.1);
	expect(await profile(token)).toBe(401);
	await age(11.1, 0);
	expect(await profile(token)).toBe(401);
	await JOBS.find(({ name }) => name === "purge_expired")?.run(test.services);
	expect(await test.services.db.selectFrom("session").selectAll().execute()).toEqual([]);
});

const isTextWithValues = (value: unknown): value is TextWithValues =>
	isObject(value) && typeof value.text === "string" && isObject(value.values);

/** All texts of a page that have values, wherever they stand in it. */
function textsWithValues(part: unknown): TextWithValues[] {
	if (isTextWithValues(part)) return [part];
	return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsWithValues) : [];
}

it.each([
	["en-US", /\b3 days\b.*\b11 days\b/, /\b90 days\b/],
	["zh-CN", /3 天.*11 天/, /90 天/],
])("says on the privacy page the very days that are set (%s)", async (locale, session, visits) => {
	const { data: report } = await test.call("/report/api.Configs/getConfig");
	const { db } = test.services;
	const manifest = await findCurrentManifest(db);
	if (!manifest) throw new Error("expected a release");
	const page = await db
		.selectFrom("artefact")
		.select("body")
		.where("body", "like", '{"kind":"page","id":"privacy"%')
		.executeTakeFirstOrThrow();
	const translator = await translatorFor(db, manifest, locale);
	const shown = textsWithValues(JSON.parse(page.body)).map((text) =>
		resolveText(text, { config: { report } }, translator),
	);
	for (const days of [session, visits]) expect(shown).toContainEqual(expect.stringMatching(days));
});
