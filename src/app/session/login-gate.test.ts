import { expect, it } from "vitest";
import { createLoginGate } from "./login-gate.ts";

it("opens once for everyone who asks, and tells all of them the outcome", async () => {
	const gate = createLoginGate();
	const answers = Promise.all([gate.open(), gate.open()]);
	expect(gate.isOpen()).toBe(true);
	gate.settle(true);
	expect(gate.isOpen()).toBe(false);
	expect(await answers).toEqual([true, true]);
});

it("can be opened again after it was dismissed", async () => {
	const gate = createLoginGate();
	const first = gate.open();
	gate.settle(false);
	expect(await first).toBe(false);
	gate.open();
	expect(gate.isOpen()).toBe(true);
});
