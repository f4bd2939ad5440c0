import { join } from "node:path";
import type { DocumentSource } from "../schemas/compiler/index.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import { ADMIN_MOBILE, type PortalProcess } from "../scripts/portal-process.ts";
import { signIn } from "../scripts/sign-in.ts";
import { processorMs } from "./desk/processor-time.ts";
import { atMost } from "./measure/limits.ts";
import { publishSources } from "./measure/publish-sources.ts";
import { median, percentile } from "./measure/statistics.ts";
import { type OpenTab, openTab } from "./tabs/open-tab.ts";

const TABS = 200;
const ROUNDS = 5;

/** What a portal must be started with, so that one address may have so many tabs. */
export const TABS_ENVIRONMENT = { PORTICO_STREAMS_PER_ADDRESS: String(2 * TABS) };

/** Within so long all but one in a hundred have the release, once publishing was answered, in milliseconds. */
const MAX_SHOWN_MS = 1_000;

/** Where the tabs stand: at the form that is published anew. */
const PLACE = { path: "/report/index", locale: "zh-CN" };
const FORM = "forms/complaint.json";

const SHIPPED = join(import.meta.dirname, "../schemas/documents");

/** The shipped documents with another title of the form. */
const renamed = (round: number): DocumentSource[] =>
	readDocuments(SHIPPED).map(({ path, text }) => ({
		path,
		text: path === FORM ? text.replace(/"title": "([^"]*)"/, `"title": "$1 ${Date.now()}.${round}"`) : text,
	}));

/** Milliseconds after the answer; what was there before it was there at once. */
const after = (answeredAt: number, at: number) => Math.max(0, at - answeredAt);

const row = (title: string, sample: readonly number[]) =>
	`| ${title} | ${[median(sample), percentile(sample, 0.99), Math.max(...sample)].map((ms) => `${ms.toFixed(0)} ms`).join(" | ")} |`;

/** Milliseconds on a processor so far: of the server, and of this process, which all tabs are in. */
const busyNow = ({ process: server }: PortalProcess) => ({
	server: processorMs(server.pid ?? 0),
	tabs: processorMs(process.pid),
});

/** How long after publishing so many open tabs have the new release, as a Markdown table. */
export async function publishToTabs(portal: PortalProcess, tabs = TABS, rounds = ROUNDS): Promise<string> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const open: OpenTab[] = [];
	const told: number[] = [];
	const shown: number[] = [];
	const publishing: number[] = [];
	const server: number[] = [];
	const own: number[] = [];
	try {
		for (let place = 0; place < tabs; place++) open.push(await openTab(portal.url, PLACE));
		for (let round = 0; round < rounds; round++) {
			const { id, ms, answeredAt } = await publishSources(portal, token, renamed(round));
			const before = busyNow(portal);
			const seen = await Promise.all(open.map((tab) => tab.has(id)));
			const busy = busyNow(portal);
			server.push(busy.server - before.server);
			own.push(busy.tabs - before.tabs);
			publishing.push(ms);
			told.push(...seen.map(({ toldAt }) => after(answeredAt, toldAt)));
			shown.push(...seen.map(({ shownAt }) => after(answeredAt, shownAt)));
		}
	} finally {
		for (const tab of open) tab.close();
	}
	return [
		`### From publishing to ${tabs} open tabs, ${rounds} publications`,
		"",
		"| | p50 | p99 | longest |",
		"|---|---:|---:|---:|",
		row("publishing the shipped documents, until it is answered", publishing),
		row("from then on until a tab is told", told),
		row("until it has fetched and verified what its page needs", shown),
		row("the thread that serves, on a processor meanwhile", server),
		row("the thread that all tabs are in", own),
		"",
		atMost("A tab has what is published (p99)", percentile(shown, 0.99), MAX_SHOWN_MS),
		"",
	].join("\n");
}
