import type { FastifyInstance } from "fastify";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { isObject, type JsonObject } from "../../schemas/rules/json.ts";
import type { AdminRoute } from "../admin/admin-route.ts";
import { ADMIN_ROUTES } from "../admin/registry.ts";
import { VERSION } from "../repositories/base-config.ts";
import { OPERATION_NAMES } from "../routes/mount.ts";
import type { Settings } from "../settings.ts";
import { API_SCHEMAS } from "../wire/api-schemas.ts";

const SHAPE = /^(?:shapes\/)?([\w-]+)\.schema\.json$/;

/** A schema of schemas/api with its references to shapes led into the OpenAPI document. */
function relinked(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(relinked);
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, entry]) => {
			if (key === "$schema") return [];
			const shape = key === "$ref" && typeof entry === "string" ? SHAPE.exec(entry)?.[1] : undefined;
			return [[key, shape === undefined ? relinked(entry) : `#/components/schemas/${shape}`]];
		}),
	);
}

const envelope = (code: object, data: unknown) => ({
	type: "object",
	properties: { code, msg: { type: "string", description: "In the reader's language." }, data },
	required: ["code", "msg", "data"],
});

const inJson = (description: string, schema: object) => ({ description, content: { "application/json": { schema } } });

/** What was foreseen is HTTP 200, refusals included; HTTP 500 is for what nobody foresaw (docs/wire-contract.md). */
const responses = (data: unknown) => ({
	200: inJson("The outcome: code 0 with data, or another code with what to say in msg.", {
		oneOf: [envelope({ const: 0 }, data), { $ref: "#/components/schemas/refusal" }],
	}),
	500: { $ref: "#/components/responses/failure" },
});

const FIELD_ERROR = {
	type: "object",
	properties: {
		pointer: { type: "string", description: "JSON Pointer into the request." },
		message: { type: "string" },
	},
	required: ["pointer", "message"],
};

const REFUSAL_DATA = {
	anyOf: [
		{ type: "object", properties: { errors: { type: "array", items: FIELD_ERROR } }, required: ["errors"] },
		{
			type: "object",
			properties: { retry_after: { type: "integer", description: "Seconds." } },
			required: ["retry_after"],
		},
		{ type: ["object", "null"] },
	],
};

/** Every response other than a success, by its code. */
const REFUSAL = envelope({ enum: [1, 401, 403, 404, 409, 410, 413, 422, 429, 500, 503] }, REFUSAL_DATA);

/** The name of an administration's call, made of its method and path. */
const adminName = (method: string, path: string) =>
	method.toLowerCase() +
	path
		.split(/[^a-z]+/)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");

function parameters(request: unknown): object[] {
	if (!isObject(request) || !isObject(request.properties)) return [];
	const required = Array.isArray(request.required) ? request.required : [];
	return Object.entries(request.properties).map(([name, schema]) => ({
		name,
		in: "query",
		required: required.includes(name),
		schema: relinked(schema),
	}));
}

function describeOperation(name: OperationName): [string, object] {
	const { method, path, auth, kind } = OPERATIONS[name];
	const { description, request, response }: JsonObject = API_SCHEMAS.get(`${name}.schema.json`) ?? {};
	const upload = { type: "object", properties: { file: { type: "string", format: "binary" } }, required: ["file"] };
	const body =
		kind === "upload"
			? { content: { "multipart/form-data": { schema: upload } } }
			: { content: { "application/json": { schema: relinked(request) } } };
	const call = {
		operationId: name,
		summary: description,
		security: auth === "none" ? [] : auth === "optional" ? [{}, { session: [] }] : [{ session: [] }],
		...(method === "GET" ? { parameters: parameters(request) } : { requestBody: { required: true, ...body } }),
		responses: responses(relinked(response)),
	};
	return [`/${path}`, { [method.toLowerCase()]: call }];
}

function describeAdmin({ method, path, summary, body }: AdminRoute): [string, string, object] {
	const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
	const call = {
		operationId: adminName(method, path),
		summary,
		security: [{ session: [] }],
		parameters: names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
		...(body ? { requestBody: { required: true, content: { "application/json": { schema: body } } } } : {}),
		responses: responses({}),
	};
	return [path, method.toLowerCase(), call];
}

/** The OpenAPI 3.1 description of every call at an address, made from schemas/api and the administration's routes. */
export function openApi(url: string): object {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const [path, methods] of OPERATION_NAMES.map(describeOperation)) paths[path] = { ...paths[path], ...methods };
	for (const [path, method, call] of ADMIN_ROUTES.map(describeAdmin)) paths[path] = { ...paths[path], [method]: call };
	const shapes = [...API_SCHEMAS].flatMap(([file, schema]) => {
		const name = file.startsWith("shapes/") ? SHAPE.exec(file)?.[1] : undefined;
		return name === undefined ? [] : [[name, relinked(schema)]];
	});
	return {
		openapi: "3.1.0",
		info: { title: "Portico", version: VERSION, license: { name: "MIT", identifier: "MIT" } },
		servers: [{ url }],
		security: [],
		paths,
		components: {
			schemas: { ...Object.fromEntries(shapes), refusal: REFUSAL },
			responses: {
				failure: inJson("Something that nobody foresaw; it is in the log.", { $ref: "#/components/schemas/refusal" }),
			},
			securitySchemes: {
				session: { type: "apiKey", in: "header", name: "Authorization", description: "The session's token." },
			},
		},
	};
}

/** Serves /openapi.json. */
export function serveOpenApi(app: FastifyInstance, { publicUrl }: Pick<Settings, "publicUrl">): void {
	const description = openApi(publicUrl ?? "/");
	app.get("/openapi.json", async (_request, reply) => reply.header("Cache-Control", "no-cache").send(description));
}
