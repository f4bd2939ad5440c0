import { useEffect, useRef } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { useAsk, useSend } from "../../ports/commands.tsx";
import type { FormSession } from "../state/form-session.ts";
import type { Draft } from "./draft.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { reconcile } from "./reconcile.ts";
import { asDraft, readServerDraft, type ServerKnowledge } from "./server-draft.ts";

type Options = {
	session: FormSession;
	keeper: DraftKeeper;
	storage: DraftStorage;
	/** "" for nobody, for whom the server keeps nothing. */
	user: string;
	/** Another device has gone on, this one has not: theirs, stored here by now. */
	onTaken(draft: Draft): void;
	/** It was sent or discarded; `lost` where this device has something that was not part of it. */
	onEnded(ended: EndedDraft, lost: boolean): void;
};

type Looking = Options & { ask: ReturnType<typeof useAsk>; send: ReturnType<typeof useSend> };

/** What the server knows, without a draft that was discarded here before the server could hear of it: that goes now. */
async function knowledgeOf({ session, storage, user, ask, send }: Looking): Promise<ServerKnowledge | undefined> {
	const form = session.artefact.document.id;
	const known = await readServerDraft(ask, form);
	const gone = await storage.discarded(form, user);
	if (!known?.draft || known.draft.idempotency_key !== gone) return known;
	send("draftsDelete", { form, idempotency_key: gone }).catch(() => undefined);
	return { ...known, draft: undefined };
}

/** Asks once what has become of the draft elsewhere, and does what follows. */
async function look(looking: Looking, isOver: () => boolean) {
	const { session, keeper, storage, user, onTaken, onEnded } = looking;
	const form = session.artefact.document.id;
	const known = await knowledgeOf(looking);
	const followed = await storage.copied(form, user);
	if (!known || isOver()) return;
	const mine = {
		key: keeper.key(),
		answers: session.answers.all(),
		touched: session.answers.touched(),
		copied: keeper.savedVersion() === followed.draft,
	};
	const verdict = reconcile(mine, followed, known);
	if (verdict.do === "end") return onEnded(verdict.ended, verdict.lost);
	if (verdict.do === "nothing") return;
	const theirs = asDraft(verdict.draft, keeper.current());
	if (verdict.do === "take") {
		const newer = await storage.save(form, user, theirs, theirs.version - 1);
		if (newer) return;
	}
	await storage.noteCopied(form, user, {
		version: verdict.draft.version,
		draft: verdict.do === "take" ? theirs.version : 0,
	});
	if (isOver()) return;
	if (verdict.do === "take") onTaken(theirs);
	else keeper.ask(theirs);
}

/** Looks what has become of a logged-in person's draft on other devices: when the form is begun, and seen again. */
export function useServerLook(options: Options, enabled: boolean): void {
	const { user } = options;
	const ask = useAsk();
	const send = useSend();
	const latest = useRef<Looking>({ ...options, ask, send });
	useEffect(() => {
		latest.current = { ...options, ask, send };
	});
	useEffect(() => {
		if (!enabled || user === "") return;
		let over = false;
		const lookNow = () => {
			if (document.visibilityState === "visible") void look(latest.current, () => over);
		};
		lookNow();
		document.addEventListener("visibilitychange", lookNow);
		return () => {
			over = true;
			document.removeEventListener("visibilitychange", lookNow);
		};
	}, [enabled, user]);
}
