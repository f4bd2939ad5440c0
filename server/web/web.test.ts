import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATION_NAMES } from "../routes/mount.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it("describes every operation at /openapi.json", async () => {
	const { paths } = (await test.app.inject("/openapi.json")).json<{ paths: Record<string, Record<string, unknown>> }>();
	const named = Object.values(paths).flatMap((methods) =>
		Object.values(methods).map((call) => valueIn(call, "operationId")),
	);
	expect(named).toEqual(expect.arrayContaining([...OPERATION_NAMES]));
	expect(named.filter((name) => typeof name !== "string" || named.indexOf(name) !== named.lastIndexOf(name))).toEqual(
		[],
	);
	expect(Object.keys(paths)).toContain("/admin/api/releases/{id}/restore");
});

it("sends a policy that lets no inline script or style run", async () => {
	const { headers } = await test.app.inject("/healthz");
	const policy = String(headers["content-security-policy"]).split(";");
	expect(policy).toContain("script-src 'self'");
	expect(policy).toContain("style-src 'self'");
	expect(policy).toContain("frame-ancestors 'none'");
});

it("is ready once there is a release", async () => {
	// A machine that is busy may not answer within a second, which is not ready: it is asked again.
	const ready = async () => (await test.app.inject("/readyz")).json();
	await expect.poll(ready).toMatchObject({ status: "ok", database: true });
});

it("refuses an unknown call in the envelope, never with a page", async () => {
	for (const path of ["/api/Nothing/here", "/report/api.Nothing/here", "/admin/api/nothing", "/release/nothing.json"]) {
		const response = await test.app.inject({ url: path, headers: { accept: "text/html" } });
		expect(response.statusCode).toBe(404);
		expect(response.json()).toMatchObject({ code: 404, data: null });
	}
});

it("responds with 422 in the envelope to a body that is no JSON", async () => {
	const response = await test.app.inject({
		method: "POST",
		url: "/api/Login/mobileLogin",
		headers: { "content-type": "application/json" },
		payload: "{ not json",
	});
	expect(response.json()).toMatchObject({ code: 422 });
});
