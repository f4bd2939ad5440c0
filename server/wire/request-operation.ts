import type { FastifyRequest } from "fastify";
import { asObject } from "../../schemas/json/json.ts";
import { isNameIn } from "../../schemas/json/one-of.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { callOwn } from "./own-call.ts";

/** What came of asking: `refused` is a word on what was requested; `failed` says nothing, and may go well next time. */
export type OperationOutcome = { outcome: "answered"; data: unknown } | { outcome: "refused" | "failed" };

/** Asks a reading operation by name. */
export type RequestOperation = (
	operation: string,
	query: Readonly<Record<string, string>>,
) => Promise<OperationOutcome>;

const isOperation = (name: string) => isNameIn(OPERATIONS, name);

/** Codes by which an operation refuses a request (docs/wire-contract.md). */
const REFUSING: readonly unknown[] = [401, 403, 404, 409, 410, 413, 422];

function outcomeIn(body: unknown): OperationOutcome {
	const { code, data } = asObject(body);
	if (code === 0) return { outcome: "answered", data };
	return { outcome: REFUSING.includes(code) ? "refused" : "failed" };
}

/** Asks this very server, without the network, in the name of who sent the request. */
export function requestAs({ server, headers, ip }: FastifyRequest): RequestOperation {
	return async (operation, query) => {
		if (!isOperation(operation) || OPERATIONS[operation].method !== "GET") return { outcome: "failed" };
		const { authorization } = headers;
		const outcome = await callOwn(server, "filing", {
			method: "GET",
			url: `/${OPERATIONS[operation].path}`,
			query: { ...query },
			headers: authorization === undefined ? {} : { authorization },
			remoteAddress: ip,
		});
		return outcome.statusCode === 200 ? outcomeIn(outcome.json()) : { outcome: "failed" };
	};
}
