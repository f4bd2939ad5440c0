import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { PartAct } from "../arrange/part-acts.ts";

type Offers = { offer(commands: () => readonly PartAct[]): () => void; offered(): readonly PartAct[] };

const CommandContext = createContext<Offers>({ offer: () => () => undefined, offered: () => [] });

/** Collects what the screens inside offer, for the command palette. */
export function CommandProvider({ children }: { children: ReactNode }) {
	const [sources] = useState(() => new Set<() => readonly PartAct[]>());
	const offer = useCallback(
		(commands: () => readonly PartAct[]) => {
			sources.add(commands);
			return () => void sources.delete(commands);
		},
		[sources],
	);
	const value = useMemo(() => ({ offer, offered: () => [...sources].flatMap((source) => source()) }), [offer, sources]);
	return <CommandContext.Provider value={value}>{children}</CommandContext.Provider>;
}

/** Offers commands for as long as the screen is there; they are made when somebody looks. */
export function useCommands(commands: () => readonly PartAct[]): void {
	const { offer } = useContext(CommandContext);
	const latest = useRef(commands);
	latest.current = commands;
	useEffect(() => offer(() => latest.current()), [offer]);
}

/** What is offered at the moment. */
export const useOfferedCommands = (): (() => readonly PartAct[]) => useContext(CommandContext).offered;
