import type { FastifyInstance, FastifyRequest } from "fastify";
import { isObject } from "../../schemas/json/json.ts";
import type { Requester } from "../login/caller.ts";
import type { Settings } from "../settings.ts";
import { SHARED_SCHEMAS } from "../wire/api-schemas.ts";
import { demandNoNul, sentWith } from "../wire/request-refusal.ts";
import { wellFormed } from "../wire/sent-text.ts";
import { compileRequestSchema, forResponses } from "../wire/validators.ts";

declare module "fastify" {
	interface FastifyRequest {
		/** Who sends a call; found before its body is read. */
		requester: Requester | null;
	}
}

/** Who sends a call, once its route has looked. */
export function requesterOf({ requester, url }: FastifyRequest): Requester {
	if (!requester) throw new Error(`${url}: nobody asked who sends the request`);
	return requester;
}

/** In tests: fails where a route returns what its schema does not say. A schema is compiled at its first response, once a process. */
function checkResponses(app: FastifyInstance): void {
	app.addHook("preSerialization", async ({ routeOptions, url }, { statusCode }, payload) => {
		const response = routeOptions.schema?.response;
		const schema = isObject(response) ? response[statusCode] : undefined;
		if (isObject(schema) && !forResponses.validate(schema, payload))
			throw new Error(`${url} returns what its schema does not say: ${forResponses.errorsText()}`);
		return payload;
	});
}

/**
 * Prepares an application's part in which calls are served: what their schemas take is repaired before and checked after,
 * what they return is serialised by them (docs/decisions/0033).
 */
export async function prepareCalls(app: FastifyInstance, settings: Pick<Settings, "checkResponses">): Promise<void> {
	app.decorateRequest("requester", null);
	app.decorateRequest("input", null);
	for (const schema of SHARED_SCHEMAS) app.addSchema(schema);
	app.setValidatorCompiler(compileRequestSchema);
	app.addHook("onRequest", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
	app.addHook("preValidation", async (request) => {
		request.query = wellFormed(request.query);
		request.body = wellFormed(request.body);
	});
	app.addHook("preHandler", async (request) => {
		demandNoNul(sentWith(request));
		request.setDecorator("input", sentWith(request));
	});
	if (settings.checkResponses) checkResponses(app);
}
