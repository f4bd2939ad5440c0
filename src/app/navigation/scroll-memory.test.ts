import { expect, it } from "vitest";
import { createScrollMemory } from "./scroll-memory.ts";

function storageWith(content: string | null = null) {
	let held = content;
	return {
		getItem: () => held,
		setItem: (_name: string, value: string) => {
			held = value;
		},
	};
}

it("remembers positions across a reload", () => {
	const storage = storageWith();
	createScrollMemory(storage).save("a", 420);
	expect(createScrollMemory(storage).read("a")).toBe(420);
});

it("starts at the top where nothing is known, or what is stored is corrupt", () => {
	expect(createScrollMemory(storageWith()).read("a")).toBe(0);
	expect(createScrollMemory(storageWith('{"a":1}')).read("a")).toBe(0);
	expect(createScrollMemory(storageWith("[[")).read("a")).toBe(0);
});

it("keeps only the last fifty", () => {
	const storage = storageWith();
	const memory = createScrollMemory(storage);
	for (let i = 0; i < 60; i++) memory.save(`k${i}`, i + 1);
	const reloaded = createScrollMemory(storage);
	expect([reloaded.read("k9"), reloaded.read("k10")]).toEqual([0, 11]);
});
