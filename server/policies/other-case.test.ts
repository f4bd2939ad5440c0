import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { type Matrix, openMatrix } from "../testing/matrix.ts";
import { PERSONAS, type Persona } from "../testing/personas.ts";
import { valueIn } from "../testing/test-app.ts";

let matrix: Matrix;

beforeAll(async () => {
	matrix = await openMatrix();
}, 60_000);
afterAll(() => matrix.close());

function persona(name: string): Persona {
	const found = PERSONAS.find((one) => one.name === name);
	if (!found) throw new Error(`no persona ${name}`);
	return found;
}

const HANDLER = persona("handler");
/** Who handles all cases, those that only the discipline office reads among them. */
const OFFICE = persona("administrator of the discipline office");

const numberOf = async (id: string) => {
	const { db } = matrix.test.services;
	const { number } = await db.selectFrom("message").select("number").where("id", "=", id).executeTakeFirstOrThrow();
	return number;
};

/** What the audit log has of something that was done with these. */
const recorded = (action: string, ids: readonly string[]) =>
	matrix.test.services.db
		.selectFrom("audit_entry")
		.select("object_id")
		.where("action", "=", action)
		.where("object_id", "in", ids)
		.execute();

async function sendAs(who: Persona, path: string, id: string, body: object) {
	await matrix.become(who);
	const { db } = matrix.test.services;
	const { version } = await db.selectFrom("message").select("version").where("id", "=", id).executeTakeFirstOrThrow();
	return matrix.call(who, `/admin/api/desk/cases/${path}`, { id, version, ...body });
}

it("knows nothing of another case that somebody may not read, by whatever way it is named", async () => {
	const own = await matrix.file("roads");
	const other = await matrix.file("integrity");
	const number = await numberOf(other.id);
	for (const kind of ["related", "merged"]) {
		const answer = await sendAs(HANDLER, "link", own.id, { number, kind, note: "The same." });
		expect([kind, answer.code, answer.msg]).toEqual([kind, 422, "No other case has this number."]);
	}
	const links = await matrix.test.services.db
		.selectFrom("case_link")
		.selectAll()
		.where("other_id", "=", other.id)
		.execute();
	expect(links).toEqual([]);
});

it("writes down of both cases that they were linked", async () => {
	const own = await matrix.file("roads");
	const other = await matrix.file("noise");
	const linked = await sendAs(HANDLER, "link", own.id, { number: await numberOf(other.id), kind: "related" });
	expect(linked.code).toBe(0);
	const written = await recorded("case.changed", [own.id, other.id]);
	expect(new Set(written.map(({ object_id }) => object_id))).toEqual(new Set([own.id, other.id]));
});

it("merges no case that only its own office reads with one of others, either way", async () => {
	const open = await matrix.file("roads");
	const closed = await matrix.file("integrity");
	for (const [from, to] of [
		[open, closed],
		[closed, open],
	] as const) {
		const merge = { number: await numberOf(to.id), kind: "merged", note: "The same." };
		expect((await sendAs(OFFICE, "link", from.id, merge)).code).toBe(409);
	}
});

it("splits no part out of such a case into a category that others read, and holds a part to its own", async () => {
	const open = await matrix.file("roads");
	const closed = await matrix.file("integrity");
	const part = { title: "Another matter", note: "Two things." };
	expect((await sendAs(OFFICE, "split", closed.id, { ...part, category: "roads" })).code).toBe(409);
	expect((await sendAs(HANDLER, "split", open.id, { ...part, category: "integrity" })).code).toBe(403);
	const { code, data } = await sendAs(OFFICE, "split", open.id, { ...part, category: "integrity" });
	expect(code).toBe(0);
	const { restricted, confidential } = await matrix.test.services.db
		.selectFrom("message")
		.select(["restricted", "confidential"])
		.where("id", "=", String(valueIn(data, "id")))
		.executeTakeFirstOrThrow();
	expect({ restricted, confidential }).toEqual({ restricted: true, confidential: true });
});

it("names who opens a file from the desk, by an address that serves nobody else", async () => {
	const { id, file } = matrix.caseOf("roads");
	await matrix.become(HANDLER);
	const { data } = await matrix.call(HANDLER, `/admin/api/desk/case?id=${id}`);
	const [attachment] = asArray(asObject(data).attachments);
	const url = String(valueIn(attachment, "url"));
	expect(url).toContain(file);
	const opened = () => matrix.test.app.inject(url);
	expect((await opened()).statusCode).toBe(200);
	const read = await recorded("attachment.read", [file]);
	expect(read).toHaveLength(1);
	await matrix.become(persona("member"));
	expect((await opened()).statusCode).toBe(404);
});

it.each([
	["the page before publication", (id: string) => `publication?id=${id}`],
	["ready texts with its answers", (id: string) => `templates?id=${id}&action=reply`],
	["the reply that is written together", (id: string) => `reply-draft?id=${id}`],
])("writes down that a case was read by %s", async (_, path) => {
	const { id } = await matrix.file("roads");
	await matrix.become(HANDLER);
	const answer = await matrix.call(HANDLER, `/admin/api/desk/${path(id)}`);
	expect(answer.code).toBe(0);
	const read = await recorded("case.read", [id]);
	expect(read).toHaveLength(1);
});

it("writes down that a case was read by the preview of a reply, which says where it goes", async () => {
	const { id } = await matrix.file("roads");
	expect((await sendAs(HANDLER, "preview", id, { action: "reply", text: "The lamps are on." })).code).toBe(0);
	expect(await recorded("case.read", [id])).toHaveLength(1);
});

it("shows citizens the unit that handled their case, and colleagues who did", async () => {
	const { id } = await matrix.file("roads");
	await matrix.become(HANDLER);
	await matrix.test.services.db
		.updateTable("app_user")
		.set({ nickname: "Lin Wei" })
		.where("mobile", "=", "13900000099")
		.execute();
	await sendAs(HANDLER, "move", id, { action: "accept", note: "" });
	const desk = await matrix.call(HANDLER, `/admin/api/desk/case?id=${id}`);
	expect(JSON.stringify(asObject(desk.data).flow)).toContain("Lin Wei");
	const citizen = await matrix.test.login("13700000077");
	const { db } = matrix.test.services;
	const owner = await db
		.selectFrom("app_user")
		.select("id")
		.where("mobile", "=", "13700000077")
		.executeTakeFirstOrThrow();
	await db.updateTable("message").set({ user_id: owner.id }).where("id", "=", id).execute();
	const flow = await matrix.test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, { token: citizen });
	expect(flow.code).toBe(0);
	expect(JSON.stringify(flow.data)).not.toContain("Lin Wei");
	expect(JSON.stringify(flow.data)).toContain("Citizens' Services");
});
