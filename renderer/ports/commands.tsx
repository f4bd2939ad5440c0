import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from "react";
import type { Adapters } from "../../adapters/adapter.ts";
import type { Envelope } from "../../schemas/operation.ts";
import { askingAdapters, changingAdapters, type Parameters } from "./named-adapters.ts";

type Send = (body: Parameters) => Promise<Envelope<unknown>>;

type Calls = { send(operation: string): Send; ask(operation: string): Send };

const outside = () => {
	throw new Error("useSend and useAsk: expected a PortsProvider around the renderer");
};
const CommandsContext = createContext<Calls>({ send: outside, ask: outside });

/** Finds a call by name, the newest one at that; throws with what was expected where there is none. */
function useFinder(calls: Readonly<Record<string, Send>>, expected: string): (operation: string) => Send {
	const latest = useRef(calls);
	useEffect(() => {
		latest.current = calls;
	});
	return useCallback(
		(operation) => {
			const call = latest.current[operation];
			if (!call) throw new Error(`operation "${operation}": expected ${expected}`);
			return call;
		},
		[expected],
	);
}

/**
 * Holds the hooks of every command and of every query in one place, always in the same order, so that a button may name any operation
 * and a newer release may change which.
 */
export function CommandsProvider({ adapters, children }: { adapters: Adapters; children?: ReactNode }) {
	const changing = useMemo(() => changingAdapters(adapters), [adapters]);
	const asking = useMemo(() => askingAdapters(adapters), [adapters]);
	const send = useFinder(
		Object.fromEntries(changing.map(([operation, adapter]) => [operation, adapter.use().send])),
		"a command",
	);
	const ask = useFinder(
		// biome-ignore lint/correctness/useHookAtTopLevel: the same adapters, in the same order, at every rendering
		Object.fromEntries(asking.map(([operation, adapter]) => [operation, adapter.useAsk().ask])),
		"one that reads one answer",
	);
	const calls = useMemo(() => ({ send, ask }), [send, ask]);
	return <CommandsContext.Provider value={calls}>{children}</CommandsContext.Provider>;
}

/** Finds any command by name: `send(operation, body)`. Rejects on a network error or time-out. */
export function useSend(): (operation: string, body: Parameters) => Promise<Envelope<unknown>> {
	const { send } = useContext(CommandsContext);
	return useCallback(async (operation, body) => send(operation)(body), [send]);
}

/** Asks any query by name, once: `ask(operation, query)`. Rejects on a network error or time-out. */
export function useAsk(): (operation: string, query: Parameters) => Promise<Envelope<unknown>> {
	const { ask } = useContext(CommandsContext);
	return useCallback(async (operation, query) => ask(operation)(query), [ask]);
}
