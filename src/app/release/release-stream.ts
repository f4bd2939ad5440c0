import { releaseOfEvent } from "../../../renderer/index.ts";
import type { ReleaseReference } from "../../../schemas/release.ts";

/** Hears at once of a release that is published on the stream at an address. Gives the way to stop. */
export function hearReleases(address: string, open: (release: ReleaseReference) => void): () => void {
	if (typeof EventSource !== "function") return () => {};
	const stream = new EventSource(address);
	const hear = ({ data }: MessageEvent<unknown>) => {
		const reference = releaseOfEvent(data);
		if (reference) open(reference);
	};
	stream.addEventListener("release", hear);
	stream.addEventListener("message", hear);
	return () => stream.close();
}
