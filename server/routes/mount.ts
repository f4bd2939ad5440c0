import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OperationName, RequestOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { callerOf } from "../login/caller.ts";
import type { Services } from "../services.ts";
import { checkAnswer, isRequest, requestErrors } from "../wire/api-schemas.ts";
import { success } from "../wire/envelope.ts";
import { invalid } from "../wire/refusal.ts";
import { ROUTES } from "./registry.ts";

/** The query of a GET, the body of a POST. An upload's file is read by its route, as it comes in. */
function inputOf<O extends OperationName>(operation: O, request: FastifyRequest): RequestOf<O> {
	const { kind, method } = OPERATIONS[operation];
	const input: unknown = kind === "upload" ? { file: {} } : method === "GET" ? request.query : request.body;
	if (!isRequest(operation, input)) throw invalid(requestErrors(operation, input));
	return input;
}

function mountOne<O extends OperationName>(app: FastifyInstance, services: Services, operation: O): void {
	const { method, path, auth } = OPERATIONS[operation];
	const route = ROUTES[operation];
	app.route({
		method,
		url: `/${path}`,
		async handler(request, reply) {
			reply.header("Cache-Control", "no-store");
			const caller = await callerOf(services.db, request, auth);
			const data = await route(inputOf(operation, request), { caller, services, request });
			if (services.settings.checkAnswers) checkAnswer(operation, data);
			return success(data);
		},
	});
}

/** The names of all operations. */
export const OPERATION_NAMES = Object.keys(OPERATIONS).filter((name): name is OperationName => name in OPERATIONS);

/** Serves every operation of schemas/api at its path. */
export function mountOperations(app: FastifyInstance, services: Services): void {
	for (const operation of OPERATION_NAMES) mountOne(app, services, operation);
}
