import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OperationName, RequestOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { callerOf } from "../login/caller.ts";
import type { Services } from "../services.ts";
import { checkResponse, isRequest, wireErrors } from "../wire/api-schemas.ts";
import { success } from "../wire/envelope.ts";
import { createReadLimits, type ReadLimits } from "../wire/read-limits.ts";
import { demandNoNul, refusedRequest } from "../wire/request-refusal.ts";
import { wellFormed } from "../wire/sent-text.ts";
import { bodyBytes, countAttempt } from "./operation-limits.ts";
import { countRead, inLane, laneOf } from "./reading-lane.ts";
import { ROUTES } from "./registry.ts";
import type { Requester } from "./route.ts";

/** The query of a GET, the body of a POST. An upload's file is read by its route, as it comes in. */
function inputOf<O extends OperationName>(operation: O, request: FastifyRequest): RequestOf<O> {
	const { kind, method } = OPERATIONS[operation];
	const sent: unknown = kind === "upload" ? { file: {} } : method === "GET" ? request.query : request.body;
	const input = wellFormed(sent);
	if (!isRequest(operation, input))
		throw refusedRequest(input, wireErrors(operation, input), request.headers["accept-language"]);
	demandNoNul(input);
	return input;
}

/** The callers of the requests in progress. */
const callers = new WeakMap<FastifyRequest, Requester>();

function mountOne<O extends OperationName>(
	app: FastifyInstance,
	services: Services,
	operation: O,
	limits: ReadLimits,
): void {
	const { method, path, auth } = OPERATIONS[operation];
	const route = ROUTES[operation];
	app.route({
		method,
		url: `/${path}`,
		bodyLimit: bodyBytes(operation),
		// Rate limit and session come before a byte of the body is read: a refused caller costs no more.
		async onRequest(request, reply) {
			reply.header("Cache-Control", "no-store");
			countRead(limits, operation, request);
			await countAttempt(services, operation, request.ip);
			callers.set(request, await callerOf(laneOf(services, operation), request, auth));
		},
		async handler(request, reply) {
			const caller = callers.get(request);
			if (!caller) throw new Error(`${operation}: nobody asked who sends the request`);
			const input = inputOf(operation, request);
			const data = await inLane(services, operation, reply, (lane) =>
				route(input, { caller, services: lane, request }),
			);
			if (services.settings.checkResponses) checkResponse(operation, data);
			return success(data);
		},
	});
}

/** The names of all operations. */
export const OPERATION_NAMES = Object.keys(OPERATIONS).filter((name): name is OperationName => name in OPERATIONS);

/** Serves every operation of schemas/api at its path. */
export function mountOperations(app: FastifyInstance, services: Services): void {
	const limits = createReadLimits(services.settings);
	for (const operation of OPERATION_NAMES) mountOne(app, services, operation, limits);
}
