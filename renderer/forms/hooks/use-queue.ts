import { useEffect, useState } from "react";
import type { Envelope } from "../../../schemas/operation.ts";
import type { QueuedSubmission } from "../../../schemas/types.gen.ts";
import { useSend } from "../../ports/calling.ts";
import { usePorts, useRouter } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import type { Autosaver } from "../model/autosaver.ts";
import type { FormSession } from "../model/session.ts";
import { type FormPlace, filesCases } from "../model/submission.ts";
import { SUBMISSION_QUEUE, sendQueued } from "../model/submission-queue.ts";
import { useStored } from "./form-session.ts";
import type { SubmissionRequest } from "./use-submission.ts";

/** A connection may come back without a word from the browser. Milliseconds. */
const RETRY_MS = 30_000;

/** What is queued on this device, sent as long as this is on the screen: at once, and whenever there may be a connection. */
export function useQueue(): readonly QueuedSubmission[] {
	const send = useSend();
	const user = usePorts().session.user?.id ?? "";
	const entries = useStored(SUBMISSION_QUEUE.subscribe, SUBMISSION_QUEUE.snapshot);
	const waits = entries.some(({ response }) => response === undefined);
	useEffect(() => void SUBMISSION_QUEUE.reload(), []);
	useEffect(() => {
		if (!waits) return;
		const attempt = () => {
			if (navigator.onLine) void sendQueued(user, send);
		};
		attempt();
		const timer = setInterval(attempt, RETRY_MS);
		window.addEventListener("online", attempt);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", attempt);
		};
	}, [waits, user, send]);
	return entries;
}

type Options = { autosaver: Autosaver; place: FormPlace; onSent(result: unknown): Promise<void> };

/** The queue as a form on the screen meets it: whether it waits there, what was answered since, and the way in. */
export function useFormQueue({ artefact, draftName }: FormSession, { autosaver, place, onSent }: Options) {
	const { location } = useRouter();
	const [late, setLate] = useState<Envelope<unknown>>();
	const entries = useStored(SUBMISSION_QUEUE.subscribe, SUBMISSION_QUEUE.snapshot);
	useEffect(() => void SUBMISSION_QUEUE.reload(), []);
	const sentAs = entries.find(({ key }) => key === autosaver.key())?.key;
	const onResponse = (response: Envelope<unknown>) =>
		void (response.code === 0 ? onSent(response.data) : setLate(response));
	return {
		late,
		queued: sentAs === undefined ? undefined : { sentAs, onResponse },
		async put(request: SubmissionRequest): Promise<boolean> {
			// Beside a page a dialog is about something there; only a case that is kept as a draft comes back from here.
			if (place !== "page" || !filesCases(artefact.document) || draftName === undefined) return false;
			const { step: _, ...query } = location.query;
			return SUBMISSION_QUEUE.put({
				...request,
				key: autosaver.key(),
				form: artefact.document.id,
				draft: draftName,
				address: hrefTo(location.path, query),
				user: autosaver.owner(),
				saved_at: Date.now(),
			});
		},
	};
}
