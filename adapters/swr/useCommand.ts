import { useCallback } from "react";
import useSWRMutation from "swr/mutation";
import type { Envelope, OperationsOfKind, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import type { CommandAdapter } from "../adapter.ts";
import { useCaller } from "./useCaller.ts";

/** Sends a command by `call`, and returns whether it is on its way. */
export function useCommand<O extends OperationsOfKind<"command">>(
	operation: O,
	call: CommandAdapter<O>["send"],
): ReturnType<CommandAdapter<O>["use"]> {
	const caller = useCaller();
	const { trigger, isMutating } = useSWRMutation<Envelope<ResponseOf<O>>, Error, string, { body: RequestOf<O> }>(
		`command ${operation}`,
		(_key, { arg }) => call(caller, arg.body),
	);
	const send = useCallback((body: RequestOf<O>) => trigger({ body }), [trigger]);
	return { send, sending: isMutating };
}
