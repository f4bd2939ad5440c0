/** Run as a worker: asks an address again and again, and posts how long each response took, in ms, once it is told to end. */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const PAUSE_MS = 20;
const times: number[] = [];
let isOver = false;
parentPort?.once("message", () => {
	isOver = true;
});

while (!isOver) {
	const before = performance.now();
	await (await fetch(String(workerData))).text();
	times.push(performance.now() - before);
	await sleep(PAUSE_MS);
}
parentPort?.postMessage(times);
