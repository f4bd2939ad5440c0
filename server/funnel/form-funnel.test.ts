import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { progressName } from "../../schemas/rules/questions/form-progress.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { DRAFTS, openDrafting } from "../testing/drafting.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let token: string;
let hash: string;

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
	hash = (await findCurrentManifest(test.services.db))?.forms.complaint?.artefact ?? "";
}, 60_000);
afterAll(() => test.close());

/** Sends what a browser reports of a form, so often. */
async function report(times: number, ...names: string[]): Promise<void> {
	const at = new Date().toISOString();
	const events = names.map((detail) => ({ type: "action", path: "/report/index", at, detail }));
	for (let i = 0; i < times; i++)
		expect((await test.call("/api/UserLog/createLog", { body: { events } })).code).toBe(0);
}

const funnel = async () => (await test.call("/admin/api/funnel?form=complaint", { token })).data;

it("counts how far people get, tells of them in steps of five, and stores none of it in the log", async () => {
	const logged = await test.services.db.selectFrom("user_log").selectAll().execute();
	const step = "answers";
	await report(12, progressName("reached", hash, step, ""));
	await report(
		7,
		progressName("erred", hash, step, ""),
		progressName("erred", hash, "/title", "minLength"),
		progressName("left", hash, step, ""),
	);
	await report(4, progressName("sent", hash, "", ""));
	const versions = valueIn(await funnel(), "versions");
	expect(versions).toMatchObject([{ form_hash: hash, sent: 0, version: 1 }]);
	expect(valueIn(valueIn(versions, "0"), "steps")).toMatchObject([
		{ id: step, reached: 10, erred: 5, left: 5 },
		{ id: "review", reached: 0, erred: 0, left: 0 },
	]);
	expect(valueIn(valueIn(versions, "0"), "fields")).toMatchObject([
		{ pointer: "/title", erred: 5, left: 0, keywords: [{ keyword: "minLength", count: 5 }] },
	]);
	expect(await test.services.db.selectFrom("user_log").selectAll().execute()).toEqual(logged);
	const { payload } = await test.app.inject({
		url: "/admin/api/funnel/csv?form=complaint",
		headers: { authorization: token },
	});
	expect(payload).toContain(",/title,");
});

it("compares releases: each version of the form has its own counts, the newest first, and exports them", async () => {
	const { drafted, edit, post, administrator } = await openDrafting(test);
	const id = await drafted(edit("/schema/properties/title/maxLength", 90, "forms/complaint.json"));
	const note = "Shorter titles";
	expect(await post(`${DRAFTS}/${id}/publish`, { note }, administrator)).toMatchObject({ code: 0 });
	const newer = (await findCurrentManifest(test.services.db))?.forms.complaint?.artefact ?? "";
	expect(newer).not.toBe(hash);
	await report(30, progressName("reached", newer, "answers", ""), progressName("sent", newer, "", ""));
	const versions = valueIn(await funnel(), "versions");
	expect(versions).toMatchObject([
		{ form_hash: newer, note, sent: 30, steps: [{ reached: 30, erred: 0 }, {}], fields: [] },
		{ form_hash: hash, sent: 0, steps: [{ reached: 10, erred: 5 }, {}], fields: [{ pointer: "/title", erred: 5 }] },
	]);
	const { payload } = await test.app.inject({
		url: "/admin/api/funnel/csv?form=complaint",
		headers: { authorization: token },
	});
	const lines = payload.split("\r\n").filter((line) => line.includes(",form,"));
	expect(lines.map((line) => line.split(",").at(-1))).toEqual(["30", "0"]);
	expect(lines[0]).toContain(note);
});

it("tells of a renamed form with what was counted under its former id, by either id, and lists it once", async () => {
	const { drafted, post, administrator } = await openDrafting(test);
	const rename = { id: "renamed", verb: "rename", path: "forms/complaint.json", at: "/id", value: "grievance" };
	const id = await drafted(rename);
	expect(await post(`${DRAFTS}/${id}/publish`, {}, administrator)).toMatchObject({ code: 0 });
	const present = (await findCurrentManifest(test.services.db))?.forms.grievance?.artefact ?? "";
	await report(5, progressName("sent", present, "", ""));
	const { data } = await test.call("/admin/api/funnel?form=grievance", { token });
	expect(data).toMatchObject({ form: "grievance", versions: [{ form_hash: present, sent: 5 }, { sent: 30 }, {}] });
	expect(await funnel()).toEqual(data);
	const ids = asArray(valueIn(data, "forms")).map((form) => asObject(form).id);
	expect(ids).toContain("grievance");
	expect(ids).not.toContain("complaint");
});

it("counts nothing of what the form does not have, nor of who asks not to be tracked", async () => {
	const before = await funnel();
	await report(
		5,
		progressName("reached", hash, "no-such-step", ""),
		progressName("erred", hash, "/no/such/field", "required"),
		progressName("erred", hash, "/title", "Robert'); drop table"),
		progressName("reached", "f".repeat(64), "answers", ""),
		'form ["reached"',
	);
	const headers = { dnt: "1" };
	const events = [
		{ type: "action", path: "/x", at: new Date().toISOString(), detail: progressName("sent", hash, "", "") },
	];
	for (let i = 0; i < 5; i++)
		await test.app.inject({ method: "POST", url: "/api/UserLog/createLog", headers, payload: { events } });
	expect(await funnel()).toEqual(before);
});
