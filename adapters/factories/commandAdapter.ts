import type { OperationName, OperationsOfKind } from "../../schemas/operation.ts";
import type { CommandAdapter } from "../adapter.ts";
import { useCommand } from "../swr/useCommand.ts";

/** An adapter that changes something, and then invalidates the responses that read differently once it has succeeded. */
export function commandAdapter<O extends OperationsOfKind<"command">>(
	operation: O,
	...invalidates: readonly OperationName[]
): CommandAdapter<O> {
	const send: CommandAdapter<O>["send"] = async (caller, body, options) => {
		const envelope = await caller.request(operation, body, options);
		// Not awaited: the response is there, and a failing refresh is not the command's failure.
		if (envelope.code === 0) caller.invalidate(invalidates).catch(() => undefined);
		return envelope;
	};
	return { operation, kind: "command", send, use: () => useCommand(operation, send) };
}
