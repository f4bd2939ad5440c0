import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ACTS } from "./acts.ts";
import { VERBS } from "./registry.ts";

const icons = readFileSync(join(import.meta.dirname, "../documents/icons.json"), "utf8");

it("gives each verb and each act an icon of the catalogue", () => {
	const all = [...Object.values(VERBS), ...Object.values(ACTS)].map(({ icon }) => icon);
	expect(all.filter((icon) => !icons.includes(`"${icon}"`))).toEqual([]);
});

it("has each way in which a verb is asked for by keys as an act with those keys", () => {
	for (const { keys } of Object.values(VERBS))
		for (const [way, own] of Object.entries(keys))
			expect(ACTS).toHaveProperty(way, expect.objectContaining({ keys: own }));
});

it("means one act by a key", () => {
	const all = Object.values(ACTS).flatMap(({ keys }) => keys);
	expect(new Set(all).size).toBe(all.length);
});
