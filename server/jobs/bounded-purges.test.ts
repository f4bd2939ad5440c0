import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { JOBS } from "./registry.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it("bounds every statement with which the purge deletes, however much has piled up", async () => {
	const { db } = test.services;
	const deletions: string[] = [];
	const noting: KyselyPlugin = {
		transformQuery({ node, queryId }) {
			const { sql: text } = db.getExecutor().compileQuery(node, queryId);
			if (text.trimStart().startsWith("delete")) deletions.push(text);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	const purge = JOBS.find(({ name }) => name === "purge_expired") ?? expect.fail();
	await purge.run({ ...test.services, db: db.withPlugin(noting) });
	expect(deletions.length).toBeGreaterThan(12);
	expect(deletions.filter((text) => !/limit/.test(text))).toEqual([]);
});
