import type { ReleaseReference } from "../../schemas/release.ts";
import { isReference } from "./artefact-shapes.ts";

/** A stream of server-sent events, as far as it is used here; the platform's EventSource is one. */
export type EventStream = {
	addEventListener(type: string, listener: (event: { data?: unknown }) => void): void;
	close(): void;
};

/** Where news of releases come from. */
export type ReleaseNews = {
	/** Opens the server's stream; left out where there is none. */
	events?: () => EventStream;
	/** Asks for the current release; null where the backend names none. */
	poll(): Promise<ReleaseReference | null>;
	/** Calls back whenever the reader returns to the page; gives the way to stop. */
	onReturn(listener: () => void): () => void;
	/** Milliseconds between polls: 60 000 by design §4. */
	every?: number;
	onRelease(reference: ReleaseReference): void;
};

const MINUTE = 60_000;

/** The release that an event tells of; undefined for any other event. */
export function releaseOfEvent(data: unknown): ReleaseReference | undefined {
	if (typeof data !== "string") return undefined;
	try {
		const payload: unknown = JSON.parse(data);
		const release = typeof payload === "object" && payload !== null && "release" in payload ? payload.release : payload;
		if (typeof release === "string") return { id: release, manifest_url: `/release/${release}.json` };
		return isReference(release) ? release : undefined;
	} catch {
		return undefined;
	}
}

/** Follows the server's releases by its stream and by polling; gives the way to stop. Polls that fail are left to the next. */
export function watchRelease({ events, poll, onReturn, every = MINUTE, onRelease }: ReleaseNews): () => void {
	let stopped = false;
	const ask = () => {
		poll().then(
			(reference) => {
				if (reference && !stopped) onRelease(reference);
			},
			() => undefined,
		);
	};
	const hear = ({ data }: { data?: unknown }) => {
		const reference = releaseOfEvent(data);
		if (reference && !stopped) onRelease(reference);
	};
	const stream = events?.();
	stream?.addEventListener("message", hear);
	stream?.addEventListener("release", hear);
	const timer = setInterval(ask, every);
	const stopReturn = onReturn(ask);
	return () => {
		stopped = true;
		stream?.close();
		clearInterval(timer);
		stopReturn();
	};
}
