import { ADMIN_MOBILE, type Portal } from "../scripts/portal-process.ts";
import { signIn } from "../scripts/sign-in.ts";
import { atMost } from "./measure/limits.ts";
import { type Published, publishSources } from "./measure/publish-sources.ts";
import { percentile } from "./measure/statistics.ts";
import { watchHealth } from "./measure/watch-health.ts";
import { manyDocuments } from "./publish-documents.ts";

const DOCUMENTS = 300;
const ROUNDS = 5;

/** Between two questions to /healthz; each shows how long the event loop kept it waiting. */
const PAUSE_MS = 5;

/** The longest that /healthz may take while documents are published. */
const MAX_HEALTH_MS = 50;

const ms = (value: number) => `${value.toFixed(1)} ms`;

/**
 * How long /healthz takes while so many documents are published, as a Markdown table; the bench fails where one call took longer
 * than is meant.
 */
export async function publishBeside(portal: Portal, documents = DOCUMENTS, rounds = ROUNDS): Promise<string> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const watch = watchHealth(`${portal.url}/healthz`, PAUSE_MS);
	const rows: string[] = [];
	let longest = 0;
	for (let round = 0; round < rounds; round++) {
		const sources = manyDocuments(documents, round);
		let published: Published | undefined;
		const sample = await watch.beside(async () => {
			published = await publishSources(portal, token, sources);
		});
		const most = Math.max(...sample);
		const figures = [percentile(sample, 0.5), percentile(sample, 0.95), most, published?.ms ?? Number.NaN].map(ms);
		rows.push(`| ${round + 1} | ${figures.join(" | ")} |`);
		longest = Math.max(longest, most);
	}
	await watch.end();
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
