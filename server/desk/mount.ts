import type { FastifyInstance, FastifyRequest } from "fastify";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import type { UserRow } from "../database/tables.ts";
import { callerOf } from "../login/caller.ts";
import type { Services } from "../services.ts";
import { success } from "../wire/envelope.ts";
import { Refusal } from "../wire/refusal.ts";
import { demandNoNul, refusedRequest } from "../wire/request-refusal.ts";
import { wellFormed } from "../wire/sent-text.ts";
import { STAFF_ROUTES } from "./registry.ts";
import { mayWorkAtDesk } from "./rights.ts";
import type { StaffOperationName, StaffRequestOf } from "./staff-route.ts";
import { isStaffRequest, staffValidator } from "./staff-schemas.ts";

/** A long reply with its markup. */
const BODY_BYTES = 256 * 1024;

/** Who works at the desk and asks. Throws 401 or 403. */
export async function staffOf(services: Services, request: FastifyRequest): Promise<UserRow> {
	const { user } = await callerOf(services, request, "required");
	if (!user) throw new Refusal(401, "Please log in.");
	if (!mayWorkAtDesk(user)) throw new Refusal(403, "You may not do this.");
	return user;
}

function inputOf<O extends StaffOperationName>(
	operation: O,
	request: FastifyRequest,
	{ translators }: Services,
): StaffRequestOf<O> {
	const input = wellFormed(STAFF_OPERATIONS[operation].method === "GET" ? request.query : request.body);
	if (!isStaffRequest(operation, input))
		throw refusedRequest(
			input,
			staffValidator(operation, "request").errors ?? [],
			translators.inLanguage(request.headers["accept-language"]),
		);
	demandNoNul(input);
	return input;
}

function checkStaffResponse(operation: StaffOperationName, data: unknown): void {
	const validate = staffValidator(operation, "response");
	// As it goes over the wire: what JSON leaves out is not there.
	if (validate(JSON.parse(JSON.stringify(data)))) return;
	throw new Error(`${operation} answers against its schema: ${JSON.stringify(validate.errors)}`);
}

const users = new WeakMap<FastifyRequest, UserRow>();

function mountStaffOperation<O extends StaffOperationName>(app: FastifyInstance, services: Services, operation: O) {
	const { method, path } = STAFF_OPERATIONS[operation];
	const route = STAFF_ROUTES[operation];
	const lane = method === "GET" ? { ...services, db: services.reading } : services;
	app.route({
		method,
		url: `/${path}`,
		bodyLimit: BODY_BYTES,
		// Before a byte of the body is read.
		async onRequest(request, reply) {
			reply.header("Cache-Control", "no-store");
			users.set(request, await staffOf(services, request));
		},
		async handler(request) {
			const user = users.get(request);
			if (!user) throw new Error(`${operation}: nobody asked who sends the request`);
			const data = await route(inputOf(operation, request, services), { user, services: lane, request });
			if (services.settings.checkResponses) checkStaffResponse(operation, data);
			return success(data);
		},
	});
}

const NAMES = Object.keys(STAFF_OPERATIONS).filter((name): name is StaffOperationName => name in STAFF_OPERATIONS);

/** Serves every operation of schemas/api/staff at its path. */
export function mountStaffOperations(app: FastifyInstance, services: Services): void {
	for (const operation of NAMES) mountStaffOperation(app, services, operation);
}
