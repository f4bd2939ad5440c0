import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { eraseHeld } from "../member/erase-held.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { complaintIn, submissionOf } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";

const PATH = "/admin/api/data-requests";
const NAME = "Zhuangzi of Meng";

let test: TestApp;
let clerk: string;
beforeAll(async () => {
	test = await openTestApp({ PORTICO_SMS_NOTICES: "1" });
	clerk = await test.login(ADMIN_MOBILE);
}, 300_000);
afterAll(() => test.close());

let people = 0;
/** Somebody with a name, logged in. */
async function somebody() {
	const mobile = `1370001${String(++people).padStart(4, "0")}`;
	const token = await test.login(mobile);
	await test.call("/api/User/updateProfile", { token, body: { nickname: NAME, avatar: null } });
	return { mobile, token };
}
const ask = (token: string, body: object) => test.call("/api/DataRequests/create", { token, body });
const own = async (token: string) =>
	asArray(valueIn((await test.call("/api/DataRequests/getList", { token })).data, "list"));
const step = (id: string, name: string, body: object = {}) =>
	test.call(`${PATH}/${id}/${name}`, { token: clerk, body });
const detailOf = async (id: string) => asObject((await test.call(`${PATH}/${id}`, { token: clerk })).data);

/** The task that a person's request has become. */
async function taskOf(mobile: string): Promise<string> {
	const { data } = await test.call(`${PATH}?keyword=${mobile}`, { token: clerk });
	return String(valueIn(asArray(valueIn(data, "list"))[0], "id"));
}

async function complaint(token: string, category = "noise") {
	const { data } = await test.call("/report/api.Messages/index", { token, body: await complaintIn(test, category) });
	return { id: String(valueIn(data, "id")), number: String(valueIn(data, "number")) };
}

/** The bytes of an archive, as its link or the desk hands it out. */
async function downloaded(path: string, token?: string): Promise<Uint8Array> {
	const { hostname: _, pathname } = new URL(path, "http://portal.test");
	const headers = token ? { authorization: token } : { "content-type": "multipart/form-data; boundary=x" };
	const response = await test.app.inject({ method: token ? "GET" : "POST", url: pathname, headers });
	expect(response.statusCode).toBe(200);
	return response.rawPayload;
}
const fetched = async (path: string, token?: string) => unzipSync(await downloaded(path, token));

it("gives a person all that is kept of them by a link, once it is known who asks, and keeps that it did", async () => {
	const { mobile, token } = await somebody();
	const { number } = await complaint(token);
	expect((await ask(token, { kind: "export", wish: "All of it." })).code).toBe(0);
	const id = await taskOf(mobile);
	expect(await detailOf(id)).toMatchObject({ identity: "session", state: "open", wish: "All of it.", overdue: false });
	expect((await step(id, "link")).code).toBe(0);
	expect(await test.call("/api/DataRequests/getList", { token })).toMatchObject({ code: 0 });
	const [asked] = await own(token);
	expect(asked).toMatchObject({ state: "done" });
	const link = String(valueIn(asArray(valueIn(asked, "files"))[0], "url"));
	expect((await test.app.inject(link)).body).toContain("<button>");
	const bytes = await downloaded(link);
	expect(valueIn(asArray(valueIn(asked, "files"))[0], "size")).toBe(bytes.length);
	const files = unzipSync(bytes);
	const data: unknown = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
	expect(JSON.stringify(data)).toContain(number);
	expect(valueIn(valueIn(data, "profile"), "mobile")).toBe(mobile);
	const steps = asArray((await detailOf(id)).steps).map((one) => valueIn(one, "action"));
	expect(steps).toEqual(["opened", "exported", "downloaded"]);
	expect((await test.app.inject(`${link.slice(0, -3)}AAA`)).statusCode).toBe(404);
	await sql`update data_request set link_expires_at = now() where id = ${id}`.execute(test.services.db);
	expect((await test.app.inject(link)).statusCode).toBe(404);
});

it("hands over a file at the counter without the cases that only their office reads", async () => {
	const { mobile, token } = await somebody();
	const shown = await complaint(token);
	const hidden = await complaint(token);
	const file = await uploadFile(test, new File(["%PDF-1.4\n%%EOF\n"], "plan.pdf", { type: "application/pdf" }));
	const { db } = test.services;
	await sql`update message set restricted = true where id = ${hidden.id}`.execute(db);
	await sql`update upload set message_id = ${shown.id} where id = ${file}`.execute(db);
	const taken = await test.call(PATH, { token: clerk, body: { kind: "export", channel: "counter", mobile } });
	const id = String(valueIn(taken.data, "id"));
	expect((await test.call(`${PATH}/${id}/archive`, { token: clerk })).code).toBe(404);
	expect((await step(id, "done")).code).toBe(409);
	expect((await step(id, "identity", { identity: "document" })).code).toBe(0);
	const files = await fetched(`${PATH}/${id}/archive`, clerk);
	const text = strFromU8(files["data.json"] ?? new Uint8Array());
	expect([text.includes(shown.number), text.includes(hidden.number)]).toEqual([true, false]);
	expect(Object.keys(files)).toEqual(["data.json", `files/${file}-plan.pdf`]);
	expect((await step(id, "done")).code).toBe(0);
	expect((await step(id, "done")).code).toBe(409);
});

it("corrects a value of a case and of the account, and keeps neither what it was nor what it is", async () => {
	const { mobile, token } = await somebody();
	const { id: message, number } = await complaint(token);
	await ask(token, { kind: "correction", wish: "I am Li Hua." });
	const id = await taskOf(mobile);
	const values = asArray((await detailOf(id)).values);
	expect(values).toContainEqual(
		expect.objectContaining({ case: message, name: "/contact_name", text: "Zhang Xiaoming" }),
	);
	expect(values.some((one) => valueIn(one, "name") === "/category")).toBe(false);
	const wrong = await step(id, "correct", { case: message, name: "/contact_mobile", value: "12" });
	expect([wrong.code, JSON.stringify(wrong.data)]).toEqual([422, expect.stringContaining("/value")]);
	expect(wrong.msg).toContain("A mobile number has 11 digits");
	expect((await step(id, "correct", { case: message, name: "/contact_name", value: "Li Hua" })).code).toBe(0);
	expect((await step(id, "correct", { case: message, name: "/title", value: "Lamps out on Elm Road" })).code).toBe(0);
	expect((await step(id, "correct", { case: null, name: "mobile", value: ADMIN_MOBILE })).code).toBe(409);
	expect((await step(id, "correct", { case: null, name: "nickname", value: "Li Hua" })).code).toBe(0);
	const filed = await test.call(`/report/api.Messages/getDetail?id=${message}`, { token });
	expect(filed.data).toMatchObject({ title: "Lamps out on Elm Road" });
	expect(JSON.stringify(filed.data)).toContain("Li Hua");
	expect((await step(id, "done")).code).toBe(0);
	const kept = [(await detailOf(id)).steps, (await test.call(`/admin/api/audit?object=${id}`, { token: clerk })).data];
	expect(JSON.stringify(kept)).toContain(number);
	expect(JSON.stringify(kept)).not.toMatch(/Zhang Xiaoming|Li Hua|Elm/);
});

it("shows what an erasure would do, asks for the name, erases what may go, and the rest once it may", async () => {
	const { db } = test.services;
	const { mobile, token } = await somebody();
	const closed = await complaint(token);
	const open = await complaint(token);
	await sql`update message set status = 'closed' where id = ${closed.id}`.execute(db);
	await ask(token, { kind: "erasure" });
	const id = await taskOf(mobile);
	const plan = asObject((await detailOf(id)).plan);
	expect(plan).toMatchObject({
		restricted: 0,
		cases: [
			{ number: closed.number, why: null },
			{ number: open.number, why: "open" },
		],
	});
	expect((await step(id, "erase", { confirm: "somebody else" })).code).toBe(422);
	expect((await step(id, "done")).code).toBe(404);
	expect((await step(id, "erase", { confirm: NAME })).code).toBe(0);
	expect((await test.call("/api/User/getProfile", { token })).code).toBe(401);
	const rows = async () => {
		const found = db.selectFrom("message").select(["id", "user_id", "data"]).where("id", "in", [closed.id, open.id]);
		return new Map((await found.execute()).map((row) => [row.id, row]));
	};
	const after = await rows();
	expect(JSON.stringify(after.get(closed.id))).not.toContain("contact_name");
	expect(JSON.stringify(after.get(open.id))).toContain("Zhang Xiaoming");
	expect([...after.values()].map(({ user_id }) => user_id)).toEqual([null, null]);
	expect(await detailOf(id)).toMatchObject({ state: "done", about: null, wish: null });
	expect(asArray((await detailOf(id)).steps).at(-1)).toMatchObject({ action: "erased", detail: { cases: 1, held: 1 } });

	expect(await eraseHeld(test.services)).toBe(0);
	await sql`update message set status = 'closed' where id = ${open.id}`.execute(db);
	expect(await eraseHeld(test.services)).toBe(1);
	expect(JSON.stringify((await rows()).get(open.id))).not.toContain("Zhang Xiaoming");
	const causes = await db
		.selectFrom("erasure")
		.select("cause")
		.where("message_id", "in", [closed.id, open.id])
		.execute();
	expect(causes.map(({ cause }) => cause)).toEqual(["erasure_requested", "erasure_requested"]);
});

it("erases a case without a name for who has its number and code, which open nothing then", async () => {
	const anonymous = await complaintIn(test, "noise", { identity: "anonymous" });
	const { data } = await test.call("/report/api.Messages/index", { body: anonymous });
	const proof = { number: String(valueIn(data, "number")), query_code: String(valueIn(data, "query_code")) };
	await sql`update message set status = 'closed' where number = ${proof.number}`.execute(test.services.db);
	expect((await test.call("/api/DataRequests/create", { body: { kind: "erasure", ...proof } })).code).toBe(0);
	const id = await taskOf(proof.number);
	expect(await detailOf(id)).toMatchObject({ about: proof.number, scope: "case", identity: "code" });
	expect((await step(id, "erase", { confirm: proof.number })).code).toBe(0);
	expect((await test.call("/report/api.Messages/track", { body: proof })).code).toBe(404);
});

it("asks the person back, and refuses with a reason that they are told, also by short message", async () => {
	const { mobile, token } = await somebody();
	await ask(token, { kind: "erasure" });
	const id = await taskOf(mobile);
	expect((await step(id, "question", { question: "Which case do you mean?" })).code).toBe(0);
	expect(await own(token)).toMatchObject([{ state: "waiting", question: "Which case do you mean?" }]);
	expect((await step(id, "resume")).code).toBe(0);
	expect((await step(id, "refuse", { reason: "The court has asked for it." })).code).toBe(0);
	expect(await own(token)).toMatchObject([{ state: "refused", reason: "The court has asked for it.", question: null }]);
	expect(await detailOf(id)).toMatchObject({ wish: null, exchanges: [] });
	const { rows } = await sql<{ count: number }>`
		select count(*) from outbox join app_user on app_user.id = user_id where mobile = ${mobile} and kind = 'data_request_moved'
	`.execute(test.services.db);
	expect(rows[0]?.count).toBe(2);
	const csv = await test.app.inject({ url: `${PATH}/csv?state=refused`, headers: { authorization: clerk } });
	expect(csv.body).toContain("The court has asked for it.");
});

it("shows the desk what the person answers, tells it on record, and keeps the words nowhere once all is settled", async () => {
	const { mobile, token } = await somebody();
	await ask(token, { kind: "correction", wish: "My street is wrong." });
	const id = await taskOf(mobile);
	const question = "Which street is right?";
	expect((await step(id, "question", { question })).code).toBe(0);
	const request = String(valueIn((await own(token))[0], "number"));
	const answer = (words: string) =>
		test.call("/api/DataRequests/answer", { token, body: { request, question, answer: words } });
	// Also where the desk has gone on by then: nobody's words are turned away.
	expect((await step(id, "resume")).code).toBe(0);
	expect((await answer("Elderberry Row")).code).toBe(0);
	expect(await detailOf(id)).toMatchObject({ state: "open", exchanges: [{ question, answer: "Elderberry Row" }] });
	expect(asArray((await detailOf(id)).steps).at(-1)).toMatchObject({
		action: "resumed",
		detail: { channel: "portal" },
	});
	expect((await answer("Another")).msg).toBe("This question is answered already.");
	expect((await step(id, "done")).code).toBe(0);
	expect((await answer("Another")).msg).toBe("This request is settled already.");
	const log = await test.call(`/admin/api/audit?object=${id}`, { token: clerk });
	expect(JSON.stringify(log.data)).toContain("data_request.resumed");
	expect(JSON.stringify([await detailOf(id), log.data])).not.toContain("Elderberry");
});

it("words what can be corrected in the language of who reads it, row by row", async () => {
	const { mobile, token } = await somebody();
	const data = {
		category: "roads",
		owner: "street",
		kind: "pothole",
		title: "Deep pothole",
		danger: "no",
		consent: true,
		places: [{ address: "Willow Street 18", size: "step" }],
		noticed_on: "2026-01-15",
		identity: "named",
		contact_name: "Li Hua",
		contact_mobile: mobile,
	};
	const body = { ...(await submissionOf(test, "road-damage")), data };
	expect((await test.call("/report/api.Messages/index", { token, body })).code).toBe(0);
	await ask(token, { kind: "correction", wish: "It is number 20." });
	const task = await test.call(`${PATH}/${await taskOf(mobile)}`, { token: clerk, language: "zh-CN" });
	const place = { name: "/places/0/address", label: "破损地点 · 地点 1 · 具体位置" };
	expect(valueIn(task.data, "values")).toContainEqual(expect.objectContaining(place));
});

it("keeps what the law has kept, whole and without the account, also where somebody deletes their account", async () => {
	const { db } = test.services;
	const { token } = await somebody();
	const { id } = await complaint(token);
	await sql`update message set status = 'closed' where id = ${id}`.execute(db);
	const documents = changedDocuments({
		"categories.json": (document) => ({ ...document, retention: { ...asObject(document.retention), by_law: true } }),
	});
	const body = { sources: documents, override: true };
	expect((await test.call("/admin/api/releases", { token: clerk, body })).code).toBe(0);
	expect((await test.call("/api/User/delete", { token, body: { confirm: "delete" } })).code).toBe(0);
	const row = await db.selectFrom("message").select(["user_id", "data"]).where("id", "=", id).executeTakeFirstOrThrow();
	expect([row.user_id, JSON.stringify(row.data).includes("Zhang Xiaoming")]).toEqual([null, true]);
});
