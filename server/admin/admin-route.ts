import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { asObject, type JsonObject } from "../../schemas/rules/json.ts";
import { type AuditActor, type AuditEvent, record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { callerOf } from "../login/caller.ts";
import type { Requester } from "../routes/route.ts";
import type { Services } from "../services.ts";
import { Download } from "../wire/download.ts";
import { success } from "../wire/envelope.ts";
import { Refusal } from "../wire/refusal.ts";
import { demandNoNul, refusedRequest } from "../wire/request-refusal.ts";
import { wellFormed } from "../wire/sent-text.ts";

/** What an administration route is given: who asks, and the request's path parameters and body. */
export type AdminRequest = {
	user: UserRow;
	params: Record<string, string>;
	query: Record<string, unknown>;
	body: unknown;
	/** Who asks and from where, as the audit log takes it. */
	by: AuditActor;
	/** Appends to the audit log; without a transaction, in one of its own, as for what is only read. */
	record(event: AuditEvent, transaction?: Db): Promise<void>;
};

/** One call of the administration, as it is served and as /openapi.json describes it. */
export type AdminRoute = {
	method: "GET" | "POST";
	/** Path with {parameters} as OpenAPI writes them. */
	path: string;
	summary: string;
	/** JSON Schema of the body; null for none. */
	body: object | null;
	/** JSON Schema of the query, where it has one; what it does not name is dropped. */
	query?: object;
	allowed(user: UserRow): boolean;
	/** Returns the envelope's data, or a Download; throws a Refusal for any other outcome. */
	handle(request: AdminRequest, services: Services): Promise<unknown>;
};

const forBodies = new Ajv2020({ allErrors: true, strict: false });
const forQueries = new Ajv2020({ allErrors: true, strict: false, removeAdditional: true });

/** No query and no body. */
const NOTHING = { type: "object", additionalProperties: false };

/** Who asks, somebody. */
type Caller = Requester & { user: UserRow };

async function allowedCaller({ allowed }: AdminRoute, services: Services, request: FastifyRequest): Promise<Caller> {
	const { user, ...caller } = await callerOf(services, request, "required");
	if (!user) throw new Refusal(401, "Please log in.");
	if (!allowed(user)) throw new Refusal(403, "You may not do this.");
	return { user, ...caller };
}

/** What a route is given of who asks. */
function accountable({ user, ip }: Caller, { db }: Services): Pick<AdminRequest, "user" | "by" | "record"> {
	const by = { actor: user, from: ip };
	return { user, by, record: (event, transaction = db) => record(transaction, { ...by, ...event }) };
}

/** What was sent, repaired; throws 422 where a schema does not take it. */
function accepted(validate: ValidateFunction, sent: unknown, { headers }: FastifyRequest): JsonObject {
	const input = wellFormed(sent);
	if (!validate(input)) throw refusedRequest(input, validate.errors ?? [], headers["accept-language"]);
	demandNoNul(input);
	return asObject(input);
}

/** Bodies hold whole portals of documents. */
const BODY_BYTES = 16 * 1024 * 1024;

/** The callers of the requests in progress. */
const callers = new WeakMap<FastifyRequest, Caller>();

/** Serves a call of the administration to those whom it is for. */
export function serveAdminRoute(app: FastifyInstance, services: Services, route: AdminRoute): void {
	const isBody = forBodies.compile(route.body ?? {});
	const isQuery = forQueries.compile(route.query ?? NOTHING);
	app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
		method: route.method,
		url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
		bodyLimit: BODY_BYTES,
		// Before a byte of the body is read: only publishers may send so much.
		async onRequest(request, reply) {
			reply.header("Cache-Control", "no-store");
			callers.set(request, await allowedCaller(route, services, request));
		},
		async handler(request, reply) {
			const caller = callers.get(request);
			if (!caller) throw new Error(`${route.path}: nobody asked who sends the request`);
			const query = accepted(isQuery, request.query, request);
			const body = accepted(isBody, request.body ?? {}, request);
			const lane = route.method === "GET" ? { ...services, db: services.reading } : services;
			const input = { ...accountable(caller, services), params: request.params, query, body };
			const data = await route.handle(input, lane);
			return data instanceof Download ? data.sendOn(reply) : success(data);
		},
	});
}
