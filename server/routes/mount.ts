import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { OperationName, RequestOf } from "../../schemas/operation.ts";
import { OPERATION_KINDS, OPERATIONS } from "../../schemas/operations.gen.ts";
import { callerOf } from "../login/caller.ts";
import type { Services } from "../services.ts";
import { success } from "../wire/envelope.ts";
import { requesterOf } from "./calls.ts";
import { givesWay } from "./load.ts";
import { bodyBytes, countAttempt } from "./operation-limits.ts";
import { type CountRead, createReadLimits } from "./read-limits.ts";
import { countRead, inLane, isReading, laneOf } from "./reading-lane.ts";
import { ROUTES } from "./registry.gen.ts";
import { routeSchemaOf } from "./route-schema.ts";

/** An upload's file is read by its route, as it comes in; its schema only says so. */
const UPLOAD = { validatorCompiler: () => () => true };

function mountOne<O extends OperationName>(
	app: FastifyInstance,
	services: Services,
	operation: O,
	count: CountRead,
): void {
	const { method, path, auth } = OPERATIONS[operation];
	const kind = OPERATION_KINDS[operation];
	const route = ROUTES[operation];
	app.route({
		method,
		url: `/${path}`,
		schema: routeSchemaOf(operation),
		bodyLimit: bodyBytes(operation),
		...(isReading(operation) && { config: givesWay }),
		...(kind === "upload" && UPLOAD),
		// Rate limit and session come before a byte of the body is read: a refused caller costs no more.
		async onRequest(request) {
			await countRead(count, operation, request);
			request.requester = await callerOf(laneOf(services, operation, request), request, auth);
			await countAttempt(services, operation, request.requester);
		},
		async handler(request, reply) {
			const caller = requesterOf(request);
			// Of this type, as the schema that it has been validated by.
			const input = request.getDecorator<RequestOf<O>>("input");
			const data = await inLane(services, operation, reply, (lane) =>
				route(input, { caller, services: lane, request }),
			);
			return success(data);
		},
	});
}

/** The names of all operations. */
export const OPERATION_NAMES = Object.keys(OPERATIONS).filter((name): name is OperationName => name in OPERATIONS);

/** Serves every operation of schemas/api at its path. */
export async function mountOperations(app: FastifyInstance, services: Services): Promise<void> {
	await app.register(fastifyRateLimit, { global: false });
	const count = createReadLimits(app, services.settings);
	for (const operation of OPERATION_NAMES) mountOne(app, services, operation, count);
}
