import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { inLane } from "./reading-lane.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_READING_TIMEOUT_MS: "200" });
}, 60_000);
afterAll(() => test.close());

it("gives a read up whose questions, each within its time, take too long together", async () => {
	let questions = 0;
	test.app.get("/slow", async (_request, reply) =>
		inLane(test.services, "articlesGetList", reply, async ({ db }) => {
			for (; questions < 100; questions++) await sql`select pg_sleep(0.1)`.execute(db);
		}),
	);
	const begun = performance.now();
	const { statusCode } = await test.app.inject("/slow");
	expect(performance.now() - begun).toBeLessThan(3_000);
	expect(questions).toBeLessThan(100);
	expect(statusCode).not.toBe(500);
});
