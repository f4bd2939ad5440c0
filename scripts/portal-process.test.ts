import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { readyAddress, tellOfDeath } from "./portal-process.ts";

const running = (script: string) => spawn(process.execPath, ["-e", script], { stdio: "ignore" });

it("ends a server that is not ready in time, so that none is left running", async () => {
	const child = running("setInterval(() => {}, 1000)");
	await expect(readyAddress(child, () => "Starting", 50)).rejects.toThrow("The ready line did not come within 50 ms");
	expect(child.signalCode).toBe("SIGTERM");
});

it("says what a server printed that ended by itself", async () => {
	const child = running("process.exit(1)");
	await expect(readyAddress(child, () => "No port")).rejects.toThrow(/ended before it was ready[\s\S]*No port/);
	expect(child.exitCode).toBe(1);
});

it("gives the address of one that is ready, and leaves it running", async () => {
	const child = running("setInterval(() => {}, 1000)");
	expect(await readyAddress(child, () => "Portico ready at http://127.0.0.1:9")).toBe("http://127.0.0.1:9");
	expect(child.exitCode ?? child.signalCode).toBeNull();
	child.kill();
});

it("tells of a server that ends by itself, with what it printed last, and not of one that is ended", async () => {
	const told: string[] = [];
	const dying = running("process.exit(7)");
	const ended = running("setInterval(() => {}, 1000)");
	for (const child of [dying, ended])
		tellOfDeath(
			child,
			() => "out of memory",
			(text) => told.push(text),
		);
	ended.kill();
	await Promise.all([once(dying, "exit"), once(ended, "exit")]);
	expect(told).toEqual(["The server ended by itself (exit code 7). It printed last:\nout of memory"]);
});
