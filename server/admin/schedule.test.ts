import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { verifyAudit } from "../audit/verify.ts";
import { runSchedule } from "../jobs/run-schedule.ts";
import { shippedSources } from "../release/shipped.ts";
import { DRAFTS, type Drafting, openDrafting } from "../testing/drafting.ts";
import { inHours, passHours } from "../testing/scheduled-times.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let shipped: string;
let administrator: string;
let editor: string;
let post: Drafting["post"];
let edit: Drafting["edit"];
let drafted: Drafting["drafted"];
let become: Drafting["become"];

const inForce = async () => {
	await test.services.releases.refresh();
	return String(test.services.releases.current()?.id);
};
const tick = () => runSchedule.run(test.services);

/** Lets scheduled times pass. */
const pass = (hours: number) => passHours(test.services.db, hours);
const schedules = async () =>
	asArray(valueIn((await test.call("/admin/api/releases", { token: administrator })).data, "schedules")).map(asObject);

beforeAll(async () => {
	test = await openTestApp();
	({ administrator, editor, post, edit, drafted, become } = await openDrafting(test));
	shipped = await inForce();
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
	await sql`delete from release_schedule`.execute(test.services.db);
	await post(`/admin/api/releases/${shipped}/restore`);
});

it("lets a release come at its time and go at its end, whichever process looks, and says so in the history and the log", async () => {
	const id = await drafted();
	const { code, data } = await post(`${DRAFTS}/${id}/publish`, { note: "Winter", at: inHours(2), until: inHours(4) });
	const scheduled = String(valueIn(data, "id"));
	expect([code, await inForce()]).toEqual([0, shipped]);
	await tick();
	expect(await inForce()).toBe(shipped);
	expect(await schedules()).toMatchObject([{ release: scheduled, state: "waiting", note: "Winter" }]);
	await pass(3);
	await Promise.all([tick(), tick()]);
	expect(await inForce()).toBe(scheduled);
	await pass(2);
	await Promise.all([tick(), tick()]);
	expect(await inForce()).toBe(shipped);
	expect(await schedules()).toMatchObject([{ state: "ended", problem: null }]);
	const history = await test.call("/admin/api/releases", { token: administrator });
	const origins = asArray(valueIn(history.data, "list"))
		.slice(0, 2)
		.map((one) => valueIn(one, "origin"));
	expect(origins).toEqual(["restored", "published"]);
	const log = await test.call(`/admin/api/audit?object=${scheduled}`, { token: administrator });
	const actions = asArray(valueIn(log.data, "list")).map((one) => [
		valueIn(one, "action"),
		valueIn(one, "actor") === null,
	]);
	expect(actions).toEqual([
		["release.published", true],
		["release.scheduled", false],
	]);
	expect(await verifyAudit(test.services.jobs)).toMatchObject({ holds: true });
});

it("comes now and goes at its end, unless somebody has published over it", async () => {
	const publish = async (body: object) =>
		String(valueIn((await post(`${DRAFTS}/${await drafted()}/publish`, body)).data, "id"));
	const first = await publish({ until: inHours(1) });
	expect(await inForce()).toBe(first);
	const second = await publish({});
	await pass(2);
	await tick();
	expect(await inForce()).toBe(second);
	const third = await publish({ until: inHours(1) });
	expect(await inForce()).toBe(third);
	await pass(2);
	await tick();
	expect(await inForce()).toBe(second);
});

it("does not come over what somebody has published meanwhile, nor once it was revoked or cancelled, and says why", async () => {
	const schedule = async () =>
		String(valueIn((await post(`${DRAFTS}/${await drafted()}/publish`, { at: inHours(1) })).data, "id"));
	await schedule();
	await post(`${DRAFTS}/${await drafted()}/publish`);
	const theirs = await inForce();
	const revoked = await schedule();
	expect((await post(`/admin/api/releases/${revoked}/revoke`, { reason: "No." })).code).toBe(0);
	await schedule();
	const [last] = await schedules();
	expect((await post(`/admin/api/schedules/${last?.id}/cancel`)).code).toBe(0);
	expect((await post(`/admin/api/schedules/${last?.id}/cancel`)).code).toBe(404);
	await pass(2);
	await tick();
	expect(await inForce()).toBe(theirs);
	expect(await schedules()).toMatchObject([
		{ state: "cancelled" },
		{ state: "failed", problem: "This release was revoked: No." },
		{ state: "failed", problem: "Somebody else has published in the meantime." },
	]);
	const logged = await test.services.db
		.selectFrom("audit_entry")
		.select(["actor_id", "detail"])
		.where("action", "=", "release.schedule_failed")
		.orderBy("id")
		.execute();
	expect(logged).toEqual([
		{ actor_id: null, detail: { why: "Somebody else has published in the meantime." } },
		{ actor_id: null, detail: { why: "This release was revoked: {reason}", reason: "No." } },
	]);
});

it("opens the changes again of what is cancelled before it comes, or could not come, and of nothing else", async () => {
	const open = async () =>
		asArray(valueIn((await test.call(DRAFTS, { token: administrator })).data, "list")).map((one) => valueIn(one, "id"));
	const cancelled = await drafted();
	const failed = await drafted();
	await post(`${DRAFTS}/${cancelled}/publish`, { at: inHours(1) });
	expect(await open()).not.toContain(cancelled);
	const [waiting] = await schedules();
	await post(`/admin/api/schedules/${waiting?.id}/cancel`);
	expect(await open()).toContain(cancelled);
	await post(`${DRAFTS}/${failed}/publish`, { at: inHours(1) });
	expect((await post(`${DRAFTS}/${cancelled}/publish`, { until: inHours(3) })).code).toBe(0);
	await pass(2);
	await tick();
	expect(await open()).toContain(failed);
	const ending = (await schedules()).find(({ state }) => state === "in_force");
	expect((await post(`/admin/api/schedules/${ending?.id}/cancel`)).code).toBe(0);
	expect(await open()).not.toContain(cancelled);
});

/** Edits of the shipped workflow: a state goes, wherever it is named, and one is added. */
function withoutMerged(): object[] {
	const documents = Object.fromEntries(shippedSources().map(({ path, text }) => [path, JSON.parse(text)]));
	const { states, transitions, clocks, ...rest } = asObject(documents["workflow.json"]);
	const { merged, ...others } = asObject(states);
	const workflow = {
		...rest,
		states: { ...others, paused: merged },
		transitions: asArray(transitions).map((one) =>
			asObject(one).to === "merged" ? { ...asObject(one), to: "paused" } : one,
		),
		clocks: JSON.parse(JSON.stringify(clocks).replaceAll(',"merged"', "")),
	};
	const categories = JSON.parse(JSON.stringify(documents["categories.json"]).replaceAll(',"merged"', ""));
	return [edit("", workflow, "workflow.json"), edit("", categories, "categories.json")];
}

it("keeps with the schedule where cases of states that go will stand: when it comes, and when it goes", async () => {
	const id = await drafted(...withoutMerged());
	const publish = (body: object) => post(`${DRAFTS}/${id}/publish`, body);
	const gone = "/workflow/states/merged";
	const added = "/workflow/states/paused";
	// The example content has a case in it; nobody can stand yet in what is added.
	const lacking = await publish({ at: inHours(2), until: inHours(4) });
	expect(lacking).toMatchObject({ code: 422, data: { unmapped: [{ pointer: gone, count: 1 }] } });
	expect(lacking.msg).toContain("Merged");
	const still = await publish({ at: inHours(2), until: inHours(4), map: { [gone]: "closed" } });
	expect(still).toMatchObject({ code: 422, data: { unmapped: [{ pointer: added, count: 0 }] } });
	expect(await publish({ at: inHours(2), map: { [gone]: "nowhere" } })).toMatchObject({ code: 422 });
	const map = { [gone]: "closed", [added]: "withdrawn" };
	const scheduled = String(valueIn((await publish({ at: inHours(2), until: inHours(4), map })).data, "id"));
	const standing = async (state: string) =>
		(await test.services.db.selectFrom("message").select("id").where("status", "=", state).execute()).map(
			({ id: of }) => of,
		);
	const moved = await standing("merged");
	expect(moved).toHaveLength(1);
	await pass(3);
	await tick();
	expect([await inForce(), await standing("merged")]).toEqual([scheduled, []]);
	expect(await standing("closed")).toEqual(expect.arrayContaining(moved));
	await test.services.db.updateTable("message").set({ status: "paused" }).where("id", "in", moved).execute();
	await pass(2);
	await tick();
	expect([await inForce(), await standing("paused")]).toEqual([shipped, []]);
	expect(await standing("withdrawn")).toEqual(expect.arrayContaining(moved));
	await test.services.db.updateTable("message").set({ status: "merged" }).where("id", "in", moved).execute();
});

it("publishes until a time only with a place for the cases that stand in states which are added", async () => {
	const id = await drafted(...withoutMerged());
	const gone = { "/workflow/states/merged": "closed" };
	const refused = await post(`${DRAFTS}/${id}/publish`, { until: inHours(2), map: gone });
	expect(refused).toMatchObject({ code: 422, data: { unmapped: [{ pointer: "/workflow/states/paused", count: 0 }] } });
	expect(await inForce()).toBe(shipped);
	expect(
		await test.services.db.selectFrom("message").select("id").where("status", "=", "merged").execute(),
	).toHaveLength(1);
});

it("says which states keep back a release that was scheduled without a place for their cases", async () => {
	const id = await drafted(...withoutMerged());
	const map = { "/workflow/states/merged": "closed" };
	expect((await post(`${DRAFTS}/${id}/publish`, { at: inHours(1), map })).code).toBe(0);
	// As it was scheduled before places were kept.
	await test.services.db.updateTable("release_schedule").set({ map: "{}" }).execute();
	await pass(2);
	await tick();
	expect(await inForce()).toBe(shipped);
	const [{ problem } = {}] = await schedules();
	expect(problem).toMatch(/^Cases stand in states that these documents do not have: Merged/);
});

it("refuses times that are past, no times, or in the wrong order, and keeps the draft open", async () => {
	const id = await drafted();
	for (const wrong of [
		{ at: inHours(-1) },
		{ at: "tomorrow" },
		{ at: inHours(2), until: inHours(1) },
		{ until: inHours(-1) },
	])
		expect((await post(`${DRAFTS}/${id}/publish`, wrong)).code, JSON.stringify(wrong)).toBe(422);
	expect((await post(`${DRAFTS}/${id}/publish`)).code).toBe(0);
});

it("wants a second person's approval where the site in force says so, of the draft as it stands", async () => {
	const asking = await drafted(edit("/publishing", { approval: true }));
	expect(await post(`${DRAFTS}/${asking}/publish`)).toMatchObject({ code: 0 });
	const id = await drafted();
	const publish = () => post(`${DRAFTS}/${id}/publish`);
	const approve = (token: string, version: number) =>
		post(`${DRAFTS}/${id}/approve`, { version, note: "Read it." }, token);
	expect(await publish()).toMatchObject({ code: 409, data: { approval: true } });
	expect((await approve(editor, 1)).code).toBe(403);
	await approve(administrator, 1);
	expect((await publish()).code, "by who publishes").toBe(409);
	const second = await become("13900000042", "publisher");
	expect((await approve(second, 7)).code).toBe(409);
	expect((await approve(second, 1)).code).toBe(0);
	await post(`${DRAFTS}/${id}/edits`, { after: 1, edits: [edit("/tagline", "Later")] }, editor);
	expect((await publish()).code, "changed since").toBe(409);
	expect((await approve(second, 2)).code).toBe(0);
	const stands = await test.call(`${DRAFTS}/${id}/approval`, { token: editor });
	expect(stands.data).toMatchObject({ wanted: true, approvals: [{ note: "Read it." }] });
	expect((await publish()).code).toBe(0);
	const documents = (await test.call("/admin/api/documents", { token: administrator })).data;
	const folder = { sources: valueIn(documents, "sources"), override: true };
	expect((await post("/admin/api/releases", folder)).code, "past the drafts").toBe(409);
});
