import { Ajv2020 } from "ajv/dist/2020.js";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UserRow } from "../database/tables.ts";
import { callerOf } from "../login/caller.ts";
import type { Services } from "../services.ts";
import { fieldError } from "../wire/api-schemas.ts";
import { success } from "../wire/envelope.ts";
import { invalid, Refusal } from "../wire/refusal.ts";

/** What an administration route is given: who asks, and the request's path parameters and body. */
export type AdminRequest = {
	user: UserRow;
	params: Record<string, string>;
	query: Record<string, unknown>;
	body: unknown;
};

/** One call of the administration, as it is served and as /openapi.json describes it. */
export type AdminRoute = {
	method: "GET" | "POST";
	/** Path with {parameters} as OpenAPI writes them. */
	path: string;
	summary: string;
	/** JSON Schema of the body; null for none. */
	body: object | null;
	allowed(user: UserRow): boolean;
	/** Returns the envelope's data; throws a Refusal for any other outcome. */
	handle(request: AdminRequest, services: Services): Promise<unknown>;
};

const ajv = new Ajv2020({ allErrors: true, strict: false });

async function userOf({ allowed }: AdminRoute, services: Services, request: FastifyRequest): Promise<UserRow> {
	const { user } = await callerOf(services.db, request, "required");
	if (!user) throw new Refusal(401, "Please log in.");
	if (!allowed(user)) throw new Refusal(403, "You may not do this.");
	return user;
}

/** Bodies hold whole portals of documents. */
const BODY_BYTES = 16 * 1024 * 1024;

/** Serves a call of the administration to those whom it is for. */
export function serveAdminRoute(app: FastifyInstance, services: Services, route: AdminRoute): void {
	const validate = route.body ? ajv.compile(route.body) : null;
	app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
		method: route.method,
		url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
		bodyLimit: BODY_BYTES,
		async handler(request, reply) {
			reply.header("Cache-Control", "no-store");
			const user = await userOf(route, services, request);
			if (validate && !validate(request.body ?? {})) throw invalid((validate.errors ?? []).map(fieldError));
			const { params, query, body } = request;
			return success(await route.handle({ user, params, query, body }, services));
		},
	});
}
