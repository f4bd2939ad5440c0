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

it("says of no example case that the city filed it, nor opens to everybody what its filer added", async () => {
	const steps = await test.services.db
		.selectFrom("message_flow")
		.select(["action", "by_citizen"])
		.where("action", "in", ["submit", "supplement", "withdraw", "accept"])
		.groupBy(["action", "by_citizen"])
		.orderBy("action")
		.execute();
	expect(steps).toEqual([
		{ action: "accept", by_citizen: false },
		{ action: "submit", by_citizen: true },
		{ action: "supplement", by_citizen: true },
		{ action: "withdraw", by_citizen: true },
	]);
});
