import type { OperationsOfKind } from "../../schemas/operation.ts";
import type { QueryAdapter } from "../adapter.ts";
import type { Freshness } from "../swr/policy.ts";
import { useResponse } from "../swr/useResponse.ts";

/** An adapter that reads one response. */
export function queryAdapter<O extends OperationsOfKind<"query">>(
	operation: O,
	freshness: Freshness = {},
): QueryAdapter<O> {
	return {
		operation,
		kind: "query",
		use: (query) => useResponse(operation, query, freshness),
		request: (caller, query) => caller.request(operation, query),
	};
}
