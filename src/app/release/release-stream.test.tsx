import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenForReleases } from "./release-stream.ts";

/** Streams as they are opened, all of them refused. */
const opened: RefusedStream[] = [];

class RefusedStream extends EventTarget {
	readonly CLOSED = 2;
	readyState = 2;
	constructor() {
		super();
		opened.push(this);
	}
	close() {}
}

const answer = (status: number, headers: Record<string, string> = {}) =>
	vi.stubGlobal("fetch", async () => new Response("", { status, headers }));

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("EventSource", RefusedStream);
	opened.length = 0;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const heard = { open: () => undefined, changed: () => undefined };

async function refusedStream() {
	const stop = new AbortController();
	listenForReleases("/events", heard, stop.signal);
	opened[0]?.dispatchEvent(new Event("error"));
	await vi.advanceTimersByTimeAsync(0);
	return stop;
}

it("opens a stream that was refused again once the server's Retry-After has passed, and not before", async () => {
	answer(429, { "Retry-After": "30" });
	await refusedStream();
	await vi.advanceTimersByTimeAsync(29_000);
	expect(opened).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(4000);
	expect(opened).toHaveLength(2);
});

it("opens none again where there is none, nor where nobody listens any more", async () => {
	answer(404);
	await refusedStream();
	await vi.advanceTimersByTimeAsync(200_000);
	expect(opened).toHaveLength(1);
	answer(429, { "Retry-After": "1" });
	opened.length = 0;
	(await refusedStream()).abort();
	await vi.advanceTimersByTimeAsync(200_000);
	expect(opened).toHaveLength(1);
});
