import { createContext, useContext, useSyncExternalStore } from "react";
import { toast } from "../frame/toasts.tsx";
import { sentenceWords } from "../i18n/sentence-words.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { DraftSession, DraftState, NewEdit } from "./draft-session.ts";

const DraftContext = createContext<DraftSession | null>(null);

/** Hands the open draft release to all inside. */
export const DraftProvider = DraftContext.Provider;

/** The open draft release. Throws outside a DraftProvider. */
export function useDraftRelease(): DraftSession {
	const session = useContext(DraftContext);
	if (!session) throw new Error("useDraftRelease: expected a DraftProvider around");
	return session;
}

/** The open draft release as it is now; draws again when it changes. */
export function useDraftState(): DraftState {
	const { subscribe, snapshot } = useDraftRelease();
	return useSyncExternalStore(subscribe, snapshot, snapshot);
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
