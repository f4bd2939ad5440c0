import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const SUPERVISOR = "13900000061";

let test: TestApp;
let desk: CaseDesk;
let clerk: string;
let supervisor: string;
beforeAll(async () => {
	test = await openTestApp({ PORTICO_SMS_NOTICES: "1" });
	desk = await openDesk(test);
	clerk = await test.login(ADMIN_MOBILE);
	supervisor = await test.login(SUPERVISOR);
	await assign([{ right: "supervises", team: "services" }]);
}, 60_000);
afterAll(() => test.close());

const assign = (assignments: object[]) =>
	test.services.db
		.updateTable("app_user")
		.set({ assignments: JSON.stringify(assignments) })
		.where("mobile", "=", SUPERVISOR)
		.execute();
const caseOf = async (id: string, token = supervisor) =>
	asObject((await test.call(`/admin/api/desk/case?id=${id}`, { token })).data);
async function supervise(id: string, more: object, token = supervisor) {
	const { version } = await caseOf(id, token);
	return test.call("/admin/api/desk/cases/supervise", { token, body: { id, version, ...more } });
}
const listed = async (supervised: string, token = supervisor) => {
	const { data } = await test.call(`/admin/api/desk/cases?supervised=${supervised}`, { token });
	return asArray(valueIn(data, "list")).map((one) => valueIn(one, "id"));
};
const told = async (id: string) =>
	(
		await test.services.db
			.selectFrom("outbox")
			.innerJoin("app_user", "app_user.id", "outbox.user_id")
			.select("app_user.mobile")
			.where("outbox.kind", "=", "supervised_case_moved")
			.where("outbox.message_id", "=", id)
			.execute()
	).map(({ mobile }) => mobile);

it("marks a case with who supervises it and why, for who lists it by that", async () => {
	const id = await desk.fileId();
	const other = await desk.fileId();
	expect((await supervise(id, { supervised: true })).code).toBe(422);
	expect((await supervise(id, { supervised: true, reason: "The mayor asks for it" })).code).toBe(0);
	expect((await caseOf(id, clerk)).supervision).toMatchObject({ reason: "The mayor asks for it" });
	expect((await caseOf(other, clerk)).supervision).toBeNull();
	expect([await listed("me"), await listed("any", clerk), await listed("me", clerk)]).toEqual([[id], [id], []]);
	expect((await supervise(id, { supervised: false })).code).toBe(0);
	expect(await listed("any", clerk)).toEqual([]);
	expect((await supervise(id, { supervised: false })).code).toBe(409);
	const log = await test.call(`/admin/api/audit?object=${id}`, { token: clerk });
	const actions = asArray(valueIn(log.data, "list")).map((one) => valueIn(one, "action"));
	expect(actions).toEqual(expect.arrayContaining(["case.supervised", "case.supervision_ended"]));
});

it("tells the supervisor of each step that others take, and of none once they lost that right or took the mark off", async () => {
	const id = await desk.fileId();
	await supervise(id, { supervised: true, reason: "It came up before" });
	await desk.act(id, { action: "accept" });
	expect(await told(id)).toEqual([SUPERVISOR]);
	const { version } = await caseOf(id);
	const own = { id, version, action: "request-info", note: "Where is it?" };
	expect((await test.call("/admin/api/desk/cases/move", { token: supervisor, body: own })).code).toBe(0);
	expect(await told(id)).toEqual([SUPERVISOR]);
	await assign([{ right: "reads", team: "services" }]);
	await desk.act(id, { action: "reply", reply: "<p>It is done.</p>" });
	await assign([{ right: "supervises", team: "services" }]);
	expect(await told(id)).toEqual([SUPERVISOR]);
});

it("is refused to who handles cases and supervises none", async () => {
	const id = await desk.fileId();
	await assign([{ right: "handles", team: "services" }]);
	expect((await supervise(id, { supervised: true, reason: "Because I can" })).code).toBe(403);
	await assign([{ right: "supervises", team: "services" }]);
});
