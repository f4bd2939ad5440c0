import { type RefObject, useEffect } from "react";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { type DraftChannel, openDraftChannel } from "./draft-channel.ts";
import type { DraftPlace } from "./draft-place.ts";

/** Hears of the form's draft from other tabs as long as it is on the screen; through the ref it tells them. */
export function useDraftNews(
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
