import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { deliveryWords } from "../notifications/case-words.ts";
import { takeDue } from "../repositories/notifications/outbox.ts";
import type { Role } from "../repositories/people/roles.ts";
import { setAbsence } from "../repositories/people/staffing.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const PATH = "/admin/api/data-requests";
const ASKER = "13700021001";
const COLLEAGUE = "13700021002";
const FORMER = "13700021003";

let test: TestApp;
let clerk: string;
let asker: string;
let id: string;
let request: string;

const people = new Map<string, string>();
const rolesOf = (mobile: string, roles: Role[]) =>
	test.services.db.updateTable("app_user").set({ roles }).where("mobile", "=", mobile).execute();

beforeAll(async () => {
	test = await openTestApp({ PORTICO_SMS_NOTICES: "1" });
	clerk = await test.login(ADMIN_MOBILE);
	asker = await test.login(ASKER);
	for (const mobile of [COLLEAGUE, FORMER]) await test.login(mobile);
	await rolesOf(COLLEAGUE, ["administrator"]);
	await rolesOf(FORMER, ["handler"]);
	for (const { id, mobile } of await test.services.db.selectFrom("app_user").select(["id", "mobile"]).execute())
		people.set(mobile, id);
	const body = { kind: "correction", wish: "My street is wrong." };
	expect((await test.call("/api/DataRequests/create", { token: asker, body })).code).toBe(0);
	const [task] = asArray(valueIn((await test.call(`${PATH}?keyword=${ASKER}`, { token: clerk })).data, "list"));
	const [own] = asArray(valueIn((await test.call("/api/DataRequests/getList", { token: asker })).data, "list"));
	[id, request] = [String(valueIn(task, "id")), String(valueIn(own, "number"))];
}, 300_000);
afterAll(() => test.close());

/** Asks the person back, and has them send the same answer twice, while somebody works on the request; returns whom it was told to. */
async function notifiedWhile(assignee: string | null, question: string) {
	const { db } = test.services;
	await db.deleteFrom("outbox").execute();
	expect((await test.call(`${PATH}/${id}/question`, { token: clerk, body: { question } })).code).toBe(0);
	const assignee_id = assignee && people.get(assignee);
	await db.updateTable("data_request").set({ assignee_id }).where("id", "=", id).execute();
	const body = { request, question, answer: "Elderberry Row" };
	for (const _ of [1, 2]) expect((await test.call("/api/DataRequests/answer", { token: asker, body })).code).toBe(0);
	const written = db.selectFrom("outbox").innerJoin("app_user", "app_user.id", "user_id").select("mobile");
	const rows = await written.where("kind", "=", "data_request_answered").where("channel", "=", "sms").execute();
	return rows.map(({ mobile }) => mobile).toSorted();
}

it("tells who works on a request once that it was answered, where it is read, and nothing of what was written", async () => {
	const { db, settings } = test.services;
	expect(await notifiedWhile(ADMIN_MOBILE, "Which street is right?")).toEqual([ADMIN_MOBILE]);
	const due = (await takeDue(db, "sms", 9)).find(({ kind }) => kind === "data_request_answered");
	if (!due) throw new Error("Nothing is due.");
	const { text } = await deliveryWords(db, settings, due, "sms");
	expect(text).toContain("/admin/personal-data");
	expect(text).not.toMatch(/street|Elderberry/);
});

it("tells all who may tend a request where nobody works on it, or nobody who still may", async () => {
	expect(await notifiedWhile(null, "Which house?")).toEqual([COLLEAGUE, ADMIN_MOBILE].toSorted());
	expect(await notifiedWhile(FORMER, "Which floor?")).toEqual([COLLEAGUE, ADMIN_MOBILE].toSorted());
});

it("tells who stands in for somebody who is away, too", async () => {
	const [user_id = "", deputy_id = ""] = [people.get(ADMIN_MOBILE), people.get(COLLEAGUE)];
	await setAbsence(test.services.db, { user_id, deputy_id, from_day: "2020-01-01", until_day: "2099-01-01" });
	expect(await notifiedWhile(ADMIN_MOBILE, "Which door?")).toEqual([COLLEAGUE, ADMIN_MOBILE].toSorted());
});
