import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { JOBS } from "./registry.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it.each([
	["purge_expired", 12],
	["purge_uploads", 0],
	["retention", 0],
])("bounds every statement with which %s deletes, however much has piled up", async (job, more) => {
	const { db } = test.services;
	const deletions: string[] = [];
	const noting: KyselyPlugin = {
		transformQuery({ node, queryId }) {
			const { sql: text } = db.getExecutor().compileQuery(node, queryId);
			if (/^\s*(delete|with[^;]*\bdelete from)/.test(text)) deletions.push(text);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	const purge = JOBS.find(({ name }) => name === job) ?? expect.fail();
	await purge.run({ ...test.services, db: db.withPlugin(noting) });
	expect(deletions.length).toBeGreaterThan(more);
	expect(deletions.filter((text) => !/limit/.test(text))).toEqual([]);
});
