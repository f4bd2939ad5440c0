import { EventSourceParserStream } from "eventsource-parser/stream";

/** Where the server tells of cases that have changed. */
const ADDRESS = "/admin/api/desk/events";

/** So long changes are gathered before what is on the screen is asked for again, in milliseconds. */
const GATHER_MS = 150;
const AGAIN_MS = 3000;

/** Reads the stream until it ends; rejects where there is none. */
async function readStream(token: string, signal: AbortSignal, onChange: () => void): Promise<void> {
	const response = await fetch(ADDRESS, { headers: { Authorization: token }, signal });
	if (!response.ok || !response.body) throw new Error(`${ADDRESS} answered with status ${response.status}`);
	const events = response.body
		.pipeThrough(new TextDecoderStream())
		.pipeThrough(new EventSourceParserStream())
		.getReader();
	for (let next = await events.read(); !next.done; next = await events.read())
		if (next.value.event === "case") onChange();
}

/**
 * Calls back when cases have changed, once for many at a time. A stream that breaks is opened again; the token is the one of
 * the moment, as EventSource could not send it. Gives the way to stop.
 */
export function listenForCases(token: () => string, onChange: () => void): () => void {
	const stop = new AbortController();
	let gathered: ReturnType<typeof setTimeout> | undefined;
	const gather = () => {
		gathered ??= setTimeout(() => {
			gathered = undefined;
			onChange();
		}, GATHER_MS);
	};
	const listen = async () => {
		while (!stop.signal.aborted) {
			if (token()) await readStream(token(), stop.signal, gather).catch(() => undefined);
			if (!stop.signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
			// What changed while nobody listened.
			if (token()) gather();
		}
	};
	void listen();
	return () => {
		stop.abort();
		clearTimeout(gathered);
	};
}
