import { expect, test } from "vitest";
import { toQueryState } from "./query-state.ts";

const reload = () => undefined;
const response = { code: 0, msg: "", data: [1], stale: false, session: null };
const error = new Error("away");

test("nothing is loading once there is a response, or the reason for none", () => {
	expect(toQueryState({ response: undefined, error: undefined, requesting: true }, reload).loading).toBe(true);
	expect(toQueryState({ response: undefined, error: undefined, requesting: false }, reload).loading).toBe(false);
	expect(toQueryState({ response, error: undefined, requesting: true }, reload).loading).toBe(false);
	expect(toQueryState({ response: undefined, error, requesting: true }, reload).loading).toBe(false);
});

test("what has not come yet has no code and an empty message", () => {
	const state = toQueryState({ response: undefined, error: undefined, requesting: true }, reload);
	expect(state).toMatchObject({ data: undefined, code: undefined, msg: "" });
});

test("what is shown is stale where it was so, or where a newer one could not be had; nothing shown never is", () => {
	const stale = (given: typeof response | undefined, failed: Error | undefined) =>
		toQueryState({ response: given, error: failed, requesting: false }, reload).stale;
	expect(stale(response, undefined)).toBe(false);
	expect(stale(response, error)).toBe(true);
	expect(stale({ ...response, stale: true }, undefined)).toBe(true);
	expect(stale(undefined, error)).toBe(false);
});
