import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { jsonInTurns } from "./insert-release.ts";

const SOURCES = Array.from({ length: 1_000 }, (_, index) => ({ path: `pages/${index}.json`, text: '[1, "二"]' }));

it("writes a list as JSON does, of any length", async () => {
	for (const length of [0, 1, 40, 41, 1_000]) {
		const list = SOURCES.slice(0, length);
		expect(await jsonInTurns(list)).toBe(JSON.stringify(list));
	}
});

it("lets others have the thread while it writes a long one", async () => {
	let turns = 0;
	let isWriting = true;
	const written = jsonInTurns(SOURCES).then(() => {
		isWriting = false;
	});
	while (isWriting) {
		await turn();
		turns++;
	}
	await written;
	expect(turns).toBeGreaterThan(10);
});
