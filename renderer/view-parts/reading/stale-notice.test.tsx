import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StaleBanner } from "./ReadingState.tsx";

let online = true;

beforeEach(() => {
	online = true;
	vi.useFakeTimers();
	vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const TITLE = "What you see may be out of date";

function Notifying({ stale, reloads }: { stale: boolean[]; reloads: (() => void)[] }) {
	return stale.map((one, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
		<StaleBanner key={index} reading={{ stale: one, reload: reloads[index] ?? (() => {}) }} />
	));
}

function connect(next: boolean) {
	online = next;
	act(() => void dispatchEvent(new Event(next ? "online" : "offline")));
}

it("says once for a whole page that it may be out of date, and requests all of it again", () => {
	const reloads = [vi.fn(), vi.fn(), vi.fn()];
	render(<Notifying stale={[true, false, true]} reloads={reloads} />);
	expect(screen.getAllByText(TITLE)).toHaveLength(1);
	act(() => screen.getByRole("button", { name: "Try again" }).click());
	expect(reloads.map((reload) => reload.mock.calls.length)).toEqual([1, 0, 1]);
});

it("requests again by itself when the connection is back, and from time to time until it is fresh", () => {
	const reloads = [vi.fn(), vi.fn()];
	const { rerender } = render(<Notifying stale={[true, true]} reloads={reloads} />);
	connect(false);
	expect(screen.queryByText(TITLE)).toBeNull();
	connect(true);
	expect(reloads.map((reload) => reload.mock.calls.length)).toEqual([1, 1]);
	act(() => vi.advanceTimersByTime(16_000));
	expect(reloads.map((reload) => reload.mock.calls.length)).toEqual([2, 2]);
	rerender(<Notifying stale={[false, true]} reloads={reloads} />);
	expect(screen.getAllByText(TITLE)).toHaveLength(1);
	rerender(<Notifying stale={[false, false]} reloads={reloads} />);
	expect(screen.queryByText(TITLE)).toBeNull();
	act(() => vi.advanceTimersByTime(60_000));
	expect(reloads[0]?.mock.calls.length).toBe(2);
});
