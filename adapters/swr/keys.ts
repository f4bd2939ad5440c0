import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";

/** The cache key of a response. `pages` sets the pages of a growing list apart from the same list read page by page. */
export type RequestKey<Query> = readonly [
	operation: OperationName,
	query: Query,
	session: string | null,
	reading: "one" | "pages",
];

/** The session in the key of an operation: none where all readers get the same response, so that it outlives log-in and log-out. */
export function sessionFor(operation: OperationName, session: string | null): string | null {
	return OPERATIONS[operation].auth === "none" ? null : session;
}

/** Whether a key is of one of these operations, read in this way. */
export function isKeyOf(key: unknown, operations: readonly string[], reading: "one" | "pages"): boolean {
	return Array.isArray(key) && key[3] === reading && operations.some((operation) => operation === key[0]);
}
