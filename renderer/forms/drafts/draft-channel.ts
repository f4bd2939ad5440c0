import { isObject } from "../../../schemas/rules/json.ts";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import { isEndedDraft } from "./server-draft.ts";

/** What tabs of one browser tell each other of a form's draft: that it was saved, or how it has ended. */
type DraftNews = { form: string; ended?: EndedDraft };

const isNews = (value: unknown): value is DraftNews =>
	isObject(value) && typeof value.form === "string" && (value.ended === undefined || isEndedDraft(value.ended));

/** The line between tabs; without one, as in old browsers, tabs find each other's work when they save. */
export type DraftChannel = { broadcast(news: DraftNews): void; close(): void };

/** Opens the line; `hear` is told what other tabs say. */
export function openDraftChannel(listen: (news: DraftNews) => void): DraftChannel {
	if (typeof BroadcastChannel === "undefined") return { broadcast: () => undefined, close: () => undefined };
	const channel = new BroadcastChannel("portico-drafts");
	channel.addEventListener("message", ({ data }) => {
		if (isNews(data)) listen(data);
	});
	return { broadcast: (news) => channel.postMessage(news), close: () => channel.close() };
}
