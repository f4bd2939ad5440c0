import type { OperationsOfKind } from "../../schemas/operation.ts";
import type { QueryAdapter } from "../adapter.ts";
import { type ReadingOptions, useResponse } from "../swr/useResponse.ts";

/** An adapter that reads one response. */
export function queryAdapter<O extends OperationsOfKind<"query">>(
	operation: O,
	options: ReadingOptions = {},
): QueryAdapter<O> {
	return {
		operation,
		kind: "query",
		use: (query) => useResponse(operation, query, options),
		request: (caller, query) => caller.request(operation, query),
	};
}
