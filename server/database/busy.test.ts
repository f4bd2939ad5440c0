import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { isBusy } from "./busy.ts";

let test: TestApp;
beforeAll(async () => {
	test = await openTestApp();
});
afterAll(() => test.close());

/** A promise that is kept by calling `meet`. */
function meeting() {
	let meet = () => {};
	const met = new Promise<void>((resolve) => {
		meet = resolve;
	});
	return { meet, met };
}

it("calls it busy, not wrong, where two transactions wait for each other: one of them may be made again", async () => {
	const here = meeting();
	const there = meeting();
	const lockBoth = (
		first: number,
		second: number,
		self: ReturnType<typeof meeting>,
		other: ReturnType<typeof meeting>,
	) =>
		test.services.db.transaction().execute(async (transaction) => {
			await sql`select pg_advisory_xact_lock(${sql.lit(first)})`.execute(transaction);
			self.meet();
			await other.met;
			await sql`select pg_advisory_xact_lock(${sql.lit(second)})`.execute(transaction);
		});
	const ended = await Promise.allSettled([lockBoth(1, 2, here, there), lockBoth(2, 1, there, here)]);
	const refused = ended.filter((one) => one.status === "rejected");
	expect(refused.map(({ reason }) => isBusy(reason))).toEqual([true]);
});
