import { useCallback } from "react";
import type { Envelope, OperationsOfKind, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import { useHttp } from "../http/HttpProvider.tsx";

/** Asks an operation once and keeps nothing of the answer: for what is handed on, such as a download. */
export function useAsk<O extends OperationsOfKind<"query">>(
	operation: O,
): { ask(query: RequestOf<O>): Promise<Envelope<ResponseOf<O>>> } {
	const { client } = useHttp();
	const ask = useCallback((query: RequestOf<O>) => client.ask(operation, query), [client, operation]);
	return { ask };
}
