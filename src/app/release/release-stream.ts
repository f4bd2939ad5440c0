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

/** Hears at once of a release or of content that is published on the stream at an address, until the signal. */
export function listenForReleases(address: string, { open, changed }: Heard, signal: AbortSignal): void {
	if (typeof EventSource !== "function" || signal.aborted) return;
	const stream = new EventSource(address);
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
