import { useRef, useState } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import type { FormStart } from "../start/form-start.ts";
import type { FormSession } from "../state/form-session.ts";
import type { Draft } from "./draft.ts";
import type { DraftChannel } from "./draft-channel.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { endDraft } from "./end-draft.ts";
import type { ServerCopy } from "./server-copy.ts";
import { useAutosaver } from "./use-autosaver.ts";
import { useDraftNews } from "./use-draft-news.ts";
import { isNameless, useNameless } from "./use-nameless.ts";
import { useServerCopy } from "./use-server-copy.ts";

/** Keeps the draft of a form, and learns when another tab or device has gone on with it or ended it. */
export function useDraft(session: FormSession, start: FormStart, storage: DraftStorage, user: string) {
	const { artefact, draftName } = session;
	const form = draftName ?? artefact.document.id;
	const [conflict, setConflict] = useState<Draft | undefined>(start.other);
	const [ended, setEnded] = useState<EndedDraft | undefined>(start.ended);
	const [isStored, setStored] = useState(true);
	const channel = useRef<DraftChannel>(undefined);
	const copy = useRef<ServerCopy>(undefined);
	const onSaved = (saved: Draft) => {
		setStored(storage.isStoring());
		channel.current?.broadcast({ form });
		// What is to be sent without a name is nobody's: no account may have it.
		if (!isNameless(session)) copy.current?.follow(saved);
	};
	const autosaver = useAutosaver({ session, start, storage, onSaved, onConflict: setConflict }, user);
	const place = { form, user, storage, autosaver };
	useDraftNews(channel, place, setEnded);
	useServerCopy(copy, place, draftName === artefact.document.id, setEnded);
	const leftAccount = useNameless(session, place, copy);
	return {
		autosaver,
		leftAccount,
		isStored,
		conflict,
		ended,
		endDraft: (how: EndedDraft["how"], number: string | null = null) =>
			endDraft(place, { channel, copy }, { how, number, nameless: isNameless(session) }),
		settle: () => setConflict(undefined),
		setEnded,
	};
}
