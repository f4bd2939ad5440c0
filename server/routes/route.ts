import type { FastifyRequest } from "fastify";
import type { OperationName, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import type { Requester } from "../login/caller.ts";
import type { Services } from "../services.ts";

/** What a route has beside its input. */
export type RouteContext = { caller: Requester; services: Services; request: FastifyRequest };

/** One operation's work: from a valid request to the envelope's data. Throws a Refusal for any other outcome. */
export type Route<O extends OperationName> = (input: RequestOf<O>, context: RouteContext) => Promise<ResponseOf<O>>;

/** One route for each operation: an operation without one fails to compile. */
export type Routes = { [O in OperationName]: Route<O> };
