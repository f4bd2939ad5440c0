import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { shippedSources } from "../release/shipped.ts";
import { findUserBy } from "../repositories/people/user.ts";
import { seedScale } from "../seeding/seed-scale.ts";
import { complaintIn } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { tryRouting } from "./routing-trial.ts";

const DRAFTS = "/admin/api/draft-releases";
const EDITOR = "13900000011";

let test: TestApp;
let administrator: string;
let editor: string;

beforeAll(async () => {
	test = await openTestApp();
	administrator = await test.login(ADMIN_MOBILE);
	editor = await test.login(EDITOR);
	const roles: "editor"[] = ["editor"];
	await test.services.db.updateTable("app_user").set({ roles }).where("mobile", "=", EDITOR).execute();
}, 60_000);
afterAll(() => test.close());

const tried = (id: string, token: string) => test.call(`${DRAFTS}/${id}/routing`, { token });

it("tries changed routing rules on last month's cases, beside those in force, and names no case to who may read none", async () => {
	const { data: draft } = await test.call(DRAFTS, { token: editor, body: { name: "Roads" } });
	const id = String(valueIn(draft, "id"));
	expect((await tried(id, editor)).data).toEqual({ trial: null });
	const text = shippedSources().find(({ path }) => path === "routing.json")?.text ?? "";
	const rules = asArray(valueIn(JSON.parse(text), "rules")).map(asObject);
	const changed = rules.map((rule) => (rule.id === "roads" ? { ...rule, set: { team: "environment" } } : rule));
	const edit = { id: "edit-1", verb: "set", path: "routing.json", at: "/rules", value: changed };
	const appended = await test.call(`${DRAFTS}/${id}/edits`, { token: editor, body: { after: 0, edits: [edit] } });
	expect(appended.code).toBe(0);
	const { data } = await tried(id, editor);
	const trial = asObject(valueIn(data, "trial"));
	const { count } = await test.services.db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("category.code", "=", "roads")
		.where("submitted_at", ">", new Date(Date.now() - 30 * 86_400_000))
		.executeTakeFirstOrThrow();
	expect(Number(count)).toBeGreaterThan(0);
	expect(trial).toMatchObject({ moved: Number(count) });
	const teams = ["Streets and Transport Office", "Environment and Parks Office"];
	const moves = asArray(trial.moves).map(asObject);
	expect(moves.map(({ category }) => category)).toEqual(moves.map(() => "Roads and pavements"));
	expect(moves.map(({ before, after }) => [asObject(before).team, asObject(after).team])).toContainEqual(teams);
	expect(moves.flatMap(({ numbers }) => asArray(numbers))).toEqual([]);
	expect(trial.more).toBe(false);
	const own = asObject(valueIn((await tried(id, administrator)).data, "trial"));
	expect(asArray(own.moves).flatMap((move) => asArray(valueIn(move, "numbers"))).length).toBeGreaterThan(0);
	expect(asArray(trial.rules).map(asObject)).toContainEqual({
		id: "roads",
		title: "Roads and lights",
		before: Number(count),
		after: Number(count),
	});
});

it("tries a case in the district that it was filed for, wherever it was put since, and says where others are left", async () => {
	const { db } = test.services;
	const user = await findUserBy(db, "mobile", ADMIN_MOBILE);
	if (!user) throw new Error("There is no administrator.");
	const { data } = await test.call("/report/api.Messages/index", {
		body: await complaintIn(test, "noise", {
			identity: "anonymous",
			contact_name: undefined,
			contact_mobile: undefined,
			contact_by: undefined,
			contact_time: undefined,
		}),
	});
	const id = String(valueIn(data, "id"));
	const toNorth = {
		id: "north",
		title: "The north",
		set: { team: "north" },
		when: { district: ["North"] as [string] },
	};
	const fired = async (most?: number) => {
		const trial = await tryRouting(db, { kind: "routing", id: "routing", rules: [toNorth] }, { user }, { most });
		return [trial.rules[0]?.after, trial.next !== null];
	};
	await db.updateTable("message").set({ district: "North" }).where("id", "=", id).execute();
	expect(await fired()).toEqual([0, false]);
	await db
		.updateTable("message")
		.set({ district: null, data: JSON.stringify({ district: "North" }) })
		.where("id", "=", id)
		.execute();
	expect(await fired()).toEqual([1, false]);
	expect(await fired(1)).toEqual([1, true]);
});

it("tries all of some hundred cases, some at a time, each once, also where several were filed at one moment", async () => {
	const { db } = test.services;
	const user = await findUserBy(db, "mobile", ADMIN_MOBILE);
	if (!user) throw new Error("There is no administrator.");
	await seedScale(db, { cases: 1_300, articles: 0, projects: 0 });
	const at = new Date(Date.now() - 86_400_000);
	await db.updateTable("message").set({ submitted_at: at }).where("idempotency_owner", "=", "scale").execute();
	const { count } = await db
		.selectFrom("message")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("submitted_at", ">", new Date(Date.now() - 30 * 86_400_000))
		.executeTakeFirstOrThrow();
	expect(count).toBeGreaterThan(1_300);
	const rest = { id: "rest", title: "All", when: {}, set: { team: "north" } };
	const trial = await tryRouting(db, { kind: "routing", id: "routing", rules: [rest] }, { user });
	expect(trial).toMatchObject({ cases: count, more: false, moved: count, rules: [{ before: 0, after: count }] });
	const cut = await tryRouting(db, { kind: "routing", id: "routing", rules: [rest] }, { user }, { most: count - 1 });
	expect(cut).toMatchObject({ cases: count - 1, total: count, more: false });
	const left = await tryRouting(db, { kind: "routing", id: "routing", rules: [rest] }, { user }, { after: cut.next });
	expect(left).toMatchObject({ cases: 1, total: count, next: null });
});

it("finds out once for all parts of a trial which rules are tried, and on how many cases", async () => {
	const { db, compiler } = test.services;
	const { data: draft } = await test.call(DRAFTS, { token: administrator, body: { name: "Everything" } });
	const id = String(valueIn(draft, "id"));
	const value = [{ id: "rest", title: "All", when: {}, set: { team: "environment" } }];
	const edits = [{ id: "edit-1", verb: "set", path: "routing.json", at: "/rules", value }];
	await test.call(`${DRAFTS}/${id}/edits`, { token: administrator, body: { after: 0, edits } });
	const compiled = vi.spyOn(compiler, "compileDraft");
	const trialAt = async (query = "") =>
		asObject(valueIn((await test.call(`${DRAFTS}/${id}/routing${query}`, { token: administrator })).data, "trial"));
	const first = await trialAt();
	const newest = db.selectFrom("message").select("id").orderBy("submitted_at", "desc").orderBy("id", "desc");
	const after = (await newest.limit(1).executeTakeFirstOrThrow()).id;
	expect(await trialAt(`?after=${after}`)).toMatchObject({ cases: Number(first.cases) - 1, total: first.total });
	expect(compiled).toHaveBeenCalledTimes(1);
	await trialAt();
	expect(compiled).toHaveBeenCalledTimes(2);
});
