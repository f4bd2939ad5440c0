import { afterEach, expect, it, vi } from "vitest";
import { listenForCases } from "./live-cases.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Has the stream of cases come in such pieces, and stay open after them or end. */
function streamed(pieces: readonly string[], after: "open" | "ended" = "open"): void {
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const piece of pieces) controller.enqueue(encoder.encode(piece));
			if (after === "ended") controller.close();
		},
	});
	vi.stubGlobal("fetch", async () => new Response(body, { headers: { "Content-Type": "text/event-stream" } }));
}

it("hears of a case whose event comes in two pieces", async () => {
	streamed(["retry: 2000\n\nevent: ca", "se\ndata: 1\n\n"]);
	const onChange = vi.fn();
	const stop = listenForCases(() => "token", onChange);
	await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
	expect(onChange).toHaveBeenCalledWith(new Set(["1"]));
	stop();
});

it("takes words in a comment or in an event's data for no event", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	streamed([": event: case\n\n", "event: other\ndata: event: case\n\n", "event: case\ndata: 1\n"], "ended");
	const onChange = vi.fn();
	const stop = listenForCases(() => "token", onChange);
	// The first that is waited for is a change to be told, or, once all has been read, the time to open the stream again.
	while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
	vi.advanceTimersByTime(300);
	expect(onChange).not.toHaveBeenCalled();
	stop();
});

it("says once for many events which cases have changed", async () => {
	streamed(["event: case\ndata: 1 2\n\n", "event: case\ndata: 2 3\n\n"]);
	const onChange = vi.fn();
	const stop = listenForCases(() => "token", onChange);
	await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
	expect(onChange).toHaveBeenCalledWith(new Set(["1", "2", "3"]));
	stop();
});
