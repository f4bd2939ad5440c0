/**
 * `npm run desk-load -- [--data FOLDER] [--rows 9900] [--tabs 200] [--moves 500] [--bulk 10000] [--seconds 60]`: a busy desk. So
 * many tabs listen and ask for their lists again, so many cases a minute are given to somebody by several hands, and meanwhile a bulk
 * step goes over up to so many. The portal is one that this starts on 127.0.0.1 and stops again; what it may do at most is bounded.
 * Prints Markdown: how long until a change was heard in a tab, a list with its counts, a move; how far the bulk step came meanwhile,
 * and until when it was through; and for how long the server and its database were on a processor.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ADMIN_MOBILE, startPortal } from "../scripts/portal-process.ts";
import { post, signIn } from "../scripts/sign-in.ts";
import { openDatabase } from "../server/database/connection.ts";
import { seedScale } from "../server/seeding/seed-scale.ts";
import { processorMs, processorMsIn } from "./desk/processor-time.ts";
import { openTab, type Seen, type Tab } from "./desk/tabs.ts";
import { percentile } from "./measure/statistics.ts";

const { values } = parseArgs({
	options: {
		data: { type: "string" },
		rows: { type: "string", default: "9900" },
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

const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

const row = (title: string, sample: readonly number[]) =>
	console.log(
		`| ${title} | ${sample.length} | ${percentile(sample, 0.5).toFixed(0)} ms | ${percentile(sample, 0.95).toFixed(0)} ms |`,
	);

/** As many hands give cases to somebody at once, each its own. */
const HANDS = 10;
/** How long is waited for the bulk step at most, in milliseconds. */
const BULK_WAIT_MS = 900_000;

/** Gives cases to somebody, one after another at its share of the asked pace; how long each took goes to `took`. */
async function giveCases(token: string, cases: Map<string, number>, startedAt: Map<string, number>, took: number[]) {
	const until = performance.now() + seconds * 1000;
	const ids = [...cases.keys()];
	for (let turn = 0; performance.now() < until && movesAMinute > 0; turn++) {
		const id = ids[turn % ids.length] ?? "";
		const begun = performance.now();
		startedAt.set(id, begun);
		const body = { id, version: cases.get(id), priority: (turn % 4) - 1 };
		const { code, data } = await post<{ version: number }>(portal, "admin/api/desk/cases/assign", body, token);
		if (code === 0) took.push(performance.now() - begun);
		// Where the bulk step was faster, the newest version is what the next move is made over.
		const version = code === 0 ? data.version : (await read<{ version: number }>(token, `case?id=${id}`)).version;
		cases.set(id, version);
		await sleep(Math.max(0, (HANDS * 60_000) / movesAMinute - (performance.now() - begun)));
	}
}

/** Gives cases to somebody by all hands; returns how long each took. */
async function moveAll(token: string, startedAt: Map<string, number>): Promise<number[]> {
	const { list } = await read<Listed>(token, "cases?limit=50&sort=newest");
	const took: number[] = [];
	const hands = Array.from({ length: HANDS }, (_, hand) => list.filter((_, place) => place % HANDS === hand));
	const work = hands.map((own) =>
		giveCases(token, new Map(own.map(({ id, version }) => [id, version])), startedAt, took),
	);
	await Promise.all(work);
	return took;
}

type BulkState = { bulk: { done: number; refused: number; state: string } | null };

/** Waits until a bulk step is through; returns how it stands then. */
async function bulkEnded(token: string): Promise<BulkState> {
	const end = performance.now() + BULK_WAIT_MS;
	for (;;) {
		const found = await read<BulkState>(token, "bulk");
		if (found.bulk?.state !== "running" || performance.now() > end) return found;
		await sleep(500);
	}
}

try {
	await fill();
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const startedAt = new Map<string, number>();
	const seen: Seen = { startedAt, heardMs: [], listMs: [], failures: new Map() };
	const open: Tab[] = [];
	for (let place = 0; place < tabs; place++)
		open.push(await openTab(portal.url, token, `limit=20&${QUERIES[place % QUERIES.length]}`, seen));
	seen.listMs.length = 0;
	const bulk = most(values.bulk, 10_000) > 0 ? { query: "open=any", do: "note", note: "Looked at." } : null;
	const startedMs = performance.now();
	const busyBefore = processorMs(portal.process.pid ?? 0);
	const databaseBefore = processorMsIn(portal.data);
	const begun = bulk && (await post<{ total: number }>(portal, "admin/api/desk/bulk", bulk, token));
	const took = await moveAll(token, startedAt);
	const busy = processorMs(portal.process.pid ?? 0) - busyBefore;
	const databaseBusy = processorMsIn(portal.data) - databaseBefore;
	const meanwhile = await read<BulkState>(token, "bulk");
	for (const tab of open) tab.stop();
	const failed = [...seen.failures].map(([why, times]) => `${times} of ${why}`).join(", ") || "none";
	console.log(`${tabs} tabs, ${took.length} moves in ${seconds} s; calls that failed: ${failed}`);
	console.log(
		`On a processor for ${inSeconds(busy)} s of them: the server; for ${inSeconds(databaseBusy)} s: its database.`,
	);
	if (begun) {
		console.log(`Bulk step: ${meanwhile.bulk?.done} of ${begun.data.total} cases done meanwhile,`);
		const ended = await bulkEnded(token);
		const after = ((performance.now() - startedMs) / 1000).toFixed(0);
		console.log(`${ended.bulk?.done} done and ${ended.bulk?.refused} refused after ${after} s.`);
	}
	console.log("\n| | times | p50 | p95 |\n|---|---:|---:|---:|");
	row("a move", took);
	row("until a tab heard of it, from its beginning", seen.heardMs);
	row("a list with its counts, read by a tab", seen.listMs);
} finally {
	await portal.stop();
}
