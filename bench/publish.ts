import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { ADMIN_MOBILE, type Portal } from "../scripts/portal-process.ts";
import { signIn } from "../scripts/sign-in.ts";
import { percentile } from "./measure/statistics.ts";
import { manyDocuments } from "./publish-documents.ts";

const DOCUMENTS = 300;
const ROUNDS = 5;

/** Between two questions to /healthz; each shows how long the event loop kept it waiting. */
const PAUSE_MS = 5;

type ResponseBody = { code: number; msg: string; data: unknown };

async function currentRelease(portal: Portal): Promise<unknown> {
	const response = await fetch(`${portal.url}/release/current.json`);
	const { id }: { id: string } = await response.json();
	return id;
}

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

async function publish(portal: Portal, token: string, round: number): Promise<number> {
	const body = JSON.stringify({ sources: manyDocuments(DOCUMENTS, round), base: await currentRelease(portal) });
	const headers = { "content-type": "application/json", authorization: token };
	const startedAt = performance.now();
	const response = await fetch(`${portal.url}/admin/api/releases`, { method: "POST", headers, body });
	const answer: ResponseBody = await response.json();
	if (answer.code !== 0)
		throw new Error(`The bench's documents were refused: ${JSON.stringify(answer).slice(0, 2000)}`);
	return performance.now() - startedAt;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** How long /healthz takes while 300 documents are published, as a Markdown table. */
export async function publishBeside(portal: Portal): Promise<string> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const rows: string[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const publishing = publish(portal, token, round);
		const sample = await healthBeside(portal, publishing);
		const figures = [percentile(sample, 0.5), percentile(sample, 0.95), Math.max(...sample), await publishing].map(ms);
		rows.push(`| ${round + 1} | ${figures.join(" | ")} |`);
	}
	const title = `### /healthz beside a publication of ${DOCUMENTS} documents`;
	return [
		title,
		"",
		"| publication | p50 | p95 | longest | publishing |",
		"|---|---:|---:|---:|---:|",
		...rows,
		"",
	].join("\n");
}
