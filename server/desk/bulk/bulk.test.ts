import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray } from "../../../schemas/json/json.ts";
import { casesChangedSince, changesSeen } from "../../repositories/desk/case-change.ts";
import { type CaseDesk, openDesk } from "../../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../../testing/test-app.ts";
import { heardCases } from "../heard-cases.ts";
import { bulkRunsEnded } from "./bulk-runs.ts";
import { writeBulk } from "./write-bulk.ts";

let test: TestApp;
let desk: CaseDesk;
let handler: string;
let ids: string[];

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	handler = await test.login(ADMIN_MOBILE);
	ids = [await desk.fileId(), await desk.fileId(), await desk.fileId()];
}, 60_000);
afterAll(() => test.close());

const read = (path: string) => test.call(`/admin/api/desk/${path}`, { token: handler });
const send = (path: string, body: object) => test.call(`/admin/api/desk/${path}`, { token: handler, body });
const casesOf = async (query: string) =>
	asArray(valueIn((await read(`cases?${query}&limit=50`)).data, "list")).map((one) => valueIn(one, "id"));
const OF_TEST = "keyword=water+tap";

async function through(body: object) {
	const begun = await send("bulk", { query: OF_TEST, ...body });
	await bulkRunsEnded(test.services);
	return { begun, bulk: valueIn((await read("bulk")).data, "bulk") };
}

it("gives all cases that match to a team, and takes that back but for the one that was changed since", async () => {
	const { begun, bulk } = await through({ do: "assign", team: "services" });
	expect(begun.data).toMatchObject({ total: 3 });
	expect(bulk).toMatchObject({ do: "assign", state: "done", total: 3, done: 3, refused: 0, can_undo: true });
	expect((await casesOf(`${OF_TEST}&team=services`)).sort()).toEqual([...ids].sort());
	const [first = ""] = ids;
	const version = Number(valueIn((await read(`case?id=${first}`)).data, "version"));
	await send("cases/assign", { id: first, version, priority: 2 });
	const id = String(valueIn(begun.data, "id"));
	expect((await send("bulk/undo", { id })).data).toMatchObject({ total: 3 });
	await bulkRunsEnded(test.services);
	expect(valueIn((await read("bulk")).data, "bulk")).toMatchObject({
		do: "undo",
		done: 2,
		refused: 1,
		can_undo: false,
		refusals: [{ id: first, why: expect.stringContaining("changed this case") }],
	});
	expect(await casesOf(`${OF_TEST}&team=services`)).toContain(first);
	expect((await send("bulk/undo", { id })).code).toBe(409);
});

it("takes a step where the workflow allows it, and says where not and why", async () => {
	const [first = ""] = ids;
	await desk.act(first, { action: "accept" });
	const { bulk } = await through({ do: "move", action: "accept", note: "We look at all of them." });
	expect(bulk).toMatchObject({
		done: 2,
		refused: 1,
		can_undo: false,
		refusals: [{ id: first, why: "This step is not possible now." }],
	});
	expect((await casesOf(`${OF_TEST}&state=accepted`)).length).toBe(3);
	const log = await test.call("/admin/api/audit?action=case.moved", { token: handler });
	expect(JSON.stringify(log.data)).toContain(String(valueIn(bulk, "id")));
});

it("tells whoever began it that a step is through, also where it was possible in no case, and nobody else", async () => {
	const { db } = test.services;
	const before = await changesSeen(db);
	const { begun, bulk } = await through({ do: "move", action: "accept" });
	expect(bulk).toMatchObject({ state: "done", done: 0, refused: 3 });
	const heard = await heardCases(db, await casesChangedSince(db, before));
	const find = db.selectFrom("app_user").selectAll();
	const author = await find.where("mobile", "=", ADMIN_MOBILE).executeTakeFirstOrThrow();
	const id = valueIn(begun.data, "id");
	expect([heard(author), heard({ ...author, id: crypto.randomUUID() })]).toEqual([[id], []]);
});

it("writes notes and deletes them again, and does nothing that is not said", async () => {
	const { begun, bulk } = await through({ do: "note", note: "All at one place." });
	expect(bulk).toMatchObject({ done: 3, can_undo: true });
	await send("bulk/undo", { id: String(valueIn(begun.data, "id")) });
	await bulkRunsEnded(test.services);
	expect(valueIn((await read(`case?id=${ids[1]}`)).data, "notes")).toEqual([]);
	for (const body of [{ do: "move" }, { do: "assign" }, { do: "priority" }, { do: "note", note: " " }])
		expect((await send("bulk", { query: OF_TEST, ...body })).code).toBe(422);
	expect((await send("bulk", { query: "state[]=x", do: "note", note: "A" })).code).toBe(0);
	expect((await send("bulk", { query: "open=nonsense", do: "note", note: "A" })).code).toBe(422);
});

it("refuses a step over more cases than one may take, instead of taking it with some of them", async () => {
	const { db } = test.services;
	const user = await db.selectFrom("app_user").selectAll().where("mobile", "=", ADMIN_MOBILE).executeTakeFirstOrThrow();
	const author = { author_id: user.id, origin: "127.0.0.1" };
	const write = (max: number) =>
		writeBulk(
			db,
			author,
			{ do: "priority", priority: 1 },
			{
				filter: { keyword: "water tap" },
				reader: { user, closed: [] },
				max,
			},
		);
	const steps = () => db.selectFrom("bulk_step").select("id").execute();
	const before = await steps();
	await expect(write(2)).rejects.toMatchObject({
		code: 422,
		message: "More than {count} cases match. Please narrow the filters.",
	});
	expect(await steps()).toHaveLength(before.length);
	expect(await write(3)).toMatchObject({ total: 3 });
});

/** The report of a step as lines of cells. */
async function report(id: string, token = handler): Promise<string[][]> {
	const headers = { authorization: token, "accept-language": "en-US" };
	const { body } = await test.app.inject({ url: `/admin/api/desk/bulk.csv?id=${id}`, headers });
	return body
		.replace(/^\uFEFF/, "")
		.trimEnd()
		.split("\r\n")
		.map((line) => line.split(","));
}

it("names more refused cases than the screen in its report, which is for whoever began the step alone", async () => {
	const { begun } = await through({ do: "note", note: "For the report." });
	const id = String(valueIn(begun.data, "id"));
	const { db } = test.services;
	const message_id = ids[0] ?? "";
	const extra = Array.from({ length: 620 }, (_, at) => ({
		bulk_id: id,
		position: 1000 + at,
		message_id,
		state: "refused" as const,
		why: "This step is not possible now.",
	}));
	await db.insertInto("bulk_case").values(extra).execute();
	expect(asArray(valueIn(valueIn((await read("bulk")).data, "bulk"), "refusals"))).toHaveLength(100);
	const [heads, ...lines] = await report(id);
	expect(heads).toEqual(["Case number", "What came of it", "Why"]);
	expect(lines).toHaveLength(623);
	expect(lines[0]?.slice(1)).toEqual(["Not possible", "This step is not possible now."]);
	expect(lines.slice(-3).map(([, outcome]) => outcome)).toEqual(["Done", "Done", "Done"]);
	const log = await test.call("/admin/api/audit?action=case.exported", { token: handler });
	expect(asArray(valueIn(log.data, "list"))[0]).toMatchObject({ detail: { bulk: id, done: 3, refused: 620 } });
	const colleague = await test.login("13900000072");
	await db
		.updateTable("app_user")
		.set({ roles: ["handler"] })
		.where("mobile", "=", "13900000072")
		.execute();
	expect(JSON.stringify(await report(id, colleague))).toContain("404");
});
