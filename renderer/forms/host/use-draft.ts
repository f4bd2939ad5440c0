import { useEffect, useRef, useState } from "react";
import type { Draft } from "../drafts/draft.ts";
import { createDraftKeeper } from "../drafts/draft-keeper.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import type { FormSession } from "../state/form-session.ts";
import type { FormStart } from "./form-start.ts";

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

/** Where tabs tell each other that they have saved a draft; undefined where browsers have no such channel. */
const openChannel = () =>
	typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("portico-drafts");

/** Keeps the draft of a form, and learns when another tab has gone on with it. */
export function useDraft(session: FormSession, start: FormStart, storage: DraftStorage, user: string) {
	const { id: form, draft } = session.artefact.document;
	const [conflict, setConflict] = useState<Draft>();
	const present = useRef(user);
	const channel = useRef<BroadcastChannel>(undefined);
	const [keeper] = useState(() =>
		createDraftKeeper({
			session,
			storage,
			form,
			user: () => present.current,
			release: start.release,
			key: start.key,
			base: start.base,
			onSaved: () => channel.current?.postMessage(form),
			onConflict: setConflict,
			enabled: draft !== false,
		}),
	);
	useEffect(() => keeper.follow(), [keeper]);
	useEffect(() => {
		const opened = openChannel();
		channel.current = opened;
		opened?.addEventListener("message", ({ data }) => data === form && void keeper.look());
		return () => {
			channel.current = undefined;
			opened?.close();
		};
	}, [keeper, form]);
	useEffect(() => {
		present.current = user;
		void keeper.saveNow();
	}, [keeper, user]);
	useSaveOnLeaving(keeper.part);
	return { keeper, conflict, settle: () => setConflict(undefined) };
}
