import { expect, it } from "vitest";
import { cacheResponses } from "./response-cache.ts";

/** A cached computation whose result is how often it was computed. */
function counting(large: boolean) {
	let time = 0;
	let works = 0;
	const compute = cacheResponses(
		async (_question: { of: string }) => ++works,
		() => large,
		{ now: () => time },
	);
	return { compute, pass: (ms: number) => (time += ms) };
}

it("works out a small answer each time", async () => {
	const { compute } = counting(false);
	expect([await compute({ of: "a" }), await compute({ of: "a" })]).toEqual([1, 2]);
});

it("keeps a large answer for five seconds, each question's own", async () => {
	const { compute, pass } = counting(true);
	expect(await compute({ of: "a" })).toBe(1);
	pass(4_999);
	expect([await compute({ of: "a" }), await compute({ of: "b" })]).toEqual([1, 2]);
});

it("gives an old answer once more while it is renewed, and none that is older than a minute", async () => {
	const { compute, pass } = counting(true);
	await compute({ of: "a" });
	pass(10_000);
	expect(await compute({ of: "a" })).toBe(1);
	expect(await compute({ of: "a" })).toBe(2);
	pass(60_001);
	expect(await compute({ of: "a" })).toBe(3);
});

it("keeps the old answer when renewing fails, and lets the failure be heard once it is too old", async () => {
	let time = 0;
	let fails = false;
	const work = async () => {
		if (fails) throw new Error("away");
		return 1;
	};
	const compute = cacheResponses(work, () => true, { now: () => time });
	await compute("a");
	fails = true;
	time = 10_000;
	expect(await compute("a")).toBe(1);
	time = 61_000;
	await expect(compute("a")).rejects.toThrow("away");
});

it("distinguishes questions as it is told to", async () => {
	let works = 0;
	const compute = cacheResponses(
		async (_question: { name: string }) => ++works,
		() => true,
		{ keyOf: ({ name }) => name.toLowerCase() },
	);
	expect([await compute({ name: "A" }), await compute({ name: "a" }), await compute({ name: "b" })]).toEqual([1, 1, 2]);
});
