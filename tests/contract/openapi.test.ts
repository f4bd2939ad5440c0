import { afterAll, beforeAll, expect, it } from "vitest";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import { type PortalProcess, startPortal } from "../../scripts/portal-process.ts";
import { CASES } from "./cases.gen.ts";

let portal: PortalProcess;
beforeAll(async () => {
	portal = await startPortal();
});
afterAll(() => portal?.stop());

type Document = { openapi: string; paths: Record<string, Record<string, unknown>> };

const isDocument = (body: unknown): body is Document =>
	typeof body === "object" && body !== null && "openapi" in body && "paths" in body;

it("the server's OpenAPI document lists every call of the contract and the desk by method and path", async () => {
	const body: unknown = await (await fetch(`${portal.url}/openapi.json`)).json();
	if (!isDocument(body)) throw new Error("/openapi.json is no OpenAPI document");
	const listed = Object.entries(body.paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
	);
	expect(listed).toEqual(expect.arrayContaining(Object.values(CASES).map((cases) => cases.call)));
	const desk = Object.values(STAFF_OPERATIONS).map(({ method, path }) => `${method} ${path}`);
	expect(listed).toEqual(expect.arrayContaining(desk));
});
