import { useEffect, useState } from "react";
import type { Draft, EndedDraft } from "../../../schemas/types.gen.ts";
import { useRequest, useSend } from "../../ports/calling.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import type { Autosaver } from "../model/autosaver.ts";
import { type DraftStorage, filesOf, namesFrom } from "../model/draft-storage.ts";
import { asDraft, readServerDraft, reconcile, type ServerKnowledge } from "../model/server-draft.ts";
import type { FormSession } from "../model/session.ts";
import { useLatest } from "./use-latest.ts";

/** Whose draft is looked for, and what to do about what was found. */
export type ServerPoll = {
	/** Under which id the form's draft lies on the server. */
	form: string;
	session: FormSession;
	autosaver: Autosaver;
	storage: DraftStorage;
	/** "" for nobody, for whom the server stores nothing. */
	user: string;
	/** Another device has gone on, this one has not: theirs, stored here by now. */
	onTaken(draft: Draft): void;
	/** It was sent or discarded; `lost` where this device has something that was not part of it. */
	onEnded(ended: EndedDraft, lost: boolean): void;
};

type Looking = ServerPoll & { request: ReturnType<typeof useRequest>; send: ReturnType<typeof useSend> };

/** What the server knows, without a draft that was discarded here before the server could hear of it: that goes now. */
async function knowledgeOf({ form, storage, user, request, send }: Looking): Promise<ServerKnowledge | undefined> {
	const known = await readServerDraft(request, form);
	const gone = await storage.discarded(form, user);
	if (!known?.draft || known.draft.idempotency_key !== gone) return known;
	send("draftsDelete", { form, idempotency_key: gone }).catch(() => undefined);
	return { ...known, draft: undefined };
}

/**
 * Asks the server what has become of the draft elsewhere, and does what follows. False where the form starts anew with it.
 */
async function look(looking: Looking, isOver: () => boolean): Promise<boolean> {
	const { form, session, autosaver, storage, user, onTaken, onEnded } = looking;
	const known = await knowledgeOf(looking);
	const followed = await storage.copied(form, user);
	const files = await namesFrom(filesOf(form, user));
	if (!known || isOver()) return true;
	const { all, touched } = session.values;
	const mine = {
		key: autosaver.key(),
		values: all(),
		touched: touched(),
		copied: autosaver.savedVersion() === followed.draft,
		waiting: files.length > 0 || session.uploads.heldUp().length > 0,
	};
	const verdict = reconcile(mine, followed, known);
	if (verdict.do === "end") onEnded(verdict.ended, verdict.lost);
	if (verdict.do === "end" || verdict.do === "nothing") return true;
	const theirs = asDraft(verdict.draft, autosaver.current());
	const takes = verdict.do === "take";
	// Another tab has stored something newer.
	if (takes && (await storage.save(form, user, theirs, theirs.version - 1))) return true;
	await storage.noteCopied(form, user, { version: verdict.draft.version, draft: takes ? theirs.version : 0 });
	if (isOver()) return true;
	if (!takes) autosaver.raise(theirs);
	// Whoever went on while theirs was stored here chooses, as where another tab has stored something.
	else if (all() !== mine.values || touched() !== mine.touched) await autosaver.look();
	else {
		onTaken(theirs);
		return false;
	}
	return true;
}

/**
 * Looks what has become of a logged-in person's draft on other devices: when the form is started, and when it is seen again.
 * Returns whether this is known by now, or there is nothing to look for; until then the values on the screen may be old.
 */
export function useServerLook(options: ServerPoll, wanted: boolean): boolean {
	const enabled = usePorts().offers("draftsGetList") && wanted;
	const { user } = options;
	const [looked, setLooked] = useState(false);
	const request = useRequest();
	const send = useSend();
	const latest = useLatest<Looking>({ ...options, request, send });
	useEffect(() => {
		if (!enabled || user === "") return;
		let over = false;
		const lookNow = () => {
			if (document.visibilityState !== "visible") return;
			void look(latest.current, () => over).then((stays) => stays && !over && setLooked(true));
		};
		lookNow();
		document.addEventListener("visibilitychange", lookNow);
		return () => {
			over = true;
			document.removeEventListener("visibilitychange", lookNow);
		};
	}, [enabled, user, latest]);
	return looked || !enabled || user === "";
}
