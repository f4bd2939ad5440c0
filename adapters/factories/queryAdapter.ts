import type { OperationsOfKind } from "../../schemas/operation.ts";
import type { QueryAdapter } from "../adapter.ts";
import type { Freshness } from "../swr/policy.ts";
import { useAnswer } from "../swr/useAnswer.ts";

/** An adapter that reads one answer. */
export function queryAdapter<O extends OperationsOfKind<"query">>(
	operation: O,
	freshness: Freshness = {},
): QueryAdapter<O> {
	return {
		operation,
		kind: "query",
		use: (query) => useAnswer(operation, query, freshness),
		ask: (caller, query) => caller.ask(operation, query),
	};
}
