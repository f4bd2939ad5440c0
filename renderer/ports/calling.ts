import { useCallback } from "react";
import type { CallOptions } from "../../adapters/adapter.ts";
import type { Envelope } from "../../schemas/operation.ts";
import { changingAdapter, type Parameters, readingAdapter } from "./named-adapters.ts";
import { usePorts } from "./ports-context.tsx";

type Call = (operation: string, request: Parameters) => Promise<Envelope<unknown>>;

type Send = (operation: string, request: Parameters, options?: CallOptions) => Promise<Envelope<unknown>>;

/** Sends a command that a document names: `send(operation, body)`. Rejects on a network error or time-out. */
export function useSend(): Send {
	const { adapters, caller } = usePorts();
	return useCallback(
		async (operation, body, options) => changingAdapter(adapters, operation).send(caller, body, options),
		[adapters, caller],
	);
}

/** Asks a query that a document names, once: `ask(operation, query)`. Rejects on a network error or time-out. */
export function useRequest(): Call {
	const { adapters, caller } = usePorts();
	return useCallback(
		async (operation, query) => readingAdapter(adapters, operation).request(caller, query),
		[adapters, caller],
	);
}
