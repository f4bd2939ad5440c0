import { EventSourceParserStream } from "eventsource-parser/stream";
import { asObject } from "../../schemas/json/json.ts";

/** An event of a stream: its name, and its data as text. */
export type StreamEvent = { event?: string; data: string };

type Options = {
	/** Where the stream is, by what is known when it is opened. */
	address(): string;
	/** The session's token of the moment; "" while nobody is signed in, and nothing is asked then. */
	token(): string;
	/** The least time until a stream that ended is opened again. */
	pauseMs: number;
	onEvent(event: StreamEvent): void;
	/** The stream is open, anew after a pause too. */
	onOpen?(): void;
	/** It has ended, or there was none. */
	onEnd?(): void;
	/** The pause is over, and the stream about to be opened again. */
	onAgain?(): void;
	/** Whether a refusal without a time to come back ends it for good. */
	endsWhenRefused?: boolean;
};

/** How a stream ended: what the server said of when to come back, in milliseconds, and whether it refused it. */
type StreamEnd = { waitMs: number; refused: boolean };

const BROKEN: StreamEnd = { waitMs: 0, refused: false };

const milliseconds = (seconds: unknown): number => Math.max(0, Number(seconds) || 0) * 1000;

/** What an answer that is no stream says: a status with `Retry-After`, or as of all calls an envelope. */
async function refusalIn(response: Response): Promise<StreamEnd> {
	const body: unknown = await response.json().catch(() => null);
	const { retry_after } = asObject(asObject(body).data);
	const waitMs = milliseconds(response.headers.get("Retry-After") ?? retry_after);
	return { waitMs, refused: response.ok && waitMs === 0 };
}

/** Reads the stream until it ends; rejects where nothing answers. */
async function readStream({ address, token, onOpen, onEvent }: Options, signal: AbortSignal): Promise<StreamEnd> {
	const response = await fetch(address(), { headers: { Authorization: token() }, signal });
	const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
	if (!response.ok || !response.body || !isStream) return refusalIn(response);
	onOpen?.();
	const events = response.body
		.pipeThrough(new TextDecoderStream())
		.pipeThrough(new EventSourceParserStream())
		.getReader();
	for (let next = await events.read(); !next.done; next = await events.read()) onEvent(next.value);
	return BROKEN;
}

/**
 * Follows a stream of server-sent events by fetch, as EventSource cannot send the session's token. One that ends is opened again
 * after a pause, which is as long as the server says where it says so. Gives the way to stop.
 */
export function followEvents(options: Options): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const follow = async () => {
		while (!signal.aborted) {
			const { waitMs, refused } = options.token() ? await readStream(options, signal).catch(() => BROKEN) : BROKEN;
			if (signal.aborted) return;
			options.onEnd?.();
			if (refused && options.endsWhenRefused) return;
			await new Promise((resolve) => setTimeout(resolve, Math.max(options.pauseMs, waitMs)));
			if (!signal.aborted) options.onAgain?.();
		}
	};
	void follow();
	return () => stop.abort();
}
