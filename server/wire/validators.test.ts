import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { isObject, type JsonObject } from "../../schemas/json/json.ts";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import { ADMIN_ROUTES } from "../admin/registry.ts";
import { OPERATION_NAMES } from "../routes/mount.ts";
import { routeSchemaOf } from "../routes/route-schema.ts";
import { SIGN_IN_ROUTES } from "../sign-in/registry.ts";
import { SHARED_SCHEMAS, schemaOf, staffSchemaOf } from "./api-schemas.ts";
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

it("are made of schemas that are well-formed, which no start tries", () => {
	const ajv = new Ajv2020({ strict: false });
	const all = [
		...SHARED_SCHEMAS.map((schema) => ({ name: String(schema.$id), schema })),
		...schemas.flatMap(({ name, ...parts }) => Object.values({ ...parts }).map((schema) => ({ name, schema }))),
		...OPERATION_NAMES.map((name) => ({ name, schema: schemaOf(name).response })),
		...Object.keys(STAFF_OPERATIONS).map((name) => ({ name, schema: staffSchemaOf(name).response })),
		...ADMIN_ROUTES.map(({ path, response }) => ({ name: path, schema: response })),
	];
	const broken = all.filter(({ schema }) => isObject(schema) && !ajv.validateSchema(schema));
	expect(broken.map(({ name }) => name)).toEqual([]);
	expect(ajv.validateSchema({ minLength: "one" })).toBe(false);
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
