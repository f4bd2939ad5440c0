import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { createWatched, type Watched } from "../../stores/watched.ts";
import { useDocuments, useDraftRelease, useDraftState } from "../draft/draft-context.tsx";
import { type CheckingThread, createCheckingThread, startCheckWorker } from "./checking-thread.ts";

/** How far the check of the draft release has come. */
export type CheckState = {
	/** Whether what was found is what is wrong with the present state. */
	fresh: boolean;
	failed: boolean;
};

type Checked = { list: readonly Diagnostic[]; state: CheckState };

const UNCHECKED: CheckState = { fresh: false, failed: false };
const CHECKED: CheckState = { fresh: true, failed: false };
const unchecked = () => createWatched<Checked>({ list: [], state: UNCHECKED });

/** The context is the same for good: React would look through a whole canvas for whoever reads one that changes twice with each edit. */
const CheckedContext = createContext(unchecked());

function useChecked<Name extends keyof Checked>(name: Name): Checked[Name] {
	const { subscribe, snapshot } = useContext(CheckedContext);
	const part = () => snapshot()[name];
	return useSyncExternalStore(subscribe, part, part);
}

/** What is wrong with the draft release, as far as it was checked. */
export const useDiagnostics = (): readonly Diagnostic[] => useChecked("list");

/** How far the check of the draft release has come. */
export const useCheckState = (): CheckState => useChecked("state");

/** The list as it was where the new one says the same: most edits change nothing about it. */
const unlessSame = (before: readonly Diagnostic[], found: readonly Diagnostic[]): readonly Diagnostic[] =>
	before.length === found.length && JSON.stringify(before) === JSON.stringify(found) ? before : found;

/** Has each state of the draft release checked in a worker; what was found before stays until the next answer. */
function useChecking({ snapshot, set }: Watched<Checked>): void {
	const session = useDraftRelease();
	const documents = useDocuments();
	const broken = useDraftState("broken");
	const thread = useRef<CheckingThread>(null);
	useEffect(() => {
		const started = createCheckingThread(startCheckWorker(), {
			found: (found, fresh) => set({ list: unlessSame(snapshot().list, found), state: fresh ? CHECKED : UNCHECKED }),
			failed: () => set({ ...snapshot(), state: { fresh: false, failed: true } }),
		});
		thread.current = started;
		started.check(session.sources());
		return started.end;
	}, [session, snapshot, set]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: these two are what the sources are made of
	useEffect(() => {
		// Printing the documents and handing them over takes its time: what was edited is painted first.
		const timer = setTimeout(() => {
			if (snapshot().state.fresh) set({ ...snapshot(), state: UNCHECKED });
			thread.current?.check(session.sources());
		});
		return () => clearTimeout(timer);
	}, [session, documents, broken]);
}

function Checking({ checked }: { checked: Watched<Checked> }) {
	useChecking(checked);
	return null;
}

/** Checks the draft release, and hands what is wrong to all inside. */
export function DiagnosticsProvider({ children }: { children: ReactNode }) {
	const [checked] = useState(unchecked);
	return (
		<CheckedContext.Provider value={checked}>
			<Checking checked={checked} />
			{children}
		</CheckedContext.Provider>
	);
}

/** The diagnostics of a document, or of what stands at a pointer in it or below. */
export const diagnosticsAt = (list: readonly Diagnostic[], path: string, pointer = ""): readonly Diagnostic[] =>
	list.filter((one) => one.document === path && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)));
