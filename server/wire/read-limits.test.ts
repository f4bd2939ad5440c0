import { expect, it } from "vitest";
import { createReadLimits, READ_LIMITS } from "./read-limits.ts";

it("lets an address read and search up to its limits in a minute, then says how long to wait", () => {
	let time = 0;
	const limits = createReadLimits({ rateFactor: 1 }, () => time);
	const many = (kind: "reads" | "searches", times: number) =>
		Array.from({ length: times }, () => limits.take(kind, "192.0.2.1")).filter((wait) => wait > 0);
	expect(many("searches", READ_LIMITS.searches)).toEqual([]);
	time = 15_000;
	expect(many("searches", 1)).toEqual([45]);
	expect(many("reads", READ_LIMITS.reads - READ_LIMITS.searches - 1)).toEqual([]);
	expect(many("reads", 1)).toEqual([45]);
	expect(limits.take("reads", "192.0.2.2")).toBe(0);
	time = 60_000;
	expect(many("searches", 1)).toEqual([]);
});

it("costs a read some microseconds", () => {
	const limits = createReadLimits({ rateFactor: 1 });
	const began = process.cpuUsage();
	for (let read = 0; read < 100_000; read += 1) limits.take("searches", `10.0.${read % 250}.${read % 199}`);
	const { user, system } = process.cpuUsage(began);
	expect((user + system) / 100_000).toBeLessThan(20);
});
