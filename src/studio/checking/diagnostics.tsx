import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { DraftSession, DraftState } from "../draft/draft-session.ts";
import { type CheckingThread, createCheckingThread, startCheckWorker } from "./checking-thread.ts";

/** What is wrong with the draft release, as far as it was checked. */
export type Diagnostics = {
	list: readonly Diagnostic[];
	/** Whether this is what is wrong with the present state. */
	fresh: boolean;
	failed: boolean;
};

const NOTHING: Diagnostics = { list: [], fresh: false, failed: false };

const DiagnosticsContext = createContext<Diagnostics>(NOTHING);

/** Hands what is wrong to all inside. */
export const DiagnosticsProvider = DiagnosticsContext.Provider;

/** What is wrong with the draft release. */
export const useDiagnostics = (): Diagnostics => useContext(DiagnosticsContext);

/** Has each state checked in a worker; what was found before stays until the next answer. */
export function useChecking(session: DraftSession, { documents, broken }: DraftState): Diagnostics {
	const [found, setFound] = useState(NOTHING);
	const thread = useRef<CheckingThread>(null);
	useEffect(() => {
		const started = createCheckingThread(startCheckWorker(), {
			found: (list, fresh) => setFound({ list, fresh, failed: false }),
			failed: () => setFound((before) => ({ ...before, fresh: false, failed: true })),
		});
		thread.current = started;
		started.check(session.sources());
		return started.end;
	}, [session]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: these two are what the sources are made of
	useEffect(() => {
		setFound((before) => (before.fresh ? { ...before, fresh: false } : before));
		thread.current?.check(session.sources());
	}, [session, documents, broken]);
	return found;
}

/** The diagnostics of a document, or of what stands at a pointer in it or below. */
export const diagnosticsAt = (list: readonly Diagnostic[], path: string, pointer = ""): readonly Diagnostic[] =>
	list.filter((one) => one.document === path && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)));
