import { useEffect, useState } from "react";
import type { Edit } from "../../../schemas/edits/types.ts";
import type { DraftRelease } from "../api/admin-types.ts";
import { Refused, useAdmin, useAdminRead } from "../api/use-admin.ts";
import { useAccount } from "../session/account.ts";
import type { Present } from "../together/draft-stream.ts";
import { createDraftSession, type DraftSession } from "./draft-session.ts";
import { createEditStore } from "./edit-store.ts";

/** Milliseconds between two attempts while nothing answers. */
const AGAIN = 5_000;

/** Names this window among those that have a draft release open. */
export const TAB = crypto.randomUUID();

/** The edits of this device that the server does not have. */
export const unsentEdits = createEditStore(window.localStorage, TAB);

function onRetry(listener: () => void): () => void {
	const timer = setInterval(listener, AGAIN);
	window.addEventListener("online", listener);
	return () => {
		clearInterval(timer);
		window.removeEventListener("online", listener);
	};
}

/** Follows what others do in a draft release that is open; gives who they are, and how often the stream was opened. */
function useOthers(session: DraftSession | undefined, draft: string) {
	const { user } = useAccount();
	const [others, setOthers] = useState<readonly Present[]>([]);
	const [opened, setOpened] = useState(0);
	useEffect(() => {
		if (!session) return;
		const news = {
			onEdits: session.receive,
			onPresence: setOthers,
			onClosed: session.close,
			onOpen() {
				setOpened((count) => count + 1);
				void session.flush();
			},
		};
		const version = () => session.snapshot().version;
		const token = () => user.snapshot().token;
		// No screen waits for it. Where it cannot be loaded, others are heard of when something is sent.
		const following = import("../together/draft-stream.ts").then(
			({ followDraft }) => followDraft({ draft, tab: TAB, version, token, ...news }),
			() => undefined,
		);
		return () => void following.then((stop) => stop?.());
	}, [session, draft, user]);
	return { others, opened };
}

/** Reads a draft release and opens it; reads it anew each time the screen is entered. */
export function useOpenDraft(id: string) {
	const call = useAdmin();
	const { data, error, mutate } = useAdminRead<DraftRelease>(`draft-releases/${id}`, { once: true });
	const [session, setSession] = useState<DraftSession>();
	useEffect(() => {
		if (data?.state !== "open") return;
		const opened = createDraftSession({
			draft: data,
			async send(after, edits) {
				const answer = await call<{ version: number; others?: readonly Edit[] }>("POST", `draft-releases/${id}/edits`, {
					after,
					edits,
				});
				return answer.code === 0 ? answer.data : { refusal: answer.msg || new Refused(answer.code, "").message };
			},
			store: unsentEdits,
			newId: () => crypto.randomUUID(),
			onRetry,
		});
		setSession(opened);
		return opened.end;
	}, [data, id, call]);
	const { others, opened } = useOthers(session, id);
	const isClosed = data !== undefined && data.state !== "open";
	return { session, others, opened, isClosed, name: data?.name ?? "", error, again: () => void mutate() };
}
