import { describe, expect, it, vi } from "vitest";
import { createStore } from "./store.ts";
import { changeValue, createValuesStore } from "./values.ts";

describe("a store", () => {
	it("changes by a producer, and leaves what that does not touch the same objects", () => {
		const store = createStore({ near: { count: 1 }, far: { name: "a" } });
		const { far } = store.now();
		store.change((state) => {
			state.near.count = 2;
		});
		expect(store.now()).toEqual({ near: { count: 2 }, far: { name: "a" } });
		expect(store.now().far).toBe(far);
	});

	it("tells those who follow of a change, and nobody where nothing has changed", () => {
		const store = createStore({ count: 1 });
		const listener = vi.fn();
		const leave = store.subscribe(listener);
		store.change((state) => {
			state.count = 1;
		});
		expect(listener).not.toHaveBeenCalled();
		store.set({ count: 2 });
		leave();
		store.set({ count: 3 });
		expect(listener).toHaveBeenCalledTimes(1);
	});
});

describe("a value at a place", () => {
	it("makes what is missing on the way, a list for a number", () => {
		expect(changeValue({}, ["rows", 1, "name"], "a")).toEqual({ rows: [null, { name: "a" }] });
		expect(changeValue({ at: "text" }, ["at", "city"], "x")).toEqual({ at: { city: "x" } });
	});

	it("goes when it is none; in a list null stays in its place", () => {
		expect(changeValue({ a: 1, b: 2 }, ["a"], undefined)).toEqual({ b: 2 });
		expect(changeValue({ a: [1, 2] }, ["a", 0], undefined)).toEqual({ a: [null, 2] });
		expect(changeValue({ a: [1, 2] }, ["a", "1"], 3)).toEqual({ a: [1, 3] });
	});

	it("is typed when a person puts it, and not when the form makes it of others", () => {
		const values = createValuesStore({ a: 1 });
		values.derive(["sum"], 2);
		expect(values.touched()).toBe(false);
		values.put(["a"], 2);
		expect(values.touched()).toBe(true);
		values.put([], "no object");
		expect(values.all()).toEqual({});
	});
});
