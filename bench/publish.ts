import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { ADMIN_MOBILE, type Portal } from "../scripts/portal-process.ts";
import { signIn } from "../scripts/sign-in.ts";
import { atMost } from "./measure/limits.ts";
import { publishSources } from "./measure/publish-sources.ts";
import { percentile } from "./measure/statistics.ts";
import { manyDocuments } from "./publish-documents.ts";

const DOCUMENTS = 300;
const ROUNDS = 5;

/** Between two questions to /healthz; each shows how long the event loop kept it waiting. */
const PAUSE_MS = 5;

/** So long /healthz may take at most while documents are published, in milliseconds. */
const MAX_HEALTH_MS = 50;

/** Milliseconds that /healthz takes, again and again until `work` is done. */
async function healthBeside(portal: Portal, work: Promise<unknown>): Promise<number[]> {
	let working = true;
	const done = work.finally(() => {
		working = false;
	});
	const sample: number[] = [];
	while (working) {
		const startedAt = performance.now();
		await (await fetch(`${portal.url}/healthz`)).text();
		sample.push(performance.now() - startedAt);
		await pause(PAUSE_MS);
	}
	await done;
	return sample;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

/**
 * How long /healthz takes while so many documents are published, as a Markdown table; the bench fails where one call took longer
 * than is meant.
 */
export async function publishBeside(portal: Portal, documents = DOCUMENTS, rounds = ROUNDS): Promise<string> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const rows: string[] = [];
	let longest = 0;
	for (let round = 0; round < rounds; round++) {
		const publishing = publishSources(portal, token, manyDocuments(documents, round));
		const sample = await healthBeside(portal, publishing);
		const most = Math.max(...sample);
		const figures = [percentile(sample, 0.5), percentile(sample, 0.95), most, (await publishing).ms].map(ms);
		rows.push(`| ${round + 1} | ${figures.join(" | ")} |`);
		longest = Math.max(longest, most);
	}
	return [
		`### /healthz beside a publication of ${documents} documents`,
		"",
		"| publication | p50 | p95 | longest | publishing |",
		"|---|---:|---:|---:|---:|",
		...rows,
		"",
		atMost("/healthz at its longest", longest, MAX_HEALTH_MS),
		"",
	].join("\n");
}
