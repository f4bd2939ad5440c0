import { expect, it } from "vitest";
import { shareRunning } from "./share-running.ts";

it("works the same out once for all who ask meanwhile, and anew for who asks after", async () => {
	let works = 0;
	const work = shareRunning(async (question: { of: string }) => `${question.of} ${++works}`);
	const [first, second, other] = await Promise.all([work({ of: "a" }), work({ of: "a" }), work({ of: "b" })]);
	expect([first, second, other]).toEqual(["a 1", "a 1", "b 2"]);
	expect(await work({ of: "a" })).toBe("a 3");
});

it("lets all hear of a failure, and tries again for the next", async () => {
	let works = 0;
	const work = shareRunning(async (_question: string) => {
		works += 1;
		if (works === 1) throw new Error("away");
		return works;
	});
	const both = await Promise.allSettled([work("a"), work("a")]);
	expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(await work("a")).toBe(2);
});
