import { useEffect, useState } from "react";
import type { Edit } from "../../../schemas/edits/types.ts";
import type { DraftRelease } from "../api/admin-types.ts";
import { Refused, useAdmin, useAdminRead } from "../api/use-admin.ts";
import { createDraftSession, type DraftSession } from "./draft-session.ts";
import { createEditStore } from "./edit-store.ts";

/** Milliseconds between two attempts while nothing answers. */
const AGAIN = 5_000;

function onRetry(listener: () => void): () => void {
	const timer = setInterval(listener, AGAIN);
	window.addEventListener("online", listener);
	return () => {
		clearInterval(timer);
		window.removeEventListener("online", listener);
	};
}

/** Reads a draft release and opens it; reads it anew each time the screen is entered. */
export function useOpenDraft(id: string) {
	const call = useAdmin();
	const { data, error, mutate } = useAdminRead<DraftRelease>(`draft-releases/${id}`);
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
			store: createEditStore(window.localStorage),
			newId: () => crypto.randomUUID(),
			onRetry,
		});
		setSession(opened);
		return opened.end;
	}, [data, id, call]);
	return { session, isClosed: data !== undefined && data.state !== "open", error, again: () => void mutate() };
}
