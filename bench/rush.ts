/**
 * `npm run rush -- [--rates 500,1500] [--seconds 20] [--ask pages|lists]`: so many readers a second come to a portal that this starts on 127.0.0.1 with
 * its example content, at each pace in turn, for pages, or by calls for lists and searches that nothing is kept of, while citizens file cases. Prints Markdown: how many were served and how fast, how many
 * were told to come again (429 or 503), how many got no response, and how long filing took beside them.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { submissionTo } from "../scripts/drill/citizen.ts";
import { startPortal } from "../scripts/portal-process.ts";
import { processorMs } from "./desk/processor-time.ts";
import { percentile } from "./measure/statistics.ts";
import type { Met, Rush } from "./rush/readers.ts";

const { values } = parseArgs({
	options: {
		rates: { type: "string", default: "500,1500" },
		seconds: { type: "string", default: "20" },
		ask: { type: "string", default: "pages" },
	},
});
const seconds = Number(values.seconds);
const ask = values.ask === "lists" ? "lists" : "pages";

/** Between two cases that are filed, in milliseconds. */
const FILING_PAUSE_MS = 250;

const portal = await startPortal({ env: { PORTICO_RATE_FACTOR: "1000000" } });

/** Files cases until it is told to end; how long each took until it was acknowledged, in milliseconds. */
async function fileCases(ended: () => boolean): Promise<{ ms: number[]; refused: number }> {
	const submission = await submissionTo(portal.url);
	const filed = { ms: [] as number[], refused: 0 };
	for (; !ended(); await sleep(FILING_PAUSE_MS)) {
		const begun = performance.now();
		const response = await fetch(`${portal.url}/report/api.Messages/index`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ ...submission, idempotency_key: randomUUID() }),
		});
		const { code }: { code: number } = await response.json();
		if (code === 0) filed.ms.push(performance.now() - begun);
		else filed.refused += 1;
	}
	return filed;
}

/** Lets readers come from a thread of their own, so that what is measured is not this one's waiting. */
async function readersAt(rush: Rush): Promise<Met[]> {
	const worker = new Worker(new URL("rush/readers.ts", import.meta.url), { workerData: rush });
	const [met]: Met[][] = await once(worker, "message");
	return met ?? [];
}

const ms = (sample: readonly number[], share: number) => `${percentile(sample, share).toFixed(0)} ms`;

async function play(rate: number): Promise<void> {
	let over = false;
	const before = processorMs(portal.process.pid ?? 0);
	const filing = fileCases(() => over);
	const met = await readersAt({ origin: portal.url, rate, seconds, ask });
	over = true;
	const filed = await filing;
	const used = (processorMs(portal.process.pid ?? 0) - before) / 1000;
	const served = met.filter(({ status }) => status === 200).map((one) => one.ms);
	const later = met.filter(({ status }) => status === 429 || status === 503);
	const none = met.length - served.length - later.length;
	console.log(
		`| ${rate} | ${met.length} | ${served.length} | ${ms(served, 0.5)} | ${ms(served, 0.99)} | ${later.length} | ${none} | ${filed.ms.length}, ${filed.refused} refused | ${ms(filed.ms, 0.5)} | ${ms(filed.ms, 0.99)} | ${used.toFixed(1)} s |`,
	);
}

try {
	// Pages are rendered once before the crowd comes, as they are after each publication.
	await readersAt({ origin: portal.url, rate: 20, seconds: 2, ask });
	console.log(
		"| readers a second | came | served | p50 | p99 | told to come again | no response | cases filed | p50 | p99 | server on a processor |",
	);
	console.log("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
	for (const rate of values.rates.split(",").map(Number)) await play(rate);
} finally {
	await portal.stop();
}
