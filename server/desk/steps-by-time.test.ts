import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { takeStepsByTime } from "./steps-by-time.ts";

let test: TestApp;
let desk: CaseDesk;
/** Cases that are filed under the shipped workflow. */
let before: readonly string[];

const withTimedClose = (workflow: JsonObject): JsonObject => ({
	...workflow,
	transitions: asArray(workflow.transitions).map((step) =>
		valueIn(step, "action") === "close" ? { ...asObject(step), after_days: 15 } : step,
	),
});

beforeAll(async () => {
	test = await openTestApp();
	const token = await test.login(ADMIN_MOBILE);
	const shipped = await openDesk(test);
	before = [await shipped.fileId(), await shipped.fileId(), await shipped.fileId()];
	const sources = changedDocuments({ "workflow.json": withTimedClose });
	const published = await test.call("/admin/api/releases", { token, body: { sources, override: true } });
	expect(published.code, published.msg).toBe(0);
	desk = await openDesk(test);
}, 90_000);
afterAll(() => test.close());

const statusOf = async (id: string) =>
	(await test.services.db.selectFrom("message").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

const leftAlone = (id: string, days: number) =>
	sql`
		update message_flow set created_at = created_at - make_interval(days => ${days}) where message_id = ${id}
	`.execute(test.services.db);

async function repliedTo(id: string, days: number): Promise<string> {
	await desk.act(id, { action: "accept" });
	await desk.act(id, { action: "reply", note: "It is done." });
	await leftAlone(id, days);
	return id;
}

it("closes what was replied to and left alone for as long as the case's own workflow says, on record", async () => {
	const old = await repliedTo(await desk.fileId(), 16);
	const fresh = await repliedTo(await desk.fileId(), 14);
	await takeStepsByTime.run(test.services);
	expect(await statusOf(old)).toBe("closed");
	expect(await statusOf(fresh)).toBe("replied");
	const log = await test.services.db
		.selectFrom("audit_entry")
		.select(["actor_id", "detail"])
		.where("object_id", "=", old)
		.orderBy("id", "desc")
		.executeTakeFirst();
	expect(log).toMatchObject({ actor_id: null, detail: { action: "close", by: "time" } });
});

it("closes by the shipped workflow, which a case keeps, what was replied to 30 days ago, and nothing that waits for its reporter", async () => {
	const [old = "", fresh = "", asked = ""] = before;
	await repliedTo(old, 31);
	await repliedTo(fresh, 29);
	await desk.act(asked, { action: "request-info", note: "Where is it?" });
	await leftAlone(asked, 31);
	await takeStepsByTime.run(test.services);
	expect(await Promise.all([old, fresh, asked].map(statusOf))).toEqual(["closed", "replied", "info_requested"]);
});

it("tells the filer when a case closes by itself, as the case's own workflow says", async () => {
	const filer = await test.login("13800000000");
	const id = await repliedTo(await desk.fileId(filer), 5);
	const closesAt = async () => valueIn((await desk.detail(id, filer)).data, "closes_at");
	const { created_at } = await test.services.db
		.selectFrom("message_flow")
		.select("created_at")
		.where("message_id", "=", id)
		.orderBy("position", "desc")
		.executeTakeFirstOrThrow();
	const closing = new Date(created_at.getTime() + 15 * 86_400_000).toISOString();
	expect(await closesAt()).toBe(closing);
	await desk.act(id, { action: "close" });
	expect(await closesAt()).toBeNull();
});
