import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { openApi } from "./openapi.ts";

const found = async (description: object) => {
	const config = await createConfig({ extends: ["recommended"], rules: { "operation-operationId": "error" } });
	const problems = await lintFromString({ source: JSON.stringify(description), config });
	return problems
		.filter(({ severity }) => severity === "error")
		.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
};

it("describes every call so that a linter of OpenAPI finds no error", async () => {
	expect(await found(openApi("/"))).toEqual([]);
	expect(await found(openApi("https://portal.city.example"))).toEqual([]);
});

it("would be told of a description without servers, names or rights", async () => {
	const call = { summary: "x", responses: { 200: { description: "x" } } };
	const bare = { openapi: "3.1.0", info: { title: "x", version: "1" }, paths: { "/x": { get: call } } };
	const rules = (await found(bare)).map((problem) => problem.split(":")[0]);
	expect(rules).toEqual(expect.arrayContaining(["no-empty-servers", "operation-operationId", "security-defined"]));
});
