import { afterAll, beforeAll, expect, it } from "vitest";
import type { Job } from "../jobs/job.ts";
import { JOBS } from "../jobs/registry.ts";
import { insertSession } from "../repositories/people/session.ts";
import { findCurrent, findManifest } from "../repositories/releases/release.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { storeBytes } from "../testing/store-bytes.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const MOBILE = "13700000051";

let test: TestApp;
let citizen: string;
let userId: string;
let desk: CaseDesk;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	citizen = await test.login(MOBILE);
	userId = String(valueIn((await profile()).data, "id"));
}, 60_000);
afterAll(() => test.close());

const profile = (token = citizen) => test.call("/api/User/getProfile", { token });
const post = (path: string, body: object, token = citizen) => test.call(path, { token, body });
const sessions = async (token = citizen) => valueIn((await test.call("/api/User/getSessions", { token })).data, "list");

const job = (name: string): Job => {
	const found = JOBS.find((one) => one.name === name);
	if (!found) throw new Error(`There is no job ${name}.`);
	return found;
};

async function upload(id: string, owner_id = userId): Promise<void> {
	const created_at = new Date(Date.now() - 31 * 24 * 3600 * 1000);
	const file = { name: "a.png", size: 1, mime: "image/png", file: id, thumbnail: `${id}-thumbnail` };
	await test.services.db
		.insertInto("upload")
		.values({ id, owner_id, message_id: null, flow_id: null, ...file, created_at })
		.execute();
	for (const name of [file.file, file.thumbnail]) await storeBytes(test.services.storage, name, "x", file.mime);
}

const stored = async (id: string) => (await test.services.storage.get(id)) !== null;

it("lists every device, the asking one first, and ends one or all", async () => {
	const phone = await insertSession(test.services.db, { userId, device: "Chrome · Android", method: "code" });
	const laptop = await insertSession(test.services.db, { userId, device: "Firefox · Linux", method: "code" });
	const list = await sessions(laptop);
	expect(list).toMatchObject([{ device: "Firefox · Linux", current: true }, { current: false }, { current: false }]);
	const id = Array.isArray(list) ? list.find((one) => valueIn(one, "device") === "Chrome · Android")?.id : "";
	expect(await post("/api/User/endSessions", { which: "one", id })).toMatchObject({ code: 0, data: { ended: 1 } });
	expect((await profile(phone)).code).toBe(401);
	expect(await sessions(laptop)).toHaveLength(2);
	expect(await post("/api/User/endSessions", { which: "all" }, laptop)).toMatchObject({ data: { ended: 2 } });
	expect((await profile()).code).toBe(401);
	citizen = await insertSession(test.services.db, { userId, device: "", method: "code" });
});

it("knows when a session was last used, to five minutes", async () => {
	const { db } = test.services;
	const long = new Date(Date.now() - 6 * 60_000);
	await db.updateTable("session").set({ last_seen_at: long }).where("user_id", "=", userId).execute();
	await profile();
	const seen = await db.selectFrom("session").select("last_seen_at").where("user_id", "=", userId).execute();
	expect(seen.every(({ last_seen_at }) => Date.now() - last_seen_at.getTime() < 60_000)).toBe(true);
});

it("shows an avatar to an <img>, which sends no token, and no other upload", async () => {
	await upload("face");
	await upload("letter");
	expect((await post("/api/User/updateProfile", { avatar: "face" })).code).toBe(0);
	expect((await test.app.inject("/uploads/face/thumbnail")).statusCode).toBe(200);
	expect((await test.app.inject("/uploads/letter/thumbnail")).statusCode).toBe(404);
});

it("takes nobody else's upload for an avatar", async () => {
	await test.login("13700000052");
	const { id } = await test.services.db
		.selectFrom("app_user")
		.select("id")
		.where("mobile", "=", "13700000052")
		.executeTakeFirstOrThrow();
	await upload("their-face", id);
	expect((await post("/api/User/updateProfile", { avatar: "their-face" })).code).toBe(422);
});

async function draftBody(attachments: string[] = []) {
	const current = (await findCurrent(test.services.db)) ?? expect.fail();
	const manifest = (await findManifest(test.services.db, current.id)) ?? expect.fail();
	return {
		form: "suggestion",
		form_hash: manifest.forms.suggestion?.artefact ?? "",
		data: { title: "A wat" },
		attachments,
		version: 0,
	};
}

it("keeps the files of drafts and avatars when files that nobody attached are removed", async () => {
	for (const id of ["avatar", "drafted", "forgotten"]) await upload(id);
	await post("/api/User/updateProfile", { avatar: "avatar" });
	expect((await post("/report/api.Drafts/save", await draftBody(["drafted"]))).code).toBe(0);
	await job("purge_uploads").run(test.services);
	expect([await stored("avatar"), await stored("drafted"), await stored("forgotten")]).toEqual([true, true, false]);
});

it("forgets drafts after thirty days, and then starts anew", async () => {
	const { db } = test.services;
	await db
		.updateTable("draft")
		.set({ expires_at: new Date(0) })
		.execute();
	expect((await test.call("/report/api.Drafts/getList", { token: citizen })).data).toMatchObject({ list: [] });
	const begun = { version: 1, title: "Suggestion or thanks" };
	expect(
		(await post("/report/api.Drafts/save", await draftBody())).data,
		"a draft says of which form it is",
	).toMatchObject(begun);
	await db
		.updateTable("draft")
		.set({ expires_at: new Date(0) })
		.execute();
	await job("purge_expired").run(test.services);
	expect(await db.selectFrom("draft").selectAll().execute()).toEqual([]);
});

it("stores one of two drafts that follow the same version at once", async () => {
	const titles = ["phone", "desk", "tablet"];
	const values = await Promise.all(
		titles.map(async (title) => post("/report/api.Drafts/save", { ...(await draftBody()), data: { title } })),
	);
	expect(values.map(({ code }) => code).sort()).toEqual([0, 409, 409]);
	const kept = values.find(({ code }) => code === 0)?.data;
	for (const { code, data } of values) if (code === 409) expect(data).toEqual(kept);
});

it("discards the draft of a form once it has been sent", async () => {
	await post("/report/api.Drafts/delete", { form: "suggestion" });
	await post("/report/api.Drafts/save", await draftBody());
	await desk.file(citizen);
	expect((await test.call("/report/api.Drafts/getList", { token: citizen })).data).toMatchObject({ list: [] });
});

it("exports everything there is, the own mobile number in full", async () => {
	const { data } = await test.call("/api/User/export", { token: citizen });
	expect(data).toMatchObject({ profile: { mobile: MOBILE }, cases: [{ title: "A water tap beside the playground" }] });
	expect(Object.keys(Object(data)).sort()).toEqual([
		"cases",
		"channels",
		"data_requests",
		"drafts",
		"exported_at",
		"followed",
		"notifications",
		"profile",
		"sessions",
		"supported",
	]);
});

it("deletes an account with its files and drafts; its cases stay, without what tells whose they were", async () => {
	const { db } = test.services;
	const filed = await desk.file(citizen, {
		kind: "thanks",
		thanks_to: "Li Lei of line 12",
		identity: "named",
		contact_name: "Wang Xiaoming",
	});
	const id = String(valueIn(filed.data, "id"));
	await desk.act(id, { action: "accept" });
	await desk.publish(id);
	const before = JSON.stringify(await db.selectFrom("message").selectAll().where("id", "=", id).execute());
	expect(before).toContain(userId);
	expect((await post("/api/User/delete", { confirm: "delete" })).code).toBe(0);
	const after = JSON.stringify(await db.selectFrom("message").selectAll().where("id", "=", id).execute());
	for (const secret of [userId, "Wang Xiaoming", "Li Lei"]) expect(after).not.toContain(secret);
	expect((await desk.detail(id)).data).toMatchObject({ title: "A water tap beside the playground", own: false });
	expect((await profile()).code).toBe(401);
	expect(await stored("avatar")).toBe(false);
	expect(await db.selectFrom("app_user").select("id").where("mobile", "=", MOBILE).execute()).toEqual([]);
});
