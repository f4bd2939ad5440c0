import { releaseOfEvent } from "../../../renderer/index.ts";
import type { ReleaseReference } from "../../../schemas/release.ts";

/** Hears at once of a release that is published on the stream at an address, until the signal. */
export function listenForReleases(
	address: string,
	open: (release: ReleaseReference) => void,
	signal: AbortSignal,
): void {
	if (typeof EventSource !== "function" || signal.aborted) return;
	const stream = new EventSource(address);
	const onMessage = ({ data }: MessageEvent<unknown>) => {
		const reference = releaseOfEvent(data);
		if (reference) open(reference);
	};
	stream.addEventListener("release", onMessage);
	stream.addEventListener("message", onMessage);
	signal.addEventListener("abort", () => stream.close());
}
