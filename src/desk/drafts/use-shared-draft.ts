import { useCallback, useEffect, useRef, useState } from "react";
import { usePorts, useRead } from "../../../renderer/index.ts";
import { isReplyDraft } from "../../../schemas/checks/desk.gen.ts";
import { STAFF_OPERATIONS } from "../../../schemas/staff-operations.gen.ts";
import type { StaffOperations } from "../../../schemas/types.gen.ts";

type Draft = StaffOperations["deskGetReplyDraft"]["response"];

/** After the last key, until what is written goes to the server. */
const PAUSE_MS = 700;

const NONE: Draft = { id: "", text: "", version: 0, author: "", own: true, updated_at: null };

/**
 * The common draft of a reply. What a colleague writes comes in while nothing of one's own is unsaved; where two write at
 * once, the later is shown what the other wrote (`theirs`), and nothing is overwritten before they say so.
 */
export function useSharedDraft(id: string) {
	const { caller } = usePorts();
	const { data } = useRead("deskGetReplyDraft", { id });
	const [text, setText] = useState("");
	const [stored, setStored] = useState<Draft>(NONE);
	const [theirs, setTheirs] = useState<Draft | null>(null);
	const state = useRef({ text: "", stored: NONE, sending: false });
	const accept = useCallback((draft: Draft, words: string) => {
		state.current = { ...state.current, stored: draft, text: words };
		setStored(draft);
		setText(words);
	}, []);
	/** False where it is to be tried again. */
	const save = useCallback(async (): Promise<boolean> => {
		const { text: words, stored: over, sending } = state.current;
		if (words === over.text) return true;
		if (sending) return false;
		state.current.sending = true;
		const body = { id, text: words, version: over.version };
		const outcome = await caller.call(STAFF_OPERATIONS.deskSaveReplyDraft, body).catch(() => null);
		state.current.sending = false;
		if (!outcome || !isReplyDraft(outcome.data)) return outcome !== null;
		if (outcome.code === 0) accept(outcome.data, state.current.text);
		if (outcome.code === 409) setTheirs(outcome.data);
		return true;
	}, [id, caller, accept]);
	useEffect(() => {
		if (!isReplyDraft(data) || data.version <= state.current.stored.version) return;
		if (state.current.text === state.current.stored.text) accept(data, data.text);
		else if (!data.own) setTheirs(data);
	}, [data, accept]);
	const isSaved = text === stored.text;
	const later = useRef<ReturnType<typeof setTimeout>>(undefined);
	const saveLater = () => {
		clearTimeout(later.current);
		later.current = setTimeout(() => void save().then((sent) => sent || saveLater()), PAUSE_MS);
	};
	useEffect(() => {
		return () => {
			clearTimeout(later.current);
			void save();
		};
	}, [save]);
	return {
		text,
		stored,
		theirs,
		save,
		saved: isSaved,
		write(words: string) {
			state.current.text = words;
			setText(words);
			if (!theirs) saveLater();
		},
		takeTheirs() {
			if (theirs) accept(theirs, theirs.text);
			setTheirs(null);
		},
		keepMine() {
			if (theirs) accept(theirs, state.current.text);
			setTheirs(null);
			saveLater();
		},
	};
}
