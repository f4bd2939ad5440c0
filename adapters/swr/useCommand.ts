import { useCallback } from "react";
import useSWRMutation from "swr/mutation";
import type { Envelope, OperationName, OperationsOfKind, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import { useHttp } from "../http/HttpProvider.tsx";
import { useInvalidate } from "./useInvalidate.ts";

/** Sends a command, and once it has succeeded has what it changed asked for again. */
export function useCommand<O extends OperationsOfKind<"command">>(
	operation: O,
	invalidates: readonly OperationName[],
): { send(body: RequestOf<O>): Promise<Envelope<ResponseOf<O>>>; sending: boolean } {
	const { client } = useHttp();
	const invalidate = useInvalidate();
	const { trigger, isMutating } = useSWRMutation<Envelope<ResponseOf<O>>, Error, string, { body: RequestOf<O> }>(
		`command ${operation}`,
		(_key, { arg }) => client.ask(operation, arg.body),
	);
	const send = useCallback(
		async (body: RequestOf<O>) => {
			const envelope = await trigger({ body });
			// Not awaited: the answer is there, and a failing refresh is not the command's failure.
			if (envelope.code === 0) invalidate(invalidates).catch(() => undefined);
			return envelope;
		},
		[trigger, invalidate, invalidates],
	);
	return { send, sending: isMutating };
}
