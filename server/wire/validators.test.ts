import { expect, it } from "vitest";
import type { JsonObject } from "../../schemas/json/json.ts";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import { ADMIN_ROUTES } from "../admin/registry.ts";
import { OPERATION_NAMES } from "../routes/mount.ts";
import { routeSchemaOf } from "../routes/route-schema.ts";
import { SIGN_IN_ROUTES } from "../sign-in/registry.ts";
import { staffSchemaOf } from "./api-schemas.ts";
import { compileRequestSchema } from "./validators.ts";

/** What all calls take, as their routes hand it to Fastify. */
const schemas = [
	...OPERATION_NAMES.map((name) => ({ name, ...routeSchemaOf(name) })),
	...Object.keys(STAFF_OPERATIONS).map((name) => ({ name, body: staffSchemaOf(name).request })),
	...ADMIN_ROUTES.map(({ method, path, query, body }) => ({ name: `${method} ${path}`, querystring: query, body })),
	...SIGN_IN_ROUTES.map(({ method, path, body }) => ({ name: `${method} ${path}`, body })),
];

const partsOf = ({ name, body, querystring }: { name: string; body?: unknown; querystring?: unknown }) =>
	Object.entries({ body, querystring }).flatMap(([httpPart, schema]) =>
		schema ? [{ name, httpPart, validate: compileRequestSchema({ schema, httpPart, method: "", url: "" }) }] : [],
	);

const validators = schemas.flatMap(partsOf);

it("can be made of every schema of a request, before the first that needs it", () => {
	expect(validators.length).toBeGreaterThan(schemas.length / 2);
	for (const { name, httpPart, validate } of validators)
		expect(() => validate({}), `${httpPart} of ${name}`).not.toThrow();
});

it("tell what is wrong, and of nothing once that is right", () => {
	const schema: JsonObject = { type: "object", properties: { page: { type: "integer" } }, required: ["page"] };
	const [query, body] = ["querystring", "body"].map((httpPart) =>
		compileRequestSchema({ schema, httpPart, method: "", url: "" }),
	);
	expect(query?.({})).toMatchObject({ error: [{ keyword: "required" }] });
	expect(query?.({ page: "2" })).toBe(true);
	expect(body?.({ page: "2" })).toMatchObject({ error: [{ keyword: "type", instancePath: "/page" }] });
	expect(body?.({ page: 2 })).toBe(true);
});
