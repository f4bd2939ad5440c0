import { releaseOfEvent } from "../../../renderer/index.ts";
import type { ReleaseReference } from "../../../schemas/release.ts";

/** Milliseconds within which browsers that hear of new content ask for it: not all in the same moment. */
const SPREAD = 2000;

/** What is told of what comes on the stream. */
type Heard = {
	open(release: ReleaseReference): void;
	/** These operations answer otherwise than before. */
	changed(operations: readonly string[]): void;
};

/** How long a server that does not say when to come back is left alone. */
const RETRY_SECONDS = 60;

/**
 * Waits until a stream that was refused may be opened again: as long as the server says (`Retry-After`), which an
 * EventSource does not tell. False where there is no such stream, or none is wanted any more.
 */
async function untilWelcome(address: string, signal: AbortSignal): Promise<boolean> {
	const probe = new AbortController();
	const response = await fetch(address, { signal: probe.signal }).catch(() => undefined);
	const { ok = false, status = 0, headers } = response ?? {};
	// Its body never ends.
	probe.abort();
	if (!ok && status !== 0 && status !== 429 && status < 500) return false;
	const seconds = ok ? 0 : Number(headers?.get("Retry-After")) || RETRY_SECONDS;
	await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + Math.random() * SPREAD));
	return !signal.aborted;
}

/** Hears at once of a release or of content that is published on the stream at an address, until the signal. */
export function listenForReleases(address: string, { open, changed }: Heard, signal: AbortSignal): void {
	if (typeof EventSource !== "function" || signal.aborted) return;
	const stream = new EventSource(address);
	stream.addEventListener("error", () => {
		// What breaks is opened again by the browser itself; what the server refuses is not.
		if (stream.readyState !== stream.CLOSED) return;
		void untilWelcome(address, signal).then((again) => again && listenForReleases(address, { open, changed }, signal));
	});
	const onMessage = ({ data }: MessageEvent<unknown>) => {
		const reference = releaseOfEvent(data);
		if (reference) open(reference);
	};
	stream.addEventListener("content", ({ data }: MessageEvent<unknown>) => {
		setTimeout(() => signal.aborted || changed(String(data).split(" ")), Math.random() * SPREAD);
	});
	stream.addEventListener("release", onMessage);
	stream.addEventListener("message", onMessage);
	signal.addEventListener("abort", () => stream.close());
}
