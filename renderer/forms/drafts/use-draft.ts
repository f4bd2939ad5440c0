import { type RefObject, useEffect, useRef, useState } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useSend } from "../../ports/calling.ts";
import type { FormStart } from "../start/form-start.ts";
import type { FormSession } from "../state/form-session.ts";
import type { Draft } from "./draft.ts";
import { type DraftChannel, openDraftChannel } from "./draft-channel.ts";
import { createDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";
import type { Copied, DraftStorage } from "./draft-storage.ts";
import { createServerCopy, type ServerCopy } from "./server-copy.ts";

type OnEnded = (ended: EndedDraft) => void;

/** Saves at once when the page goes out of sight: a phone may end it there without another word. */
function useSaveOnLeaving(leave: () => void) {
	useEffect(() => {
		window.addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", leave);
		return () => {
			window.removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", leave);
		};
	}, [leave]);
}

/** Hears of the form's draft from other tabs as long as it is on the screen; through the ref it tells them. */
function useNews(channel: RefObject<DraftChannel | undefined>, keeper: DraftKeeper, form: string, onEnded: OnEnded) {
	useEffect(() => {
		const opened = openDraftChannel((news) => {
			if (news.form !== form) return;
			if (!news.ended) return void keeper.look();
			if (news.ended.idempotency_key === keeper.key()) onEnded(news.ended);
		});
		channel.current = opened;
		return () => {
			channel.current = undefined;
			opened.close();
		};
	}, [channel, keeper, form, onEnded]);
}

type CopyParts = { form: string; user: string; storage: DraftStorage; keeper: DraftKeeper; onEnded: OnEnded };

/** Keeps the draft at the server too while `user` is somebody and `enabled`. */
function useServerCopy(copy: RefObject<ServerCopy | undefined>, enabled: boolean, parts: CopyParts) {
	const { form, user, storage, keeper, onEnded } = parts;
	const send = useSend();
	useEffect(() => {
		const base = {
			read: () => storage.copied(form, user),
			write: (copied: Copied) => storage.noteCopied(form, user, copied),
		};
		const made =
			user === "" || !enabled ? undefined : createServerCopy({ form, send, base, onConflict: keeper.ask, onEnded });
		copy.current = made;
		void keeper.saveNow();
		return () => {
			copy.current = undefined;
			void made?.followNow();
		};
	}, [copy, keeper, user, enabled, form, send, storage, onEnded]);
}

/** Keeps the draft of a form, and learns when another tab or device has gone on with it or ended it. */
export function useDraft(session: FormSession, start: FormStart, storage: DraftStorage, user: string) {
	const { id: form, draft } = session.artefact.document;
	const enabled = draft !== false;
	const [conflict, setConflict] = useState<Draft | undefined>(start.other);
	const [ended, setEnded] = useState<EndedDraft | undefined>(start.ended);
	const present = useRef(user);
	const channel = useRef<DraftChannel>(undefined);
	const copy = useRef<ServerCopy>(undefined);
	const [keeper] = useState(() =>
		createDraftKeeper({
			session,
			storage,
			form,
			user: () => present.current,
			owner: user,
			release: start.release,
			key: start.key,
			base: start.base,
			unsaved: start.unsaved,
			onSaved: (saved) => {
				channel.current?.tell({ form });
				copy.current?.follow(saved);
			},
			onConflict: setConflict,
			enabled,
		}),
	);
	useEffect(() => keeper.follow(), [keeper]);
	useEffect(() => {
		present.current = user;
	}, [user]);
	useNews(channel, keeper, form, setEnded);
	useServerCopy(copy, enabled, { form, user, storage, keeper, onEnded: setEnded });
	useSaveOnLeaving(keeper.part);
	/** Ends the draft on this device and tells the others: all tabs, and where the person is logged in all devices. */
	const endDraft = async (how: EndedDraft["how"], number: string | null = null) => {
		const key = keeper.key();
		if (how === "discarded" && user !== "") await storage.noteDiscarded(form, user, key);
		await keeper.discard();
		const ended_at = new Date().toISOString();
		channel.current?.tell({ form, ended: { form, idempotency_key: key, how, number, ended_at } });
		// The answer is not waited for: whoever has sent a form goes on at once.
		void copy.current?.discard(key);
	};
	return { keeper, conflict, ended, endDraft, settle: () => setConflict(undefined), setEnded };
}
