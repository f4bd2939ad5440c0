import { once } from "node:events";
import { request } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { casesChangedSince, changesSeen } from "../repositories/desk/case-change.ts";
import { openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;
let handler: string;
let address: string;
beforeAll(async () => {
	test = await openTestApp();
	handler = await test.login(ADMIN_MOBILE);
	address = await test.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => test.close());

const change = (messageId: string) =>
	test.services.db.insertInto("case_change").values({ message_id: messageId }).execute();

it("finds a change that is committed late, after thousands with higher numbers, and each change once", async () => {
	const { db } = test.services;
	const late = crypto.randomUUID();
	const early = crypto.randomUUID();
	let seen = await changesSeen(db);
	const look = async () => {
		const changed = await casesChangedSince(db, seen);
		seen = changed.seen;
		return changed.ids;
	};
	await db.transaction().execute(async (transaction) => {
		await transaction.insertInto("case_change").values({ message_id: late }).execute();
		// As old as a transaction that took a minute.
		await sql`update case_change set at = now() - interval '1 minute' where message_id = ${late}`.execute(transaction);
		await sql`insert into case_change (message_id) select ${early}::uuid from generate_series(1, 3000)`.execute(db);
		expect(await look()).toEqual([early]);
		expect(await look()).toEqual([]);
	});
	expect(await look()).toEqual([late]);
	expect(await look()).toEqual([]);
});

/** Opens the stream and takes no more than its head until `read` is called. */
async function slowReader() {
	const asked = request(`${address}/admin/api/desk/events`, { headers: { authorization: handler } });
	asked.end();
	const [response] = await once(asked, "response");
	response.pause();
	let text = "";
	return {
		response,
		text: () => text,
		read() {
			response.on("data", (part: Buffer) => {
				text += String(part);
			});
			response.resume();
		},
	};
}

it("keeps for a reader that is slow what it has not taken, in one event, and tells the others at once", async () => {
	const slow = await slowReader();
	const quick = await slowReader();
	quick.read();
	const desk = await openDesk(test);
	const ids = [await desk.fileId(), await desk.fileId()];
	for (const id of ids) await change(id);
	await expect.poll(() => ids.every((id) => quick.text().includes(id))).toBe(true);
	slow.read();
	await expect.poll(() => ids.every((id) => slow.text().includes(id))).toBe(true);
	for (const { response } of [slow, quick]) response.destroy();
});
