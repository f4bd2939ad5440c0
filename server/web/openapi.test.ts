import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let apps: TestApp[];
beforeAll(async () => {
	apps = await Promise.all([openTestApp(), openTestApp({ PORTICO_PUBLIC_URL: "https://portal.city.example" })]);
}, 60_000);
afterAll(() => Promise.all(apps.map((app) => app.close())));

const found = async (description: object) => {
	const config = await createConfig({ extends: ["recommended"], rules: { "operation-operationId": "error" } });
	const problems = await lintFromString({ source: JSON.stringify(description), config });
	return problems
		.filter(({ severity }) => severity === "error")
		.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
};

it("lists every call of the portal and the desk by its method and path", async () => {
	for (const { app } of apps) {
		const paths = Object.entries(asObject(valueIn((await app.inject("/openapi.json")).json(), "paths")));
		const listed = paths.flatMap(([path, methods]) =>
			Object.keys(asObject(methods)).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
		);
		const called = [OPERATIONS, STAFF_OPERATIONS].flatMap((calls) => Object.values(calls));
		expect(listed).toEqual(expect.arrayContaining(called.map(({ method, path }) => `${method} ${path}`)));
	}
});

it("describes every call so that a linter of OpenAPI finds no error", async () => {
	for (const { app } of apps) {
		const description = await app.inject("/openapi.json");
		expect(await found(description.json<object>())).toEqual([]);
	}
});

it("would be told of a description without servers, names or rights", async () => {
	const call = { summary: "x", responses: { 200: { description: "x" } } };
	const bare = { openapi: "3.1.0", info: { title: "x", version: "1" }, paths: { "/x": { get: call } } };
	const rules = (await found(bare)).map((problem) => problem.split(":")[0]);
	expect(rules).toEqual(expect.arrayContaining(["no-empty-servers", "operation-operationId", "security-defined"]));
});
