import { useEffect } from "react";
import { useSend } from "../../ports/calling.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useStored } from "../state/use-stored.ts";
import { sendQueued } from "./send-queued.ts";
import { type QueuedSubmission, SUBMISSION_QUEUE } from "./submission-queue.ts";

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
