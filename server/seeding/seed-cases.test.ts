import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { seedContent } from "./seed.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
	await seedContent(test.services.db);
}, 120_000);
afterAll(() => test.close());

it("keeps what a case's category was called with each example case that was asked for it", async () => {
	const rows = await test.services.db.selectFrom("message").select(["data", "labels"]).execute();
	const cases = rows.filter(({ data }) => data.category === "transport");
	expect(cases.length).toBeGreaterThan(0);
	expect(cases.map(({ labels }) => labels["/category"])).toEqual(cases.map(() => ["Buses and traffic"]));
});
