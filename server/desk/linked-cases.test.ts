import { afterAll, beforeAll, expect, it } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let handler: string;
let citizen: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	handler = await test.login(ADMIN_MOBILE);
	citizen = await test.login("13700000051");
}, 60_000);
afterAll(() => test.close());

const send = (path: string, body: object) => test.call(`/admin/api/desk/${path}`, { token: handler, body });
const caseOf = async (id: string) =>
	asObject((await test.call(`/admin/api/desk/case?id=${id}`, { token: handler })).data);

it("merges a case, and keeps its reporter informed of the one that it goes on in", async () => {
	const kept = await desk.fileId();
	const merged = await desk.fileId(citizen);
	const { number } = await caseOf(kept);
	const { version } = await caseOf(merged);
	const link = { id: merged, version, number: String(number), kind: "merged", note: "The same tap." };
	expect((await send("cases/link", link)).code).toBe(0);
	expect((await caseOf(merged)).related).toMatchObject([{ id: kept, kind: "merged_into" }]);
	const before = await test.call("/api/Notifications/getList", { token: citizen });
	await send("cases/move", { id: kept, version: (await caseOf(kept)).version, action: "accept" });
	expect(before.code).toBe(0);
	const after = await test.call("/api/Notifications/getList", { token: citizen });
	expect(Number(valueIn(after.data, "total"))).toBe(Number(valueIn(before.data, "total")) + 1);
});

it("merges no case into one that has ended without a reply", async () => {
	const ended = await desk.fileId();
	const id = await desk.fileId(citizen);
	const { number, version } = await caseOf(ended);
	await send("cases/move", { id: ended, version, action: "reject", note: "Not the city's." });
	const link = {
		id,
		version: (await caseOf(id)).version,
		number: String(number),
		kind: "merged",
		note: "The same tap.",
	};
	expect(await send("cases/link", link)).toMatchObject({
		code: 422,
		msg: "That case has ended without a reply, and this one would end with it.",
	});
	expect((await send("cases/link", { ...link, kind: "related" })).code).toBe(0);
});

it("keeps a reporter informed through one merged case after the other", async () => {
	const first = await desk.fileId(citizen);
	const second = await desk.fileId();
	const last = await desk.fileId();
	for (const [from, to] of [
		[first, second],
		[second, last],
	] as const) {
		const { version } = await caseOf(from);
		const { number } = await caseOf(to);
		const link = { id: from, version, number: String(number), kind: "merged", note: "The same tap." };
		expect((await send("cases/link", link)).code).toBe(0);
	}
	const heard = async () =>
		Number(valueIn((await test.call("/api/Notifications/getList", { token: citizen })).data, "total"));
	const before = await heard();
	await send("cases/move", { id: last, version: (await caseOf(last)).version, action: "accept" });
	expect(await heard()).toBe(before + 1);
});

it("splits a case into two with the same reporter", async () => {
	const id = await desk.fileId(citizen);
	const split = { id, version: (await caseOf(id)).version, title: "The lamp beside it", note: "Two things." };
	const { data } = await send("cases/split", split);
	const part = await caseOf(String(valueIn(data, "id")));
	expect(part).toMatchObject({ title: "The lamp beside it", status: "submitted", related: [{ id, kind: "split" }] });
	expect((await desk.detail(String(part.id), citizen)).data).toMatchObject({ own: true });
});
