import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paceWork } from "./paced-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is done once for all who ask during the pause, so long after the first of them", async () => {
	const work = vi.fn(async () => undefined);
	const paced = paceWork(work, 300);
	paced.soon();
	await vi.advanceTimersByTimeAsync(200);
	paced.soon();
	await vi.advanceTimersByTimeAsync(100);
	expect(work).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(1000);
	expect(work).toHaveBeenCalledOnce();
});

it("is not done again after the pause when it was wanted at once meanwhile", async () => {
	const work = vi.fn(async () => undefined);
	const paced = paceWork(work, 300);
	paced.soon();
	await paced.now();
	await vi.advanceTimersByTimeAsync(1000);
	expect(work).toHaveBeenCalledOnce();
});

it("is done one turn after another, and says when the last of them is over", async () => {
	const turns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const work = vi.fn(() => turns[work.mock.calls.length - 1]?.promise ?? Promise.resolve());
	const paced = paceWork(work, 300);
	const over = vi.fn();
	void paced.now();
	void paced.now().then(over);
	await vi.advanceTimersByTimeAsync(0);
	expect(work).toHaveBeenCalledOnce();
	turns[0]?.resolve();
	await vi.advanceTimersByTimeAsync(0);
	expect(work).toHaveBeenCalledTimes(2);
	expect(over).not.toHaveBeenCalled();
	turns[1]?.resolve();
	await paced.done();
	expect(over).toHaveBeenCalledOnce();
});
