import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyVisibility } from "../jobs/apply-visibility.ts";
import { shippedSources } from "../release/shipped.ts";
import { countHidden } from "../repositories/queries/filed-month.ts";
import { codesInUse } from "../repositories/releases/category-code.ts";
import { categoriesOf } from "../repositories/releases/category-document.ts";
import { writeSetting } from "../repositories/settings/setting.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let admin: string;

beforeAll(async () => {
	test = await openTestApp();
	admin = await test.login(ADMIN_MOBILE);
	desk = await openDesk(test);
}, 60_000);
afterAll(() => test.close());

type Category = Record<string, unknown> & { code: string };

const listOf = (data: unknown): Record<string, unknown>[] => {
	const list = valueIn(data, "list");
	return Array.isArray(list) ? list : [];
};

const categoriesNow = async (language = "en-US") =>
	listOf((await test.call("/report/api.Messages/getCategory", { language })).data);

/** Publishes the shipped documents with other categories. */
async function publishCategories(change: (categories: Category[]) => Category[]) {
	const config = await test.call("/report/api.Configs/getConfig");
	const base = valueIn(valueIn(valueIn(config.data, "pc"), "release"), "id");
	const sources = shippedSources().map(({ path, text }) => {
		if (path !== "categories.json") return { path, text };
		const document = JSON.parse(text);
		return { path, text: JSON.stringify({ ...document, categories: change(document.categories) }) };
	});
	const outcome = await test.call("/admin/api/releases", { token: admin, body: { sources, base } });
	expect(outcome.code, JSON.stringify(outcome.data)).toBe(0);
}

const caseIn = (code: string, status: string) =>
	test.services.db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select(["message.id", "message.number", "message.title"])
		.where("category.code", "=", code)
		.where("message.status", "=", status as "replied")
		.executeTakeFirstOrThrow();

const publish = (id: string) =>
	test.call(`/admin/api/cases/${id}/publication`, { token: admin, body: { published: true, attachments: true } });

/** Stores ten cases like one, of this very moment. */
const copiesOf = (id: string, confidential: boolean) =>
	sql`
		insert into message (number, form, form_hash, release_id, category_id, title, data, status, confidential,
			idempotency_owner, idempotency_key, request_digest)
		select gen_random_uuid(), form, form_hash, release_id, category_id, title, data, status, ${confidential},
			'copy', gen_random_uuid(), ''
		from message, generate_series(1, 10) where message.id = ${id}
	`.execute(test.services.db);

it("answers the categories of the release in force, in its order and in the reader's language", async () => {
	const english = await categoriesNow();
	const chinese = await categoriesNow("zh-CN");
	expect(english.slice(0, 2).map(({ code, name }) => [code, name])).toEqual([
		["roads", "Roads and pavements"],
		["noise", "Noise"],
	]);
	expect(chinese.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
	for (const { name, description } of chinese) expect(`${name}${description}`).toMatch(/^[^a-z]*\p{Script=Han}/u);
	expect(english.find(({ code }) => code === "integrity")).toMatchObject({
		publicity: "never",
		icon: "layui-icon-auz",
		retention: { length: 2, unit: "years", action: "delete" },
	});
});

it("lets no call publish a case of a category that is never published, and counts none in public figures", async () => {
	const { id } = await caseIn("integrity", "in_progress");
	// Whoever publishes has the right to, so that the category itself is what refuses.
	const assignments = JSON.stringify([{ right: "publishes", team: "discipline" }]);
	await test.services.db.updateTable("app_user").set({ assignments }).where("mobile", "=", ADMIN_MOBILE).execute();
	const outcome = await publish(id);
	expect([outcome.code, outcome.msg]).toEqual([409, "Cases of this category are never published."]);
	expect((await test.call(`/report/api.Messages/getDetail?id=${id}`)).code).toBe(404);
	const { db } = test.services;
	const write = db.updateTable("message").set({ published: true }).where("id", "=", id).execute();
	await expect(write).rejects.toThrow(/message_never_published/);
	const counted = () => countHidden(db, { time_zone: "UTC" });
	const before = await counted();
	await copiesOf(id, true);
	expect(await counted()).toEqual(before);
	await copiesOf(id, false);
	expect((await counted()).filed).toBe(before.filed + 10);
});

it("publishes a case of a category that waits for the reply with the reply, and not before", async () => {
	await publishCategories((list) =>
		list.map((one) => (one.code === "noise" ? { ...one, publicity: "after_reply" } : one)),
	);
	const waiting = await caseIn("noise", "in_progress");
	const replied = await caseIn("noise", "replied");
	expect((await desk.detail(waiting.id)).code).toBe(404);
	expect((await desk.detail(replied.id)).code).toBe(0);
	expect((await publish(waiting.id)).code).toBe(409);
	expect((await publish(replied.id)).code).toBe(0);
});

it("takes a category's cases from the public with the release that says never, for good", async () => {
	const { id, number, title } = await caseIn("roads", "replied");
	expect((await desk.detail(id)).code).toBe(0);
	await publishCategories((list) => list.map((one) => (one.code === "roads" ? { ...one, publicity: "never" } : one)));
	expect((await desk.detail(id)).code).toBe(404);
	const where = [
		"/report/api.Messages/getList?category=roads",
		`/report/api.Messages/getList?keyword=${number}`,
		`/report/api.Search/getAll?keyword=${encodeURIComponent(title)}`,
		`/report/api.Messages/getSimilar?text=${encodeURIComponent(title)}`,
		"/report/api.Messages/getFacets",
		"/report/api.Messages/getStatistics",
		"/feeds/messages.xml",
		"/sitemap.xml",
	];
	for (const url of where) {
		const { statusCode, body } = await test.app.inject(url);
		expect([url, statusCode]).toEqual([url, 200]);
		for (const notified of [id, number, '"roads"'])
			expect(body.includes(notified), `${url} tells ${notified}`).toBe(false);
	}
	await publishCategories((list) => list);
	expect((await publish(id)).code).toBe(409);
});

it("holds to a category soon after a release what was still being filed by the one before it", async () => {
	const { db } = test.services;
	const { id } = await caseIn("integrity", "in_progress");
	const open = async () => {
		const { rows } = await sql<{ count: number }>`
			select count(*)::integer as count from message join category on category.id = message.category_id
			where category.code = 'integrity' and not message.confidential`.execute(db);
		return rows[0]?.count;
	};
	await copiesOf(id, false);
	expect(await open()).toBeGreaterThan(0);
	await publishCategories((list) => list.map((one) => ({ ...one, description: "As it was, in other words." })));
	await applyVisibility.run(test.services);
	expect(await open()).toBe(0);
});

it("shows cases under the name that their category has now, and under its last one when it is gone", async () => {
	const { id } = await caseIn("parks", "replied");
	const nameOf = async () => valueIn(valueIn((await desk.detail(id)).data, "category"), "name");
	await publishCategories((list) => list.map((one) => (one.code === "parks" ? { ...one, name: "Green spaces" } : one)));
	expect(await nameOf()).toBe("Green spaces");
	await publishCategories((list) => list.filter(({ code }) => code !== "parks"));
	expect((await categoriesNow()).map(({ code }) => code)).not.toContain("parks");
	expect(await nameOf()).toBe("Green spaces");
	expect(await codesInUse(test.services.db)).toContain("parks");
	expect((await test.call("/report/api.Messages/getList?category=parks")).code).toBe(0);
});

it("still knows, of a release from before categories were documents, what the database said", async () => {
	const { db } = test.services;
	expect(await categoriesOf(db, {})).toEqual([]);
	const roads = { code: "roads", name: "Roads", description: "Potholes.", form: "road-damage" };
	const document = { kind: "categories", id: "categories", publicity: "by_state", categories: [roads] };
	await writeSetting(db, "categories_before_documents", document);
	expect(await categoriesOf(db, {})).toEqual([{ ...roads, publicity: "by_state" }]);
});
