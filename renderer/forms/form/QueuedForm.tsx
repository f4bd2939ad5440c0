import { useEffect, useEffectEvent, useRef } from "react";
import type { Envelope } from "../../../schemas/operation.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { AlertButton, FormAlert } from "../fields/FormAlert.tsx";
import { useQueue } from "../hooks/use-queue.ts";
import { SUBMISSION_QUEUE, takeOutOfQueue } from "../model/submission-queue.ts";

type Props = {
	/** The key under which the form was sent. */
	sentAs: string;
	/** What the server has answered meanwhile. */
	onResponse(response: Envelope<unknown>): void;
};

/** In the place of a form that waits to be sent: since when, what it waits for, and the way to take it back. */
export function QueuedForm({ sentAs, onResponse }: Props) {
	const { t, format } = useI18n();
	const queued = useQueue().find(({ key }) => key === sentAs);
	const response = queued?.response;
	const conclude = useEffectEvent(onResponse);
	const concluded = useRef(false);
	const top = useRef<HTMLParagraphElement>(null);
	useEffect(() => top.current?.focus(), []);
	useEffect(() => {
		if (!response || concluded.current) return;
		concluded.current = true;
		conclude(response);
		void SUBMISSION_QUEUE.remove(sentAs);
	}, [response, sentAs]);
	if (!queued || response) return null;
	return (
		<FormAlert tone="warning">
			<p ref={top} tabIndex={-1}>
				{t("This waits on your device to be sent (since {at}).", {
					at: format(new Date(queued.saved_at).toISOString(), "relative"),
				})}
			</p>
			<p>{t("It goes by itself, once, as soon as there is a connection and any page of this portal is open.")}</p>
			<AlertButton onClick={() => void takeOutOfQueue(sentAs)}>{t("Take it back")}</AlertButton>
		</FormAlert>
	);
}
