import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followEvents } from "./follow-events.ts";

const fetched = vi.fn<() => Promise<Response>>();

const stream = (...pieces: string[]) =>
	new Response(new Blob(pieces).stream(), { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	fetched.mockReset();
});

/** Lets what was read of a stream be told, until it is waited for something. */
async function settled(): Promise<void> {
	for (let turn = 0; turn < 500 && vi.getTimerCount() === 0; turn++) await new Promise((go) => setImmediate(go));
}

function follow(more: Partial<Parameters<typeof followEvents>[0]> = {}) {
	const onEvent = vi.fn();
	const stop = followEvents({ address: () => "/stream", token: () => "token", pauseMs: 3000, onEvent, ...more });
	return { onEvent, stop };
}

/** After how many milliseconds the stream is asked for again. */
async function nextAfter(): Promise<number> {
	const before = fetched.mock.calls.length;
	for (let ms = 0; ms < 100_000; ms += 500) {
		if (fetched.mock.calls.length > before) return ms;
		await vi.advanceTimersByTimeAsync(500);
	}
	return Number.POSITIVE_INFINITY;
}

it("tells of events in pieces, with several lines and with any line ends", async () => {
	fetched.mockResolvedValueOnce(stream("event: edits\r\nda", "ta: one\r\ndata: two\r\n\r", "\ndata: plain\n\n"));
	const { onEvent, stop } = follow();
	await settled();
	stop();
	expect(onEvent.mock.calls.map(([{ event, data }]) => [event, data])).toEqual([
		["edits", "one\ntwo"],
		[undefined, "plain"],
	]);
});

it("opens a stream that ended again after its pause, and says so before", async () => {
	fetched.mockImplementation(async () => stream());
	const onAgain = vi.fn();
	const onEnd = vi.fn();
	const { stop } = follow({ onAgain, onEnd });
	await settled();
	expect([onEnd.mock.calls.length, onAgain.mock.calls.length]).toEqual([1, 0]);
	expect(await nextAfter()).toBe(3000);
	expect(onAgain).toHaveBeenCalledOnce();
	stop();
});

it("waits as long as a refusal says, by its header or in its envelope", async () => {
	fetched.mockResolvedValueOnce(new Response("", { status: 429, headers: { "Retry-After": "60" } }));
	const { stop } = follow({ endsWhenRefused: true });
	await settled();
	fetched.mockResolvedValueOnce(Response.json({ code: 503, msg: "", data: { retry_after: 5 } }));
	expect(await nextAfter()).toBe(60_000);
	await settled();
	expect(await nextAfter()).toBe(5000);
	stop();
});

it("ends where the server refuses it for good, if that is wanted", async () => {
	fetched.mockImplementation(async () => Response.json({ code: 404, msg: "", data: null }));
	const onEnd = vi.fn();
	follow({ endsWhenRefused: true, onEnd });
	await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
	expect(await nextAfter()).toBe(Number.POSITIVE_INFINITY);
	const { stop } = follow();
	await settled();
	expect(await nextAfter()).toBe(3000);
	stop();
});

it("asks for nothing while nobody is signed in", async () => {
	const { stop } = follow({ token: () => "" });
	await settled();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(fetched).not.toHaveBeenCalled();
	stop();
});
