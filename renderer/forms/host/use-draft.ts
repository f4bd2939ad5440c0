import { useEffect, useMemo, useState } from "react";
import type { Draft } from "../drafts/draft.ts";
import { createDraftKeeper } from "../drafts/draft-keeper.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import type { FormSession } from "../state/form-session.ts";
import type { FormStart } from "./form-start.ts";

/** Saves at once when the page goes out of sight: a phone may end it there without another word. */
function useSaveOnLeaving(save: () => Promise<void>) {
	useEffect(() => {
		const leave = () => void save();
		window.addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", leave);
		return () => {
			window.removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", leave);
		};
	}, [save]);
}

/** Where tabs tell each other that they have saved a draft; undefined where browsers have no such channel. */
const channel = () => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("portico-drafts"));

/** Keeps the draft of a form, and learns when another tab has gone on with it. */
export function useDraft(session: FormSession, start: FormStart, storage: DraftStorage, user: string) {
	const form = session.artefact.document.id;
	const [conflict, setConflict] = useState<Draft>();
	const keeper = useMemo(() => {
		const told = channel();
		const name = `${form} ${user}`;
		const made = createDraftKeeper({
			session,
			storage,
			form,
			user,
			release: start.release,
			key: start.key,
			base: start.base,
			onSaved: () => told?.postMessage(name),
			onConflict: setConflict,
			enabled: session.artefact.document.draft !== false,
		});
		/** What another tab saves shows here as soon as it is saved, not only at the next key. */
		told?.addEventListener("message", ({ data }) => data === name && void made.saveNow());
		return { ...made, close: () => told?.close() };
	}, [session, storage, form, user, start]);
	useEffect(
		() => () => {
			void keeper.saveNow().finally(() => {
				keeper.stop();
				keeper.close();
			});
		},
		[keeper],
	);
	useSaveOnLeaving(keeper.saveNow);
	return { keeper, conflict, settle: () => setConflict(undefined) };
}
