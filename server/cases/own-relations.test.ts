import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let handler: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	handler = await test.login(ADMIN_MOBILE);
}, 60_000);
afterAll(() => test.close());

const read = (path: string) => test.call(`/admin/api/desk/${path}`, { token: handler });
const send = (path: string, body: object) => test.call(`/admin/api/desk/${path}`, { token: handler, body });
const caseOf = async (id: string) => asObject((await read(`case?id=${id}`)).data);

/** A case without a name, and what its reporter knows it by. */
async function nameless() {
	const { data } = await desk.file();
	const [id, number, query_code] = ["id", "number", "query_code"].map((name) => String(valueIn(data, name)));
	return { id: id ?? "", number: number ?? "", query_code: query_code ?? "" };
}

/** What its reporter reads of a case, by number and query code. */
async function tracked({ number, query_code }: { number: unknown; query_code: unknown }) {
	const { code, data } = await test.call("/report/api.Messages/track", { body: { number, query_code } });
	expect(code).toBe(0);
	return asObject(valueIn(data, "message"));
}

async function merge(id: string, number: string): Promise<void> {
	const { version } = await caseOf(id);
	expect((await send("cases/link", { id, version, number, kind: "merged" })).code).toBe(0);
}

it("gives a part of a case without a name a code of its own, which its reporter reads with the first one", async () => {
	const filed = await nameless();
	const { version } = await caseOf(filed.id);
	const split = { id: filed.id, version, title: "The lamp beside it", note: "Two things." };
	expect((await send("cases/split", split)).code).toBe(0);
	const [part] = asArray((await tracked(filed)).parts).map(asObject);
	expect(part).toMatchObject({ title: "The lamp beside it", query_code: expect.stringMatching(/^\w{10}$/) });
	expect(await tracked({ number: part?.number, query_code: part?.query_code })).toMatchObject({
		title: "The lamp beside it",
		status: "submitted",
		parts: [],
		part_of: { id: filed.id, number: filed.number },
	});
	expect(await tracked(filed)).toMatchObject({ part_of: null });
	const body = { number: part?.number, query_code: filed.query_code };
	expect((await test.call("/report/api.Messages/track", { body })).code).toBe(404);
});

it("tells whoever filed a case with an account that a part of it is a case of its own", async () => {
	const token = await test.login("13700000061");
	const id = await desk.fileId(token);
	const { version } = await caseOf(id);
	const { data } = await send("cases/split", { id, version, title: "The lamp beside it", note: "Two things." });
	const part = String(valueIn(data, "id"));
	const news = await test.call("/api/Notifications/getList", { token });
	expect(asArray(valueIn(news.data, "list"))).toMatchObject([{ message_id: part, status: "submitted" }]);
	const shown = await test.call(`/report/api.Messages/getDetail?id=${part}`, { token });
	expect(shown.data).toMatchObject({ part_of: { id } });
});

it("routes a part by its own words, as if it had been filed by itself", async () => {
	const rule = {
		id: "lamps",
		title: "Lamps",
		when: { words: ["lantern"] },
		set: { team: "streets", priority: "high" },
	};
	const sources = changedDocuments({ "routing.json": (own) => ({ ...own, rules: [rule] }) });
	expect((await test.call("/admin/api/releases", { token: handler, body: { sources, override: true } })).code).toBe(0);
	const { id } = await nameless();
	const { version } = await caseOf(id);
	const { data } = await send("cases/split", { id, version, title: "The lantern beside it", note: "Two things." });
	expect(await caseOf(String(valueIn(data, "id")))).toMatchObject({ priority: 1, routed: [{ rule: "lamps" }] });
});

it("says in which case a merged one is handled on, through further merging, and leads to it once everybody may read it", async () => {
	const first = await nameless();
	const second = await nameless();
	const third = await nameless();
	await merge(first.id, second.number);
	expect((await tracked(first)).merged_into).toEqual({ id: null, number: second.number, status: "submitted" });
	await merge(second.id, third.number);
	await desk.act(third.id, { action: "accept" });
	await desk.publish(third.id);
	expect((await tracked(first)).merged_into).toEqual({ id: third.id, number: third.number, status: "accepted" });
	expect(await tracked(third)).toMatchObject({ merged_into: null, parts: [] });
});

it("tells nobody but its reporter", async () => {
	const first = await nameless();
	const second = await nameless();
	await desk.act(second.id, { action: "accept" });
	await desk.publish(second.id);
	await merge(first.id, second.number);
	const seen = asObject((await test.call(`/report/api.Messages/getDetail?id=${second.id}`)).data);
	expect(seen).toMatchObject({ number: second.number });
	for (const name of ["parts", "part_of", "merged_into", "continued_in"]) expect(seen).not.toHaveProperty(name);
});
