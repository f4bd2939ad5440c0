import { performance } from "node:perf_hooks";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { releaseOfEvent } from "../../renderer/loader/release-event.ts";
import { createReleaseLoader } from "../../renderer/loader/release-loader.ts";
import type { Presence } from "../../renderer/loader/release-opener.ts";
import { verifySha256 } from "../../renderer/loader/verify.ts";

/** When a tab heard of a release, and when it had all of it that its page needs, as performance.now() has it. */
export type Seen = { toldAt: number; shownAt: number };

/** A citizen's open tab: it hears of releases on the stream, and loads what its page needs of each by the portal's own loader. */
export type OpenTab = {
	/** Resolves once the tab has a release. Rejects where it could not be loaded, or the stream ended. */
	has(release: string): Promise<Seen>;
	close(): void;
};

/** Its loader: no code is run, since the browser runs a form's rules only when something is typed. */
function createTabLoader(origin: string, presence: Presence) {
	const loader = createReleaseLoader({
		fetch: (url) => fetch(new URL(url, origin)),
		importModule: () => Promise.reject(new Error("The bench's tabs run no scripts.")),
		verify: verifySha256,
	});
	loader.attend(presence);
	return loader;
}

async function streamOf(address: string, signal: AbortSignal) {
	const response = await fetch(address, { signal, headers: { accept: "text/event-stream" } });
	if (!response.ok || !response.body) throw new Error(`The stream was refused with ${response.status}.`);
	return response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
}

/** Opens a tab at a place, with the release in force loaded. */
export async function openTab(origin: string, presence: Presence): Promise<OpenTab> {
	const stop = new AbortController();
	const loader = createTabLoader(origin, presence);
	const seen = new Map<string, PromiseWithResolvers<Seen>>();
	const entryOf = (release: string) => {
		const known = seen.get(release) ?? Promise.withResolvers<Seen>();
		seen.set(release, known);
		return known;
	};
	const events = await streamOf(`${origin}/events`, stop.signal);
	const first = Promise.withResolvers<void>();
	const listening = async () => {
		for await (const { event, data } of events) {
			const release = event === "release" ? releaseOfEvent(data) : undefined;
			if (!release) continue;
			const toldAt = performance.now();
			if (!(await loader.open(release))) throw loader.snapshot().error ?? new Error("A newer release came.");
			entryOf(release.id).resolve({ toldAt, shownAt: performance.now() });
			first.resolve();
		}
	};
	const failed = listening().then(() => Promise.reject(new Error("The stream ended.")));
	await Promise.race([first.promise, failed]);
	failed.catch(() => undefined);
	return { has: (release) => Promise.race([entryOf(release).promise, failed]), close: () => stop.abort() };
}
