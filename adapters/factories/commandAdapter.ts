import type { OperationName, OperationsOfKind } from "../../schemas/operation.ts";
import type { CommandAdapter } from "../adapter.ts";
import { useCommand } from "../swr/useCommand.ts";

type Effects = {
	/** What reads differently once the command has succeeded. */
	invalidates: readonly OperationName[];
};

/** An adapter that changes something, and then has what it changed asked for again. */
export function commandAdapter<O extends OperationsOfKind<"command">>(
	operation: O,
	{ invalidates }: Effects,
): CommandAdapter<O> & Effects {
	return { operation, kind: "command", use: () => useCommand(operation, invalidates), invalidates };
}
