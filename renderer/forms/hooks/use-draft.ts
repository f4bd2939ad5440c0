import { type RefObject, useEffect, useRef, useState } from "react";
import { isAnonymous } from "../../../schemas/rules/values/anonymous.ts";
import type { Copied, Draft, EndedDraft } from "../../../schemas/types.gen.ts";
import { useSend } from "../../ports/calling.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { type Autosaver, type AutosaverOptions, createAutosaver, type DraftPlace } from "../model/autosaver.ts";
import { type DraftChannel, endDraft, openDraftChannel } from "../model/draft-end.ts";
import { firstId } from "../model/draft-place.ts";
import type { DraftStorage } from "../model/draft-storage.ts";
import type { LeaveAccount } from "../model/leave-account.ts";
import { createServerCopy, type ServerCopy } from "../model/server-draft.ts";
import type { FormSession } from "../model/session.ts";
import type { FormStart } from "../model/start.ts";
import type { FormValues } from "../model/values.ts";
import { useLatest } from "./use-latest.ts";

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

/** Stores a form's draft on this device while it is on the screen. The options count as they are at first. */
function useAutosaver(options: Omit<AutosaverOptions, "user" | "owner">, user: string): Autosaver {
	const present = useLatest(user);
	const [autosaver] = useState(() => createAutosaver({ ...options, owner: user, user: () => present.current }));
	useEffect(() => autosaver.follow(), [autosaver]);
	useSaveOnLeaving(autosaver.unload);
	return autosaver;
}

/** Hears of the form's draft from other tabs as long as it is on the screen; through the ref it tells them. */
function useDraftNews(
	channel: RefObject<DraftChannel | undefined>,
	{ form, autosaver }: DraftPlace,
	onEnded: (ended: EndedDraft) => void,
): void {
	useEffect(() => {
		const opened = openDraftChannel((news) => {
			if (news.form !== form) return;
			if (!news.ended) return void autosaver.look();
			if (news.ended.idempotency_key === autosaver.key()) onEnded(news.ended);
		});
		channel.current = opened;
		return () => {
			channel.current = undefined;
			opened.close();
		};
	}, [channel, autosaver, form, onEnded]);
}

/** Stores the draft at the server too while `user` is somebody and `enabled`; through the ref it is told what to copy. */
function useServerCopy(
	copy: RefObject<ServerCopy | undefined>,
	{ form, user, storage, autosaver }: DraftPlace,
	wanted: boolean,
	onEnded: (ended: EndedDraft) => void,
): void {
	const send = useSend();
	const enabled = usePorts().offers("draftsSave") && wanted;
	useEffect(() => {
		// A device that stores nothing must not take its own copy for another device's.
		let noted: Copied | undefined;
		const base = {
			async read() {
				const stored = await storage.copied(form, user);
				return noted && noted.version > stored.version ? noted : stored;
			},
			write(copied: Copied) {
				noted = copied;
				return storage.noteCopied(form, user, copied);
			},
		};
		const made =
			user === "" || !enabled
				? undefined
				: createServerCopy({ form, send, base, onConflict: autosaver.raise, onEnded });
		copy.current = made;
		void autosaver.saveNow();
		return () => {
			copy.current = undefined;
			void made?.followNow();
		};
	}, [copy, autosaver, user, enabled, form, send, storage, onEnded]);
}

/** Loaded when somebody who is logged in chooses to be nobody, which is seldom. */
const load = () => import("../model/leave-account.ts");

/** Whether the form's values ask for a case without a name. */
const isNameless = ({ artefact, visibleValues }: FormSession): boolean =>
	isAnonymous(artefact.document, visibleValues());

/**
 * Takes a draft out of its owner's account as soon as its values ask for a case without a name. The returned function
 * waits for that before submission, and gives the values as they are to be sent; it rejects where there is no line for it.
 */
function useNameless(
	session: FormSession,
	place: DraftPlace,
	copy: RefObject<ServerCopy | undefined>,
): (values: FormValues) => Promise<FormValues> {
	const { upload } = usePorts().adapters.fileUpload.use();
	const latest = useLatest({ ...place, upload });
	const { user } = place;
	const [leaving] = useState<{ now: LeaveAccount | undefined }>({ now: undefined });
	useEffect(() => {
		if (user === "" || session.artefact.document.anonymous_when === undefined) return;
		const leave = (started: boolean) =>
			load().then(({ leaveAccount }) => {
				leaving.now = leaveAccount({ session, copy, started, ...latest.current, before: leaving.now });
			});
		let was = isNameless(session);
		if (was) leave(true).catch(() => undefined);
		return session.values.subscribe(() => {
			const is = isNameless(session);
			if (is && !was) leave(false).catch(() => undefined);
			was = is;
		});
	}, [session, user, copy, latest, leaving]);
	return async (values) => (isNameless(session) && leaving.now ? leaving.now.finish(values) : values);
}

/** Whether the form still stands: what is left is saved when it goes, and that ends later. */
function useIsMounted() {
	const isMounted = useRef(true);
	useEffect(() => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, []);
	return isMounted;
}

/** Keeps the draft of a form, and learns when another tab or device has gone on with it or ended it. */
export function useDraft(session: FormSession, start: FormStart, storage: DraftStorage, user: string) {
	const { artefact, draftName } = session;
	const form = draftName ?? artefact.document.id;
	const [conflict, setConflict] = useState<Draft | undefined>(start.other);
	const [ended, setEnded] = useState<EndedDraft | undefined>(start.ended);
	const [isStored, setStored] = useState(true);
	const channel = useRef<DraftChannel>(undefined);
	const copy = useRef<ServerCopy>(undefined);
	const isMounted = useIsMounted();
	const onSaved = (saved: Draft) => {
		if (isMounted.current) setStored(storage.isStoring());
		channel.current?.broadcast({ form });
		// What is to be sent without a name is nobody's: no account may have it.
		if (!isNameless(session)) copy.current?.follow(saved);
	};
	const autosaver = useAutosaver({ session, start, storage, onSaved, onConflict: setConflict }, user);
	const place = { form, user, storage, autosaver };
	useDraftNews(channel, place, setEnded);
	useServerCopy(copy, place, draftName === firstId(artefact.document), setEnded);
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
