import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { useDocuments, useDraftRelease, useDraftState } from "../draft/draft-context.tsx";
import { type CheckingThread, createCheckingThread, startCheckWorker } from "./checking-thread.ts";

/** How far the check of the draft release has come. */
export type CheckState = {
	/** Whether what was found is what is wrong with the present state. */
	fresh: boolean;
	failed: boolean;
};

const NOTHING: readonly Diagnostic[] = [];
const UNCHECKED: CheckState = { fresh: false, failed: false };
const CHECKED: CheckState = { fresh: true, failed: false };

const DiagnosticsContext = createContext(NOTHING);
/** Apart from what was found: it changes twice with each edit, and hardly a screen shows it. */
const CheckStateContext = createContext(UNCHECKED);

/** What is wrong with the draft release, as far as it was checked. */
export const useDiagnostics = (): readonly Diagnostic[] => useContext(DiagnosticsContext);

/** How far the check of the draft release has come. */
export const useCheckState = (): CheckState => useContext(CheckStateContext);

/** The list as it was where the new one says the same: most edits change nothing about it. */
const unlessSame = (before: readonly Diagnostic[], found: readonly Diagnostic[]): readonly Diagnostic[] =>
	before.length === found.length && JSON.stringify(before) === JSON.stringify(found) ? before : found;

/** Has each state of the draft release checked in a worker; what was found before stays until the next answer. */
function useChecking(): { list: readonly Diagnostic[]; state: CheckState } {
	const session = useDraftRelease();
	const documents = useDocuments();
	const broken = useDraftState("broken");
	const [list, setList] = useState(NOTHING);
	const [state, setState] = useState(UNCHECKED);
	const thread = useRef<CheckingThread>(null);
	useEffect(() => {
		const started = createCheckingThread(startCheckWorker(), {
			found(found, fresh) {
				setList((before) => unlessSame(before, found));
				setState(fresh ? CHECKED : UNCHECKED);
			},
			failed: () => setState({ fresh: false, failed: true }),
		});
		thread.current = started;
		started.check(session.sources());
		return started.end;
	}, [session]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: these two are what the sources are made of
	useEffect(() => {
		setState((before) => (before.fresh ? UNCHECKED : before));
		thread.current?.check(session.sources());
	}, [session, documents, broken]);
	return { list, state };
}

/** Checks the draft release, and hands what is wrong to all inside. */
export function DiagnosticsProvider({ children }: { children: ReactNode }) {
	const { list, state } = useChecking();
	return (
		<DiagnosticsContext.Provider value={list}>
			<CheckStateContext.Provider value={state}>{children}</CheckStateContext.Provider>
		</DiagnosticsContext.Provider>
	);
}

/** The diagnostics of a document, or of what stands at a pointer in it or below. */
export const diagnosticsAt = (list: readonly Diagnostic[], path: string, pointer = ""): readonly Diagnostic[] =>
	list.filter((one) => one.document === path && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)));
