/**
 * Run as a worker: readers who arrive at a steady pace, whether or not those before them were served, as a crowd does. Posts what
 * each of them met with. `workerData` says where, how many a second and for how many seconds.
 */
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** What readers ask for, the home page as often as all others. */
const PATHS = [
	"/",
	"/article/index",
	"/",
	"/message/index",
	"/",
	"/report/index?form=complaint",
	"/",
	"/release/current.json",
];

/** How often readers arrive, in milliseconds; those of one such time come together. */
const TICK_MS = 20;

/** A reader waits as long as a browser's page does at the portal (spec §9). */
const PATIENCE_MS = 5_000;

/** What happened: the HTTP status, or 0 where nothing came in time, and after how many milliseconds from the reader's arrival. */
export type Met = { status: number; ms: number };

export type Rush = { origin: string; rate: number; seconds: number };

/** A crowd has as many connections as readers; one machine can open so many. */
const MAX_CONNECTIONS = 8_000;

const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });

function readOne(url: string): Promise<Met> {
	const arrived = performance.now();
	const { promise, resolve } = Promise.withResolvers<Met>();
	const met = (status: number) => resolve({ status, ms: performance.now() - arrived });
	const request = get(url, { agent, headers: { accept: "text/html", "accept-encoding": "br" } }, (response) => {
		response.resume();
		response.once("end", () => met(response.statusCode ?? 0));
	});
	request.setTimeout(PATIENCE_MS, () => request.destroy());
	request.once("error", () => met(0));
	request.once("close", () => met(0));
	return promise;
}

async function rush({ origin, rate, seconds }: Rush): Promise<Met[]> {
	const readers: Promise<Met>[] = [];
	const began = performance.now();
	for (let now = 0; now < seconds * 1000; now = performance.now() - began) {
		for (const due = (now / 1000) * rate; readers.length < due; )
			readers.push(readOne(origin + PATHS[readers.length % PATHS.length]));
		await sleep(TICK_MS);
	}
	return Promise.all(readers);
}

if (parentPort) {
	const met = await rush(workerData);
	agent.destroy();
	parentPort.postMessage(met);
}
