import { expect, it } from "vitest";
import { createGate } from "./gate.ts";

it("opens once for everyone who asks, and tells all of them the outcome", async () => {
	const gate = createGate<string>();
	const outcomes = Promise.all([gate.open("login"), gate.open("login")]);
	expect(gate.snapshot()).toBe("login");
	gate.settle(true);
	expect(gate.snapshot()).toBeUndefined();
	expect(await outcomes).toEqual([true, true]);
});

it("can be opened again after it was dismissed", async () => {
	const gate = createGate<string>();
	const first = gate.open("one");
	gate.settle(false);
	expect(await first).toBe(false);
	void gate.open("two");
	expect(gate.snapshot()).toBe("two");
});
