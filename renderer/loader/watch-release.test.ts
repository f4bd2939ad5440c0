import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { releaseOfEvent, watchRelease } from "./watch-release.ts";

const REFERENCE = { id: "abc", manifest_url: "/release/abc.json" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
	const onRelease = vi.fn();
	const poll = vi.fn(async () => REFERENCE);
	const listeners = new Map<string, (event: { data?: unknown }) => void>();
	const close = vi.fn();
	let comeBack = () => {};
	const stop = watchRelease({
		events: () => ({ addEventListener: (type, listener) => listeners.set(type, listener), close }),
		poll,
		onReturn(listener) {
			comeBack = listener;
			return () => {
				comeBack = () => {};
			};
		},
		onRelease,
	});
	const hear = (data: unknown) => listeners.get("release")?.({ data });
	return { onRelease, poll, close, stop, hear, comeBack: () => comeBack() };
}

it("hears of a release from the server's stream", () => {
	const { hear, onRelease } = watched();
	hear(JSON.stringify({ release: REFERENCE }));
	expect(onRelease).toHaveBeenCalledExactlyOnceWith(REFERENCE);
});

it("asks every minute and when the reader comes back", async () => {
	const { poll, comeBack, onRelease } = watched();
	await vi.advanceTimersByTimeAsync(60_000);
	comeBack();
	await vi.advanceTimersByTimeAsync(0);
	expect(poll).toHaveBeenCalledTimes(2);
	expect(onRelease).toHaveBeenCalledTimes(2);
});

it("goes on after a poll that failed", async () => {
	const { poll, onRelease } = watched();
	poll.mockRejectedValueOnce(new Error("offline"));
	await vi.advanceTimersByTimeAsync(120_000);
	expect(onRelease).toHaveBeenCalledTimes(1);
});

it("is silent once stopped", async () => {
	const { stop, hear, comeBack, close, onRelease } = watched();
	comeBack();
	stop();
	hear(JSON.stringify({ release: REFERENCE }));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(onRelease).not.toHaveBeenCalled();
	expect(close).toHaveBeenCalled();
});

it("reads a release by reference or by id, and nothing else", () => {
	expect(releaseOfEvent('{"release":"abc"}')).toEqual(REFERENCE);
	expect(releaseOfEvent("not json")).toBeUndefined();
	expect(releaseOfEvent('{"release":{"id":1}}')).toBeUndefined();
	expect(releaseOfEvent(undefined)).toBeUndefined();
});
