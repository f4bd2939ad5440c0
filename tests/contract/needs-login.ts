import { it } from "vitest";
import type { JsonOperation } from "../../adapters/http/client.ts";
import type { RequestOf } from "../../schemas/operation.ts";
import { expectLoginNeeded } from "./expectations.ts";
import { type Backend, callerOf } from "./portal.ts";

/** The cases of an operation that requests a session: none and an ended one are refused with 401. */
export function itNeedsLogin<O extends JsonOperation>(
	backend: () => Backend,
	operation: O,
	request: RequestOf<O>,
): void {
	it.each([null, "a-token-of-long-ago"])("responds with 401 to the token %j", async (token) => {
		const caller = callerOf(backend(), token);
		expectLoginNeeded(await caller.call(operation, request), caller);
	});
}
