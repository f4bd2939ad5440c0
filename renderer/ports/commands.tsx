import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { Adapters } from "../../adapters/adapter.ts";
import type { Envelope } from "../../schemas/operation.ts";
import { changingAdapters, type Parameters } from "./named-adapters.ts";

type Send = (body: Parameters) => Promise<Envelope<unknown>>;

const CommandsContext = createContext<(operation: string) => Send>(() => {
	throw new Error("useCommand: expected a PortsProvider around the renderer");
});

/**
 * Holds the hooks of every command in one place, always in the same order, so that a button may name any operation
 * and a newer release may change which.
 */
export function CommandsProvider({ adapters, children }: { adapters: Adapters; children?: ReactNode }) {
	const changing = useMemo(() => changingAdapters(adapters), [adapters]);
	const sends = Object.fromEntries(changing.map(([operation, adapter]) => [operation, adapter.use().send]));
	const latest = useRef(sends);
	useEffect(() => {
		latest.current = sends;
	});
	const find = useCallback((operation: string): Send => {
		const send = latest.current[operation];
		if (!send) throw new Error(`operation "${operation}": expected a command`);
		return send;
	}, []);
	return <CommandsContext.Provider value={find}>{children}</CommandsContext.Provider>;
}

/** Finds any command by name: `send(operation, body)`. Rejects on a network error or time-out. */
export function useSend(): (operation: string, body: Parameters) => Promise<Envelope<unknown>> {
	const find = useContext(CommandsContext);
	return useCallback(async (operation, body) => find(operation)(body), [find]);
}

/** Sends one command that a document names. `sending` is this caller's own. */
export function useCommand(operation: string): { send: Send; sending: boolean } {
	const sendNamed = useSend();
	const [sending, setSending] = useState(0);
	const send = useCallback<Send>(
		async (body) => {
			setSending((count) => count + 1);
			try {
				return await sendNamed(operation, body);
			} finally {
				setSending((count) => count - 1);
			}
		},
		[operation, sendNamed],
	);
	return { send, sending: sending > 0 };
}
