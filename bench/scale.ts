/**
 * `node bench/scale.ts [--rows 100000] [--rounds 40] [--data FOLDER]`: every list, search and figure of a portal with so
 * many rows, through its API. Prints Markdown: the first page beside page 5,000, searches in Chinese and English,
 * statistics and facets, and what the desk asks. FOLDER keeps the filled database for the next run.
 */
import { parseArgs } from "node:util";
import { ADMIN_MOBILE, startPortal } from "../scripts/portal-process.ts";
import { signIn } from "../scripts/sign-in.ts";
import { apiClient, inTurns } from "./measure/api-client.ts";
import { percentile } from "./measure/statistics.ts";
import { deskWorksOf } from "./scale/desk-works.ts";
import { fillPortal } from "./scale/fill-portal.ts";
import { listsOf, type MeasuredWork, worksOf } from "./scale/works.ts";

const { values } = parseArgs({
	options: {
		rows: { type: "string", default: "100000" },
		rounds: { type: "string", default: "40" },
		data: { type: "string" },
	},
});
const rows = Number(values.rows);
const rounds = Number(values.rounds);
const FAR = 5_000;

const portal = await startPortal({
	...(values.data && { data: values.data }),
	env: { PORTICO_RATE_FACTOR: "100000" },
});

const ms = (value: number) => `${value.toFixed(1)} ms`;
const both = (sample: readonly number[]) => `${ms(percentile(sample, 0.5))} | ${ms(percentile(sample, 0.95))}`;

async function printLists(request: ReturnType<typeof apiClient>): Promise<void> {
	console.log(`\n| list | rows | page 1 p50 | p95 | page ${FAR.toLocaleString("en-US")} p50 | p95 | ratio |`);
	console.log("|---|---:|---:|---:|---:|---:|---:|");
	for (const { title, read } of listsOf(request)) {
		const total = await read(1);
		const far = Math.min(FAR, Math.floor(total / 10));
		await inTurns([() => read(1), () => read(far)], 5);
		const [first = [], last = []] = await inTurns([() => read(1), () => read(far)], rounds);
		const ratio = percentile(last, 0.5) / percentile(first, 0.5);
		const name = far === FAR ? title : `${title} (page ${far})`;
		console.log(
			`| ${name} | ${total.toLocaleString("en-US")} | ${both(first)} | ${both(last)} | ${ratio.toFixed(1)} × |`,
		);
	}
}

async function printWorks(works: readonly MeasuredWork[]): Promise<void> {
	console.log("\n| | p50 | p95 |\n|---|---:|---:|");
	for (const { title, work } of works) {
		await inTurns([work], 3);
		const [sample = []] = await inTurns([work], rounds);
		console.log(`| ${title} | ${both(sample)} |`);
	}
}

try {
	const { token, user_info } = await signIn(portal, "13700000001");
	await fillPortal(portal.data, rows, user_info.id);
	const request = apiClient(portal.url, token);
	await printLists(request);
	await printWorks(worksOf(request));
	await printWorks(deskWorksOf(portal.url, (await signIn(portal, ADMIN_MOBILE)).token));
} finally {
	await portal.stop();
}
