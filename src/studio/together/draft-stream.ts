import { isStoredEdit } from "../../../schemas/checks/studio.gen.ts";
import type { Edit } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString } from "../../../schemas/rules/json.ts";

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
const AGAIN = 2_000;

function presentIn(value: unknown): Present {
	const { user_id, name, tab, path, part } = asObject(value);
	const place = { path: asString(path) ?? null, part: asString(part) ?? null };
	return { user_id: String(user_id), name: String(name), tab: String(tab), ...place };
}

function dispatch(event: string, text: string, news: DraftNews): void {
	const data: unknown = JSON.parse(text);
	if (event === "closed") news.onClosed();
	if (event === "presence") news.onPresence(asArray(data).map(presentIn));
	const { after, edits } = asObject(data);
	if (event === "edits" && typeof after === "number") news.onEdits(after, asArray(edits).filter(isStoredEdit));
}

/** Tells of each whole event in a text, and returns what is left of it. */
function dispatchAll(text: string, news: DraftNews): string {
	const blocks = text.split("\n\n");
	for (const block of blocks.slice(0, -1)) {
		const [, event = ""] = /^event: (.*)$/m.exec(block) ?? [];
		const [, data] = /^data: (.*)$/m.exec(block) ?? [];
		if (data !== undefined) dispatch(event, data, news);
	}
	return blocks.at(-1) ?? "";
}

/** Reads the stream until it ends. Resolves to whether it may be opened again; rejects where nothing answers. */
async function readStream({ draft, tab, version, token, ...news }: Options, signal: AbortSignal): Promise<boolean> {
	const address = `/admin/api/draft-releases/${draft}/events?after=${version()}&tab=${tab}`;
	const response = await fetch(address, { headers: { Authorization: token() }, signal });
	if (!response.ok || !response.body) throw new Error(`${address} answered with status ${response.status}`);
	// A refusal is an envelope, as of all calls.
	if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return false;
	news.onOpen();
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	for (let part = await reader.read(); !part.done; part = await reader.read())
		rest = dispatchAll(rest + part.value, news);
	return true;
}

/** Follows a draft release; a stream that breaks is opened again from the version that is known by then. Gives the way to stop. */
export function followDraft(options: Options): () => void {
	const stop = new AbortController();
	let isClosed = false;
	const news = {
		...options,
		onClosed() {
			isClosed = true;
			options.onClosed();
		},
	};
	const follow = async () => {
		let isWelcome = true;
		while (isWelcome && !isClosed && !stop.signal.aborted) {
			isWelcome = await readStream(news, stop.signal).catch(() => true);
			// Nobody is seen while nothing is heard of them.
			if (!stop.signal.aborted) options.onPresence([]);
			if (!stop.signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN));
		}
	};
	void follow();
	return () => stop.abort();
}
