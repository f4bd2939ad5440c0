import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadPace } from "./reload-pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page() {
	const seen = { hidden: false, reload: vi.fn() };
	const pace = reloadPace({ isHidden: () => seen.hidden, reload: seen.reload, chance: () => 0.5 });
	return { seen, pace };
}

it("asks again at once while little happens, and once in four seconds while much does", () => {
	const { seen, pace } = page();
	for (let second = 0; second < 5; second++) {
		pace.changed();
		vi.advanceTimersByTime(1000);
	}
	expect(seen.reload).toHaveBeenCalledTimes(5);
	for (let round = 0; round < 80; round++) {
		pace.changed();
		vi.advanceTimersByTime(100);
	}
	expect(seen.reload.mock.calls.length).toBeLessThanOrEqual(8);
	vi.advanceTimersByTime(20_000);
	const before = seen.reload.mock.calls.length;
	pace.changed();
	vi.advanceTimersByTime(1);
	expect(seen.reload).toHaveBeenCalledTimes(before + 1);
});

it("asks at once for what the page is about, however much happens", () => {
	const { seen, pace } = page();
	for (let round = 0; round < 20; round++) pace.changed(true);
	expect(seen.reload).toHaveBeenCalledTimes(20);
});

it("asks for nothing while nobody looks, and once when somebody does", () => {
	const { seen, pace } = page();
	seen.hidden = true;
	for (let round = 0; round < 20; round++) pace.changed(round % 2 === 0);
	vi.advanceTimersByTime(60_000);
	expect(seen.reload).not.toHaveBeenCalled();
	seen.hidden = false;
	pace.seen();
	pace.seen();
	expect(seen.reload).toHaveBeenCalledOnce();
});
