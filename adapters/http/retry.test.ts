import { expect, it, vi } from "vitest";
import { HttpError } from "./http-error.ts";
import { withRetry } from "./retry.ts";

const fails = (error: Error) => vi.fn<() => Promise<string>>(() => Promise.reject(error));

it("does not repeat what fails for good", async () => {
	const attempt = fails(new HttpError("body", "out of contract"));
	await expect(withRetry(attempt, { delays: [1, 1], timeoutMs: 1000 })).rejects.toThrow("out of contract");
	expect(attempt).toHaveBeenCalledTimes(1);
});

it("starts no further attempt once its time limit is over", async () => {
	const attempt = fails(new HttpError("timeout", "late"));
	await expect(withRetry(attempt, { delays: [1, 1], timeoutMs: 0 })).rejects.toThrow("late");
	expect(attempt).toHaveBeenCalledTimes(1);
});

it("gives what a later attempt brings", async () => {
	const attempt = fails(new HttpError("network", "away"));
	attempt.mockRejectedValueOnce(new HttpError("network", "away")).mockResolvedValueOnce("here");
	expect(await withRetry(attempt, { delays: [1, 1], timeoutMs: 1000 })).toBe("here");
	expect(attempt).toHaveBeenCalledTimes(2);
});
