/**
 * `node bench/desk-load.ts [--data FOLDER] [--rows 20000] [--tabs 200] [--moves 500] [--bulk 10000] [--seconds 60]`: a busy desk. So
 * many tabs listen and ask for their lists again, so many cases a minute are given to somebody, and meanwhile a bulk step goes over up
 * to so many. The portal is one that this starts on 127.0.0.1 and stops again; what it may do at most is bounded. Prints Markdown: how
 * long until a change was heard in a tab, a list with its counts, a move; and how far the bulk step came.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ADMIN_MOBILE, startPortal } from "../scripts/portal-process.ts";
import { post, signIn } from "../scripts/sign-in.ts";
import { openDatabase } from "../server/database/connection.ts";
import { seedScale } from "../server/database/seed-scale.ts";
import { openTab, type Seen, type Tab } from "./desk/tabs.ts";
import { percentile } from "./measure/statistics.ts";

const { values } = parseArgs({
	options: {
		data: { type: "string" },
		rows: { type: "string", default: "20000" },
		tabs: { type: "string", default: "200" },
		moves: { type: "string", default: "500" },
		bulk: { type: "string", default: "10000" },
		seconds: { type: "string", default: "60" },
	},
});
const most = (text: string, limit: number) => Math.min(Math.max(0, Number(text)), limit);
const tabs = most(values.tabs, 1_000);
const movesAMinute = most(values.moves, 6_000);
const seconds = most(values.seconds, 600);

const QUERIES = ["", "assignee=me", "team=streets", "overdue=overdue", "category=noise", "priority=urgent"];

const portal = await startPortal({
	...(values.data && { data: values.data }),
	env: { PORTICO_RATE_FACTOR: "100000" },
});
type Listed = { list: { id: string; version: number }[]; total: number };

async function fill(): Promise<void> {
	const { db, close } = await openDatabase({ url: process.env.DATABASE_URL ?? null, folder: portal.data });
	try {
		const { count } = await db
			.selectFrom("message")
			.select((eb) => eb.fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow();
		await seedScale(db, { cases: Math.max(0, Number(values.rows) - Number(count)), articles: 0, projects: 0 });
	} finally {
		await close();
	}
}

async function read<T>(token: string, path: string): Promise<T> {
	const response = await fetch(`${portal.url}/admin/api/desk/${path}`, { headers: { authorization: token } });
	const { code, msg, data }: { code: number; msg: string; data: T } = await response.json();
	if (code !== 0) throw new Error(`${path}: ${msg}`);
	return data;
}

const row = (title: string, sample: readonly number[]) =>
	console.log(
		`| ${title} | ${sample.length} | ${percentile(sample, 0.5).toFixed(0)} ms | ${percentile(sample, 0.95).toFixed(0)} ms |`,
	);

/** Gives cases to somebody, one after another at the asked pace; returns how long each took. */
async function giveCases(token: string, startedAt: Map<string, number>): Promise<number[]> {
	const { list } = await read<Listed>(token, "cases?limit=50&sort=newest");
	const versions = new Map(list.map(({ id, version }) => [id, version]));
	const took: number[] = [];
	const until = performance.now() + seconds * 1000;
	for (let turn = 0; performance.now() < until && movesAMinute > 0; turn++) {
		const [id = "", version = 0] = [...versions][turn % versions.size] ?? [];
		const begun = performance.now();
		startedAt.set(id, begun);
		const body = { id, version, priority: (turn % 4) - 1 };
		const { code, data } = await post<{ version: number }>(portal, "admin/api/desk/cases/assign", body, token);
		if (code === 0) versions.set(id, data.version);
		took.push(performance.now() - begun);
		await sleep(Math.max(0, 60_000 / movesAMinute - (performance.now() - begun)));
	}
	return took;
}

try {
	await fill();
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const startedAt = new Map<string, number>();
	const heardMs: number[] = [];
	const seen: Seen = {
		...{ listMs: [], failed: 0 },
		heard(id) {
			const begun = startedAt.get(id);
			if (begun !== undefined) heardMs.push(performance.now() - begun);
		},
	};
	const open: Tab[] = [];
	for (let place = 0; place < tabs; place++)
		open.push(await openTab(portal.url, token, `limit=20&${QUERIES[place % QUERIES.length]}`, seen));
	seen.listMs.length = 0;
	const bulk = most(values.bulk, 10_000) > 0 ? { query: "open=open", do: "note", note: "Looked at." } : null;
	const begun = bulk && (await post<{ total: number }>(portal, "admin/api/desk/bulk", bulk, token));
	const took = await giveCases(token, startedAt);
	const done = await read<{ bulk: { done: number; refused: number } | null }>(token, "bulk");
	for (const tab of open) tab.stop();
	console.log(`${tabs} tabs, ${took.length} moves in ${seconds} s, ${seen.failed} requests failed`);
	if (begun) console.log(`bulk step: ${done.bulk?.done} of ${begun.data.total} cases done meanwhile`);
	console.log("\n| | times | p50 | p95 |\n|---|---:|---:|---:|");
	row("a move", took);
	row("until a tab heard of it, from its beginning", heardMs);
	row("a list with its counts, read by a tab", seen.listMs);
} finally {
	await portal.stop();
}
