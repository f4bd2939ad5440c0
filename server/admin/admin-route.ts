import "@fastify/swagger";
import type { FastifyInstance, FastifyRequest, FastifySchema } from "fastify";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import type { Envelope } from "../../schemas/operation.ts";
import { type AuditActor, type AuditEvent, record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import type { Requester } from "../login/caller.ts";
import { callerOf, signedIn } from "../login/caller.ts";
import { requesterOf } from "../routes/calls.ts";
import type { Services } from "../services.ts";
import { staffLane } from "../staff-lane.ts";
import { NOTHING_SCHEMA, successSchema } from "../wire/call-schemas.ts";
import { Download } from "../wire/download.ts";
import { success } from "../wire/envelope.ts";
import { Refusal } from "../wire/refusal.ts";

/** What an administration route is given: who asks, and the request's path parameters and body. */
export type AdminRequest = {
	user: UserRow;
	/** Id of the session. */
	session: string;
	params: Record<string, string>;
	query: Record<string, unknown>;
	body: unknown;
	/** The languages that the reader accepts, as their browser says it. */
	language: string | undefined;
	/** Who asks and from where, as the audit log takes it. */
	by: AuditActor;
	/** What the portal itself answers to a GET, as an envelope: to whoever asks here, or to a guest. */
	read(address: string, as: "member" | "guest"): Promise<Envelope<unknown>>;
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
	/** JSON Schema of the envelope's data; what it does not name is not sent. */
	response?: JsonObject;
	allowed(user: UserRow): boolean;
	/** Whether who calls it must have shown in the last 15 minutes that it is them. */
	confirmed?: boolean;
	/** Whether it reads from a replica, which may lag behind: exports and figures, in which nobody looks for what they did just now. */
	replicated?: boolean;
	/** Returns the envelope's data, or a Download; throws a Refusal for any other outcome. */
	handle(request: AdminRequest, services: Services): Promise<unknown>;
};

async function callerFor(route: AdminRoute, services: Services, request: FastifyRequest): Promise<Requester> {
	const caller = await callerOf(services, request, "required");
	if (!route.allowed(signedIn(caller))) throw new Refusal(403, "You may not do this.");
	if (route.confirmed && !caller.confirmed)
		throw new Refusal(403, "Please confirm with a new code that it is you.", { data: { confirm: true } });
	return caller;
}

/** What a route is given of who asks. */
function accountable(caller: Requester, { db }: Services): Pick<AdminRequest, "user" | "session" | "by" | "record"> {
	const user = signedIn(caller);
	const by = { actor: user, from: caller.ip };
	const session = caller.session ?? "";
	return { user, session, by, record: (event, transaction = db) => record(transaction, { ...by, ...event }) };
}

/** Reads from the portal from within, from the same network and in the same language; nothing leaves the process. */
function readingFor(app: FastifyInstance, { headers, ip }: FastifyRequest): AdminRequest["read"] {
	const { authorization, "accept-language": language } = headers;
	return async (url, as) => {
		const sent = {
			...(as === "member" && authorization && { authorization }),
			...(language && { "accept-language": language }),
		};
		return (await app.inject({ method: "GET", url, headers: sent, remoteAddress: ip })).json();
	};
}

/** The name of a call, made of its method and path. */
const nameOf = ({ method, path }: AdminRoute): string =>
	method.toLowerCase() +
	path
		.split(/[^a-z]+/)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");

/** The same each time, so that it is compiled once a process. */
const UNSAID: JsonObject = {};

const schemaOf = (route: AdminRoute): FastifySchema => ({
	operationId: nameOf(route),
	summary: route.summary,
	tags: ["administration"],
	security: [{ session: [] }],
	querystring: route.query ?? NOTHING_SCHEMA,
	...(route.body && { body: route.body }),
	response: { 200: successSchema(route.response ?? UNSAID) },
});

/** Bodies hold whole portals of documents. */
const BODY_BYTES = 16 * 1024 * 1024;

/** Serves a call of the administration to those whom it is for. */
export function serveAdminRoute(app: FastifyInstance, services: Services, route: AdminRoute): void {
	app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
		method: route.method,
		url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
		schema: schemaOf(route),
		bodyLimit: BODY_BYTES,
		// Before a byte of the body is read: only publishers may send so much.
		async onRequest(request) {
			request.requester = await callerFor(route, services, request);
		},
		async preValidation(request) {
			request.body ??= {};
		},
		async handler(request, reply) {
			const { params, query, body } = request;
			const language = request.headers["accept-language"];
			const who = { ...accountable(requesterOf(request), services), read: readingFor(app, request) };
			const input = { ...who, params, query, body: asObject(body), language };
			// What it records goes by the lane of filing in any case.
			const data = await route.handle(input, staffLane(services, route));
			return data instanceof Download ? data.sendOn(reply) : success(data);
		},
	});
}
