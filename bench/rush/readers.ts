/**
 * Run as a worker: readers who arrive at a steady pace, whether or not those before them were served, as a crowd does. Posts what
 * each of them met with. `workerData` says where, how many a second and for how many seconds.
 */
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** The home page as often as all others. */
const PAGES = [
	"/",
	"/article/index",
	"/",
	"/message/index",
	"/",
	"/report/index?form=complaint",
	"/",
	"/release/current.json",
];

/** Lists of cases, of more and of fewer, and words that are looked for: each is read from the database. */
const listAt = (reader: number): string =>
	reader % 4 === 0
		? `/report/api.Messages/getList?page=1&keyword=lamp${reader}`
		: `/report/api.Messages/getList?page=1&limit=${10 + (reader % 40)}`;

/** What readers come for, by who comes as which. */
const ADDRESSES = {
	pages: (reader: number) => PAGES[reader % PAGES.length] ?? "/",
	lists: listAt,
};

/** How often readers arrive, in milliseconds; those of one such time come together. */
const TICK_MS = 20;

/** A reader waits as long as a browser's page does at the portal (spec §9). */
const RESPONSE_WAIT_MS = 5_000;

/** A call that is refused comes as HTTP 200 in a short body, which is not compressed, with the code before all else (spec §5). */
const CODE = /^\{"code":(\d+)/;

/** What happened: the HTTP status, or 0 where nothing came in time, and after how many milliseconds from the reader's arrival. */
export type Met = { status: number; ms: number };

export type Rush = { origin: string; rate: number; seconds: number; ask: keyof typeof ADDRESSES };

/** A crowd has as many connections as readers; one machine can open so many. */
const MAX_CONNECTIONS = 8_000;

const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });

function readOne(url: string): Promise<Met> {
	const arrived = performance.now();
	const { promise, resolve } = Promise.withResolvers<Met>();
	const met = (status: number) => resolve({ status, ms: performance.now() - arrived });
	const request = get(
		url,
		{ agent, headers: { accept: "text/html, application/json", "accept-encoding": "br" } },
		(response) => {
			let status = response.statusCode ?? 0;
			response.once("data", (bytes: Buffer) => {
				status = Number(CODE.exec(bytes.subarray(0, 20).toString())?.[1]) || status;
			});
			response.once("end", () => met(status));
		},
	);
	request.setTimeout(RESPONSE_WAIT_MS, () => request.destroy());
	request.once("error", () => met(0));
	request.once("close", () => met(0));
	return promise;
}

async function rush({ origin, rate, seconds, ask }: Rush): Promise<Met[]> {
	const readers: Promise<Met>[] = [];
	const began = performance.now();
	for (let now = 0; now < seconds * 1000; now = performance.now() - began) {
		for (const due = (now / 1000) * rate; readers.length < due; )
			readers.push(readOne(origin + ADDRESSES[ask](readers.length)));
		await sleep(TICK_MS);
	}
	return Promise.all(readers);
}

if (parentPort) {
	const met = await rush(workerData);
	agent.destroy();
	parentPort.postMessage(met);
}
