import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import { originOf } from "../discovery/origin.ts";
import { callerOf, type Requester } from "../login/caller.ts";
import { describeDevice } from "../login/device.ts";
import { limit } from "../login/limits.ts";
import { requesterOf } from "../routes/calls.ts";
import type { Services } from "../services.ts";
import { NOTHING_SCHEMA, successSchema } from "../wire/call-schemas.ts";
import { success } from "../wire/envelope.ts";

/** What a route of signing in is given: who asks, if anybody is signed in yet, with which device, and what they sent. */
export type SignInRequest = {
	requester: Requester;
	device: string;
	body: JsonObject;
	/** Where the public reaches the portal. */
	origin: string;
	cookies: Readonly<Record<string, string | undefined>>;
	reply: FastifyReply;
};

/** One call by which staff sign in, as it is served and as /openapi.json describes it. */
export type SignInRoute = {
	method: "GET" | "POST";
	path: string;
	operationId: string;
	summary: string;
	/** JSON Schema of the body; null for none. */
	body: JsonObject | null;
	/** JSON Schema of the envelope's data. */
	response: JsonObject;
	/** Returns the envelope's data; throws a Refusal for any other outcome. */
	handle(request: SignInRequest, services: Services): Promise<unknown>;
};

const BODY_BYTES = 64 * 1024;

const requestOf = (app: FastifyInstance, services: Services, request: FastifyRequest, reply: FastifyReply) => ({
	requester: requesterOf(request),
	device: describeDevice(request.headers["user-agent"]),
	body: asObject(request.body),
	origin: originOf(services.settings, app),
	cookies: request.cookies,
	reply,
});

/** Serves a call by which staff sign in; whoever sends a session's token that is good no more is refused. */
export function serveSignInRoute(app: FastifyInstance, services: Services, route: SignInRoute): void {
	const { method, path, operationId, summary, body, response } = route;
	app.route<{ Querystring: Record<string, unknown> }>({
		method,
		url: path,
		schema: {
			operationId,
			summary,
			tags: ["administration"],
			security: [{}, { session: [] }],
			querystring: NOTHING_SCHEMA,
			...(body && { body }),
			response: { 200: successSchema(response) },
		},
		bodyLimit: BODY_BYTES,
		async onRequest(request) {
			request.requester = await callerOf(services, request, "optional");
			if (method === "POST") await limit(services, "loginsByIp", request.requester.ip);
		},
		async preValidation(request) {
			request.body ??= {};
		},
		handler: async (request, reply) => success(await route.handle(requestOf(app, services, request, reply), services)),
	});
}
