import { expect, it, vi } from "vitest";
import { onceForEach } from "./once-for-each.ts";

it("works once for each object, also where what came of it is false, and anew for one that only looks the same", () => {
	const work = vi.fn(({ name }: { name: string }) => name === "a");
	const once = onceForEach(work);
	const a = { name: "a" };
	const b = { name: "b" };
	expect([once(a), once(a), once(b), once(b)]).toEqual([true, true, false, false]);
	expect(work).toHaveBeenCalledTimes(2);
	expect(once({ name: "a" })).toBe(true);
	expect(work).toHaveBeenCalledTimes(3);
});
