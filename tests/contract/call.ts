import { describe, expect, it } from "vitest";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { Backend } from "./portal.ts";

/** The cases of one call of spec §7; run against whatever `backend` gives once the suite runs. */
export type CallCases = { call: string; run(backend: () => Backend): void };

/** Names the call by the spec's own method and path, and gathers its cases. */
export function describeCall(
	operation: OperationName,
	call: `${"GET" | "POST"} ${string}`,
	cases: (backend: () => Backend) => void,
): CallCases {
	const run = (backend: () => Backend) =>
		describe(`${operation}: ${call}`, () => {
			it("is where the spec says (§7)", () => {
				expect(`${OPERATIONS[operation].method} ${OPERATIONS[operation].path}`).toBe(call);
			});
			cases(backend);
		});
	return { call, run };
}
