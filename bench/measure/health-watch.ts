/** Run as a worker: asks an address again and again. At each message posts how long each response since the last took, in ms. */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const { url, pauseMs }: { url: string; pauseMs: number } = workerData;
const times: number[] = [];
parentPort?.on("message", () => parentPort?.postMessage(times.splice(0)));

for (;;) {
	const before = performance.now();
	await (await fetch(url)).text();
	times.push(performance.now() - before);
	await sleep(pauseMs);
}
