import "@fastify/swagger";
import type { FastifyInstance, FastifyRequest, FastifySchema } from "fastify";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import type { UserRow } from "../database/tables.ts";
import { callerOf, type Requester, signedIn } from "../login/caller.ts";
import { requesterOf } from "../routes/calls.ts";
import type { Services } from "../services.ts";
import { staffLane } from "../staff-lane.ts";
import { staffSchemaOf } from "../wire/api-schemas.ts";
import { successSchema } from "../wire/call-schemas.ts";
import { success } from "../wire/envelope.ts";
import { Refusal } from "../wire/refusal.ts";
import { bulkRunsEnded } from "./bulk/bulk-runs.ts";
import { mayWorkAtDesk } from "./rights.ts";
import { STAFF_ROUTES } from "./routes/registry.gen.ts";
import type { StaffOperationName, StaffRequestOf } from "./staff-route.ts";

/** A long reply with its markup. */
const BODY_BYTES = 256 * 1024;

/** Who works at the desk and asks, with the session in which they do. Throws 401 or 403. */
export async function staffCaller(services: Services, request: FastifyRequest): Promise<Requester> {
	const caller = await callerOf(services, request, "required");
	if (!mayWorkAtDesk(signedIn(caller))) throw new Refusal(403, "You may not do this.");
	return caller;
}

/** Who works at the desk and asks. Throws 401 or 403. */
export const staffOf = async (services: Services, request: FastifyRequest): Promise<UserRow> =>
	signedIn(await staffCaller(services, request));

const schemaOf = (operation: StaffOperationName): FastifySchema => {
	const { description, request, response } = staffSchemaOf(operation);
	return {
		operationId: operation,
		summary: description,
		tags: ["desk"],
		security: [{ session: [] }],
		...(STAFF_OPERATIONS[operation].method === "GET" ? { querystring: request } : { body: request }),
		response: { 200: successSchema(response) },
	};
};

/** Figures over many cases: everything else shows what its reader has just done. */
const REPLICATED: ReadonlySet<StaffOperationName> = new Set(["deskGetFigures"]);

function mountStaffOperation<O extends StaffOperationName>(app: FastifyInstance, services: Services, operation: O) {
	const { method, path } = STAFF_OPERATIONS[operation];
	const route = STAFF_ROUTES[operation];
	const lane = staffLane(services, { method, replicated: REPLICATED.has(operation) });
	app.route({
		method,
		url: `/${path}`,
		bodyLimit: BODY_BYTES,
		schema: schemaOf(operation),
		// Before a byte of the body is read.
		async onRequest(request) {
			request.requester = await staffCaller(services, request);
		},
		async handler(request) {
			const user = signedIn(requesterOf(request));
			// Of this type, as the schema that it has been validated by.
			const input = request.getDecorator<StaffRequestOf<O>>("input");
			return success(await route(input, { user, services: lane, request }));
		},
	});
}

const NAMES = Object.keys(STAFF_OPERATIONS).filter((name): name is StaffOperationName => name in STAFF_OPERATIONS);

/** Serves every operation of schemas/api/staff at its path. */
export function mountStaffOperations(app: FastifyInstance, services: Services): void {
	for (const operation of NAMES) mountStaffOperation(app, services, operation);
	// A server on its way out leaves the rest of a bulk step to the next.
	app.addHook("onClose", () => bulkRunsEnded(services));
}
