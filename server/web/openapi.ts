import fastifySwagger, { type FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import type { FastifyInstance, FastifySchema } from "fastify";
import { isObject } from "../../schemas/json/json.ts";
import { VERSION } from "../repositories/settings/base-config.ts";
import type { Settings } from "../settings.ts";
import { REFUSAL_SCHEMA } from "../wire/call-schemas.ts";

const SESSION = { type: "apiKey", in: "header", name: "Authorization", description: "The session's token." } as const;

/** What was foreseen is HTTP 200, refusals included; HTTP 500 is for what nobody foresaw (docs/wire-contract.md). */
const responses = (success: unknown) => ({
	200: {
		description: "The outcome: code 0 with data, or another code with what to say in msg.",
		oneOf: [success, { $ref: "refusal#" }],
	},
	503: { description: "The database cannot be reached at the moment.", oneOf: [{ $ref: "refusal#" }] },
	500: { description: "Something that nobody foresaw; it is in the log.", oneOf: [{ $ref: "refusal#" }] },
});

/** A route's schema as it is described: it serialises successes alone, and what comes beside them is the same everywhere. */
function described(schema: FastifySchema | undefined): FastifySchema {
	const response = schema?.response;
	return isObject(response) ? { ...schema, response: responses(response[200]) } : { hide: true };
}

const describing = (url: string): FastifyDynamicSwaggerOptions => ({
	openapi: {
		openapi: "3.1.0",
		info: { title: "Portico", version: VERSION, license: { name: "MIT", identifier: "MIT" } },
		servers: [{ url }],
		security: [],
		tags: [
			{ name: "portal", description: "What citizens call, logged in or not." },
			{ name: "administration", description: "What those call who edit documents and handle cases." },
			{ name: "desk", description: "What the pages call on which cases are handled." },
		],
		components: { securitySchemes: { session: SESSION } },
	},
	convertConstToEnum: false,
	refResolver: { buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `schema-${index}`) },
	transform: ({ schema, url: path }) => ({ schema: described(schema), url: path }),
});

/** Describes by OpenAPI 3.1, at /openapi.json, each route that is declared from now on with the schema of its response. */
export async function describeCalls(app: FastifyInstance, { publicUrl }: Pick<Settings, "publicUrl">): Promise<void> {
	await app.register(fastifySwagger, describing(publicUrl ?? "/"));
	app.addSchema(REFUSAL_SCHEMA);
	app.get("/openapi.json", async (_request, reply) => reply.header("Cache-Control", "no-cache").send(app.swagger()));
}
