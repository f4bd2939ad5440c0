import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { Orphans, processState, withProcessorTime } from "./processor-time.ts";

const state = (pid: number, parent: number, ticks: number) => ({ pid, parent, started: 1, ticks });

it("reads a process whose name is made to mislead", () => {
	const stat = "42 (a) b (c) S 7 42 42 0 -1 4194560 1 2 3 4 100 20 3 4 20 0 1 0 12345 6 7";
	expect(processState(stat)).toEqual({ pid: 42, parent: 7, started: 12_345, ticks: 127 });
});

it("counts what outlived its parent by what it was last seen with, and nothing else", () => {
	const orphans = new Orphans(10);
	orphans.see([state(1, 0, 900), state(10, 1, 5), state(11, 10, 6), state(12, 11, 7), state(99, 1, 800)]);
	expect(orphans.ticks).toBe(0);
	orphans.see([state(1, 0, 900), state(10, 1, 5), state(12, 1, 50), state(13, 12, 3), state(99, 1, 800)]);
	orphans.see([state(1, 0, 900), state(10, 1, 5), state(99, 1, 800)]);
	expect(orphans.ticks).toBe(50);
});

/** Works for a quarter of a second of processor time; asking how much it was takes a good part of that itself. */
const BUSY =
	"for (const used = process.cpuUsage; used().user + used().system < 250_000; ) for (let n = 0; n < 1e5; n++);";
/** Works as long once its parent has gone, and stays to be seen. */
const LATER = `setTimeout(() => { ${BUSY} }, 1500); setTimeout(() => {}, 3500);`;
const LEAVING = `
	const options = { detached: true, stdio: ["ignore", "inherit", "ignore"] };
	require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(LATER)}], options).unref();
	setTimeout(() => {}, 1200);
`;

it("measures what processes used, with what one of them left behind, where the system tells it", async () => {
	const { seconds } = await withProcessorTime(async () => {
		for (const script of [BUSY, LEAVING])
			await once(spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "ignore"] }), "close");
	});
	if (process.platform === "linux") expect(seconds).toBeGreaterThan(0.49);
	else expect(seconds).toBeNull();
});
