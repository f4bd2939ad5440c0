import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { record } from "./record.ts";
import { verifyAudit } from "./verify.ts";

let test: TestApp;
let desk: CaseDesk;
let token: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	token = await test.login(ADMIN_MOBILE);
}, 60_000);
afterAll(() => test.close());

const note = (detail: object = {}) =>
	test.services.db.transaction().execute((transaction) =>
		record(transaction, {
			actor: null,
			from: "",
			action: "content.changed",
			object: { kind: "content", id: "x" },
			detail: { ...detail },
		}),
	);
const entries = async (query = "", as = token) =>
	asArray(valueIn((await test.call(`/admin/api/audit${query}`, { token: as })).data, "list")).map(asObject);
const actionsOn = async (object: string) => (await entries(`?object=${object}`)).map(({ action }) => action);

async function pdf(): Promise<File> {
	const document = await PDFDocument.create();
	document.addPage();
	return new File([Uint8Array.from(await document.save())], "plan.pdf", { type: "application/pdf" });
}

/** Runs SQL as somebody who owns the database would, its triggers switched off. */
const tamper = (statement: string) =>
	test.services.db.transaction().execute(async (transaction) => {
		await sql`set local session_replication_role = replica`.execute(transaction);
		await sql.raw(statement).execute(transaction);
	});

it("records what staff does to a case, and reading it once in ten minutes, with who, when and from where", async () => {
	const id = await desk.fileId();
	await desk.act(id, { action: "accept" });
	await desk.publish(id);
	for (const path of ["Messages/getDetail?id=", "MessageFlow/messageFlowList?message_id=", "Messages/getDetail?id="])
		await test.call(`/report/api.${path}${id}`, { token, address: "203.0.113.9" });
	const found = await entries(`?object=${id}&kind=case`);
	expect(found.map(({ action }) => action)).toEqual(["case.read", "case.published", "case.moved"]);
	expect(found[0]).toMatchObject({ from: "203.0.113.9", actor: { name: "139****0001" }, number: expect.any(Number) });
	const detail = { action: "Case accepted", from: "Waiting to be accepted", to: "Accepted" };
	expect(found[2]).toMatchObject({ detail });
	const moves = `/admin/api/audit?object=${id}&action=case.moved`;
	const { data } = await test.call(moves, { token, language: "zh-CN" });
	expect(valueIn(data, "list")).toMatchObject([{ detail: { action: "受理", from: "待受理", to: "已受理" } }]);
	expect(Date.now() - Date.parse(String(found[0]?.at))).toBeLessThan(60_000);
});

it("names a case by its number, and finds what was done to it by that", async () => {
	const id = await desk.fileId();
	await desk.act(id, { action: "accept" });
	const { number } = await test.services.db
		.selectFrom("message")
		.select("number")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	expect(await entries(`?keyword=${number}`)).toMatchObject([{ action: "case.moved", case_number: number }]);
	expect((await entries("?action=session."))[0]).toMatchObject({ case_number: null });
});

it("names the colleague that something was done to, and no citizen", async () => {
	const { db } = test.services;
	const colleague = "13700000057";
	const citizen = "13700000058";
	for (const mobile of [colleague, citizen]) await test.login(mobile);
	await sql`update app_user set roles = '{editor}', nickname = 'Mei' where mobile = ${colleague}`.execute(db);
	const rows = await db.selectFrom("app_user").select(["id", "mobile"]).execute();
	const nameOf = async (mobile: string) => {
		const id = rows.find((row) => row.mobile === mobile)?.id ?? "";
		await record(db, { actor: null, from: "", action: "session.ended", object: { kind: "account", id } });
		return valueIn(valueIn((await entries(`?object=${id}&action=session.ended`))[0], "object"), "name");
	};
	expect([await nameOf(colleague), await nameOf(citizen)]).toEqual(["Mei (137****0057)", null]);
});

it("records neither citizens' sign-ins nor what they read of their own, but sign-ins of staff", async () => {
	const citizen = await test.login("13700000055");
	const id = await desk.fileId(citizen);
	await test.call(`/report/api.Messages/getDetail?id=${id}`, { token: citizen });
	expect(await actionsOn(id)).toEqual([]);
	const before = await entries("?action=session.started");
	await test.login(ADMIN_MOBILE);
	expect(await entries("?action=session.started")).toHaveLength(before.length + 1);
	expect(JSON.stringify(before)).not.toContain("137****0055");
});

it("records who of the staff opens an attachment, also by the address that they were given", async () => {
	const upload = await uploadFile(test, await pdf());
	const id = await desk.fileId();
	await sql`update upload set message_id = ${id} where id = ${upload}`.execute(test.services.db);
	const { data } = await test.call(`/report/api.Messages/getDetail?id=${id}`, { token });
	const { url } = asObject(asArray(valueIn(data, "attachments"))[0]);
	expect((await test.app.inject(String(url))).statusCode).toBe(200);
	expect(await entries(`?object=${upload}`)).toMatchObject([
		{ action: "attachment.read", actor: { name: "139****0001" }, detail: { case: id } },
	]);
	expect((await test.app.inject(String(url).replace(/.$/, (last) => (last === "0" ? "1" : "0")))).statusCode).toBe(404);
});

it("records nothing of what did not happen", async () => {
	const id = await desk.fileId();
	expect((await desk.act(id, { action: "close" })).code).not.toBe(0);
	expect(await actionsOn(id)).toEqual([]);
});

it("is read by administrators alone, page by page, filtered, and as a CSV file, which is recorded too", async () => {
	for (let index = 0; index < 60; index++) await note({ index });
	const first = await test.call("/admin/api/audit?kind=content", { token });
	const next = String(valueIn(first.data, "next"));
	const rest = await entries(`?kind=content&cursor=${next}`);
	const indices = [...asArray(valueIn(first.data, "list")), ...rest].map((one) =>
		valueIn(valueIn(one, "detail"), "index"),
	);
	expect(indices).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
	expect(await entries(`?keyword=${encodeURIComponent('"index": 17')}`)).toHaveLength(1);
	expect(await entries("?from=2999-01-01T00:00:00Z")).toEqual([]);
	for (const wrong of ["cursor=nonsense", "from=yesterday", "action=case.burnt"])
		expect((await test.call(`/admin/api/audit?${wrong}`, { token })).code, wrong).toBe(422);
	expect((await test.call("/admin/api/audit", { token: await test.login("13700000056") })).code).toBe(403);
	const headers = { authorization: token };
	const csv = await test.app.inject({ url: "/admin/api/audit/csv?kind=content", headers });
	expect(csv.headers["content-type"]).toContain("text/csv");
	expect(csv.body.trimEnd().split("\r\n")).toHaveLength(61);
	expect(await entries("?action=audit.exported")).toMatchObject([{ detail: { kind: "content" } }]);
});

it("chains entries of transactions that end at the same time, without a gap", async () => {
	await Promise.all(Array.from({ length: 40 }, (_, index) => note({ index })));
	expect(await verifyAudit(test.services.jobs)).toMatchObject({ holds: true });
});

it("refuses to change or take out an entry", async () => {
	const { db } = test.services;
	for (const statement of [
		"update audit_entry set actor = 'x'",
		"delete from audit_link",
		"truncate audit_entry cascade",
	])
		await expect(sql.raw(statement).execute(db), statement).rejects.toThrow("only appended");
});

it("finds the first entry that was changed, taken out, put in or cut off by who owns the database", async () => {
	const { jobs } = test.services;
	const intact = await verifyAudit(jobs);
	if (!intact.holds) throw new Error(intact.why);
	const { number } = intact.head;
	const entryAt = (at: number) => `(select entry_id from audit_link where number = ${at})`;
	const broken = async (damage: string, repair: string) => {
		await tamper(damage);
		const verdict = await verifyAudit(jobs, intact.head);
		await tamper(repair);
		return verdict;
	};
	const swap = (from: string, to: string) =>
		`update audit_entry set origin = '${to}' where origin = '${from}' and id = ${entryAt(5)}`;
	const { rows } = await sql<{
		origin: string;
	}>`select origin from audit_entry where id = ${sql.raw(entryAt(5))}`.execute(jobs);
	const origin = rows[0]?.origin ?? "";
	expect(await broken(swap(origin, "x"), swap("x", origin))).toMatchObject({ holds: false, number: 5 });
	await tamper(
		"create table kept_link as select * from audit_link; create table kept_entry as select * from audit_entry",
	);
	const back =
		"delete from audit_link; delete from audit_entry; insert into audit_entry overriding system value select * from kept_entry; insert into audit_link select * from kept_link";
	expect(await broken("delete from audit_link where number = 7", back)).toMatchObject({ holds: false, number: 7 });
	expect(await broken(`delete from audit_entry where id = ${entryAt(9)}`, back)).toMatchObject({ number: 9 });
	const end = `delete from audit_link where number = ${number}`;
	expect(await broken(end, back)).toMatchObject({ holds: false, number });
	const planted =
		"insert into audit_entry (actor, action, object_kind, object_id) values ('', 'case.read', 'case', 'x')";
	expect(await broken(planted, back)).toMatchObject({ holds: false, why: expect.stringContaining("past the chain") });
	expect(await verifyAudit(jobs, intact.head)).toEqual(intact);
});
