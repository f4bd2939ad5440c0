import { EventSourceParserStream } from "eventsource-parser/stream";

/** Where the server tells of cases that have changed. */
const ADDRESS = "/admin/api/desk/events";

/** So long changes are gathered before what is on the screen is asked for again, in milliseconds. */
const GATHER_MS = 150;
const AGAIN_MS = 3000;

/** Hears of changed cases by id; of null where any may have changed. */
type OnChange = (ids: ReadonlySet<string> | null) => void;

/** Reads the stream until it ends; rejects where there is none. */
async function readStream(token: string, signal: AbortSignal, onIds: (ids: readonly string[]) => void): Promise<void> {
	const response = await fetch(ADDRESS, { headers: { Authorization: token }, signal });
	if (!response.ok || !response.body) throw new Error(`${ADDRESS} answered with status ${response.status}`);
	const events = response.body
		.pipeThrough(new TextDecoderStream())
		.pipeThrough(new EventSourceParserStream())
		.getReader();
	for (let next = await events.read(); !next.done; next = await events.read())
		if (next.value.event === "case") onIds(next.value.data.split(" "));
}

/** Calls back once for many changes; the way to tell it of one, and of how to stop. */
function gatherer(onChange: OnChange) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let gathered: Set<string> | null = new Set();
	const fire = () => {
		const ids = gathered;
		[timer, gathered] = [undefined, new Set()];
		onChange(ids);
	};
	return {
		/** `null` says that any case may have changed. */
		add(ids: readonly string[] | null) {
			gathered = ids && gathered ? new Set([...gathered, ...ids]) : null;
			timer ??= setTimeout(fire, GATHER_MS);
		},
		stop: () => clearTimeout(timer),
	};
}

/**
 * Calls back when cases have changed, once for many at a time. A stream that breaks is opened again; the token is the one of
 * the moment, as EventSource could not send it. Gives the way to stop.
 */
export function listenForCases(token: () => string, onChange: OnChange): () => void {
	const stop = new AbortController();
	const changes = gatherer(onChange);
	const listen = async () => {
		while (!stop.signal.aborted) {
			if (token()) await readStream(token(), stop.signal, changes.add).catch(() => undefined);
			if (!stop.signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
			// What changed while nobody listened.
			if (token()) changes.add(null);
		}
	};
	void listen();
	return () => {
		stop.abort();
		changes.stop();
	};
}
