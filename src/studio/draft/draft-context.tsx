import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { inPortalWords } from "../../../schemas/edits/portal-words.ts";
import type { Documents, NewEdit } from "../../../schemas/edits/types.ts";
import { toast } from "../frame/toasts.tsx";
import { sentenceWords } from "../i18n/sentence-words.ts";
import { type StudioI18n, StudioI18nProvider, useStudioI18n } from "../i18n/studio-i18n.ts";
import type { DraftSession, DraftState } from "./draft-session.ts";

const DraftContext = createContext<DraftSession | null>(null);

/** Hands the open draft release to all inside, who read what its documents are called in their own language. */
export function DraftProvider({ value, children }: { value: DraftSession; children: ReactNode }) {
	const i18n = useStudioI18n();
	const own = useMemo((): StudioI18n => {
		// Read when it is said: who says a title renders with the documents anyway.
		const portal = (text: string, isId?: boolean) =>
			inPortalWords(value.snapshot().documents, i18n.locale, text) ?? i18n.portal(text, isId);
		return { ...i18n, portal };
	}, [i18n, value]);
	return (
		<DraftContext.Provider value={value}>
			<StudioI18nProvider value={own}>{children}</StudioI18nProvider>
		</DraftContext.Provider>
	);
}

/** The open draft release. Throws outside a DraftProvider. */
export function useDraftRelease(): DraftSession {
	const session = useContext(DraftContext);
	if (!session) throw new Error("useDraftRelease: expected a DraftProvider around");
	return session;
}

/** One part of the open draft release as it is now; renders again when that part changes, and not for any other. */
export function useDraftState<Name extends Exclude<keyof DraftState, "documents">>(name: Name): DraftState[Name] {
	const { subscribe, snapshot } = useDraftRelease();
	const part = () => snapshot()[name];
	return useSyncExternalStore(subscribe, part, part);
}

const ShownDocuments = createContext<Documents | null>(null);

/** Shows all inside the documents as they were at a moment: what may follow an edit after the canvas. */
export const DocumentsProvider = ShownDocuments.Provider;

/** The documents with all edits: those of the moment that is shown here, as they are now where none is. */
export function useDocuments(): Documents {
	const shown = useContext(ShownDocuments);
	const { subscribe, snapshot } = useDraftRelease();
	const documents = () => shown ?? snapshot().documents;
	return useSyncExternalStore(subscribe, documents, documents);
}

/** What is read of the documents, such as a title; renders again when that changes, and not for any other edit. */
export function useOfDocuments<Value extends string | boolean>(read: (documents: Documents) => Value): Value {
	const shown = useContext(ShownDocuments);
	const { subscribe, snapshot } = useDraftRelease();
	const part = () => read(shown ?? snapshot().documents);
	return useSyncExternalStore(subscribe, part, part);
}

/** Makes edits as one act, and says where one is refused. True where all were made. */
export function useMake(): (...edits: readonly NewEdit[]) => boolean {
	const session = useDraftRelease();
	const i18n = useStudioI18n();
	return (...edits) => {
		const why = session.make(edits);
		if (why) toast("error", sentenceWords(i18n, why));
		return why === null;
	};
}
