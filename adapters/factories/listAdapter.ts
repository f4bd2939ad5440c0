import type { OperationsOfKind, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import type { Caller } from "../adapter.ts";
import { useGrowingList } from "../swr/useGrowingList.ts";
import { useResponse } from "../swr/useResponse.ts";

/** An adapter that reads a list, by page or growing. `itemsOf` takes the entries out of a page. */
export function listAdapter<O extends OperationsOfKind<"list">, Item>(
	operation: O,
	itemsOf: (page: ResponseOf<O>) => Item[],
) {
	return {
		operation,
		kind: "list" as const,
		use: (query: RequestOf<O> | null) => useResponse(operation, query, { showPrevious: true }),
		request: (caller: Caller, query: RequestOf<O>) => caller.request(operation, query),
		useInfinite: (query: RequestOf<O> | null) => useGrowingList(operation, itemsOf, query),
	};
}
