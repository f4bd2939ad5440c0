import { isStoredEdit } from "../../../schemas/checks/studio.gen.ts";
import type { Edit } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString } from "../../../schemas/json/json.ts";
import { followEvents } from "../../events/follow-events.ts";

/** Somebody else's window on a draft release: what is open and selected there. */
export type Present = { user_id: string; name: string; tab: string; path: string | null; part: string | null };

/** What the stream of a draft release tells. */
export type DraftNews = {
	/** Edits as they are stored after a version. */
	onEdits(after: number, edits: readonly Edit[]): void;
	onPresence(others: readonly Present[]): void;
	/** It was published or discarded. */
	onClosed(): void;
	/** The stream is open, anew after a pause too. */
	onOpen(): void;
};

type Options = DraftNews & {
	draft: string;
	/** Names this window. */
	tab: string;
	/** The version that this window has. */
	version(): number;
	token(): string;
};

/** Milliseconds until a stream that broke is opened again. */
const AGAIN_MS = 2_000;

function presentIn(value: unknown): Present {
	const { user_id, name, tab, path, part } = asObject(value);
	const place = { path: asString(path) ?? null, part: asString(part) ?? null };
	return { user_id: String(user_id), name: String(name), tab: String(tab), ...place };
}

function dispatch(event: string | undefined, text: string, news: DraftNews): void {
	const data: unknown = JSON.parse(text);
	if (event === "closed") news.onClosed();
	if (event === "presence") news.onPresence(asArray(data).map(presentIn));
	const { after, edits } = asObject(data);
	if (event === "edits" && typeof after === "number") news.onEdits(after, asArray(edits).filter(isStoredEdit));
}

/**
 * Follows a draft release; a stream that breaks is opened again from the version that is known by then, until the draft is
 * closed or the server refuses it. Gives the way to stop.
 */
export function followDraft({ draft, tab, version, token, ...news }: Options): () => void {
	// Nobody is seen while nothing is heard of them.
	const nobody = () => news.onPresence([]);
	const stop = followEvents({
		address: () => `/admin/api/draft-releases/${draft}/events?after=${version()}&tab=${tab}`,
		token,
		pauseMs: AGAIN_MS,
		endsWhenRefused: true,
		onOpen: news.onOpen,
		onEvent({ event, data }) {
			dispatch(event, data, news);
			if (event !== "closed") return;
			stop();
			nobody();
		},
		onEnd: nobody,
	});
	return stop;
}
