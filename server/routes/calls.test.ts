import Fastify from "fastify";
import { expect, it } from "vitest";
import { prepareCalls } from "./calls.ts";

/** The status of the response of a route that returns a count against its schema. */
async function statusOf(count: number, checkResponses: boolean): Promise<number> {
	const app = Fastify();
	await prepareCalls(app, { checkResponses });
	const schema = { type: "object", properties: { count: { type: "integer" } } };
	app.get("/", { schema: { response: { 200: schema } } }, async () => ({ count }));
	const { statusCode } = await app.inject("/");
	await app.close();
	return statusCode;
}

it("fails in tests, and there alone, where a route returns what its schema does not say", async () => {
	expect(await statusOf(1, true)).toBe(200);
	expect(await statusOf(1.5, true)).toBe(500);
	expect(await statusOf(1.5, false)).toBe(200);
});
