import type { FastifyRequest } from "fastify";
import type { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import type { StaffOperations } from "../../schemas/types.gen.ts";
import type { UserRow } from "../database/tables.ts";
import type { Services } from "../services.ts";

/** An operation for staff alone. */
export type StaffOperationName = keyof typeof STAFF_OPERATIONS & keyof StaffOperations;

/** What a staff operation is asked. */
export type StaffRequestOf<O extends StaffOperationName> = StaffOperations[O]["request"];

/** What it answers. */
export type StaffResponseOf<O extends StaffOperationName> = StaffOperations[O]["response"];

/** Who asks, and what the work is done with. */
export type StaffContext = { user: UserRow; services: Services; request: FastifyRequest };

/** One staff operation's work. Throws a Refusal for any other outcome. */
export type StaffRoute<O extends StaffOperationName> = (
	input: StaffRequestOf<O>,
	context: StaffContext,
) => Promise<StaffResponseOf<O>>;

/** One route for each staff operation: one without fails to compile. */
export type StaffRoutes = { [O in StaffOperationName]: StaffRoute<O> };
