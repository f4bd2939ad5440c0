/**
 * `npm run growth -- --data FOLDER [--cases N] [--part 0.1] [--due N]`: what of a portal's operation grows with accounts, releases and files. Fills
 * FOLDER with such a part of 100,000 accounts, 10,000 releases and 1,500,000 files (5 TB, by their rows alone), and with N cases; prints
 * Markdown: start, publication, purge, retention, sweeping. FOLDER stays for a next run with a larger part. With --due
 * so many settled cases are set back by twenty years, and retention is carried out.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compile } from "../schemas/compiler/index.ts";
import { startPortal } from "../scripts/portal-process.ts";
import { type Db, openDatabase } from "../server/database/connection.ts";
import { tryRetention } from "../server/jobs/retention.ts";
import { shippedSources } from "../server/release/shipped.ts";
import { deleteUnattached, unknownFiles } from "../server/repositories/messages/upload.ts";
import { deleteOldLog } from "../server/repositories/people/user-log.ts";
import { insertRelease } from "../server/repositories/releases/insert-release.ts";
import { makeCurrent } from "../server/repositories/releases/publication.ts";
import { seedScale } from "../server/seeding/seed-scale.ts";
import { localStorage } from "../server/uploads/local-storage.ts";
import { addOldRows, fillOperations } from "./growth/fill-operations.ts";
import { timeRetention } from "./growth/time-retention.ts";
import { median } from "./measure/statistics.ts";
import { FILLING } from "./scale/filling.ts";

const { values } = parseArgs({
	options: {
		data: { type: "string" },
		cases: { type: "string", default: "1000" },
		part: { type: "string", default: "0.1" },
		due: { type: "string", default: "0" },
	},
});
if (values.data === undefined)
	throw new Error("Usage: npm run growth -- --data FOLDER [--cases N] [--part 0.1] [--due N]");
const { data } = values;
const cases = Number(values.cases);
const part = Number(values.part);
const due = Number(values.due);
const amounts = { accounts: 100_000 * part, releases: 10_000 * part, uploads: 1_500_000 * part };
const ROUNDS = 3;
const OLD_ROWS = 100_000;

async function took(work: () => Promise<unknown>, rounds = ROUNDS): Promise<string> {
	const times: number[] = [];
	while (times.length < rounds) {
		const started = performance.now();
		await work();
		times.push(performance.now() - started);
	}
	return `${Math.round(median(times))} ms`;
}

async function inDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
	const database = await openDatabase({ url: null, folder: data, use: FILLING });
	return work(database).finally(() => database.close());
}

/** Publishes the shipped documents under a name that none had; compiling them, which knows nothing of what is stored, is not timed. */
async function publication(db: Db): Promise<string> {
	const times: number[] = [];
	while (times.length < ROUNDS) {
		const sources = shippedSources().map(({ path, text }) =>
			path === "site.json"
				? { path, text: JSON.stringify({ ...JSON.parse(text), name: crypto.randomUUID() }) }
				: { path, text },
		);
		const { release } = compile(sources);
		if (!release) throw new Error("The shipped documents have errors.");
		const started = performance.now();
		await db.transaction().execute(async (transaction) => {
			await insertRelease(transaction, release, sources);
			await makeCurrent(transaction, release.id, { origin: "shipped", author_id: null, note: "" });
		});
		times.push(performance.now() - started);
	}
	return `${Math.round(median(times))} ms`;
}

const env = { PORTICO_RATE_FACTOR: "100000" };
await (await startPortal({ data, env })).stop();
await inDatabase(async ({ jobs: db }) => {
	const have = Number(
		(
			await db
				.selectFrom("message")
				.select(({ fn }) => fn.countAll().as("n"))
				.executeTakeFirst()
		)?.n,
	);
	await seedScale(db, { cases: Math.max(0, cases - have), articles: 0, projects: 0 });
	await fillOperations(db, amounts);
});

const start = await took(async () => (await startPortal({ data, env })).stop());
const jobs = await inDatabase(async ({ jobs: db, reading }) => {
	const names = Array.from({ length: 1_000 }, () => crypto.randomUUID());
	await addOldRows(db, OLD_ROWS);
	return {
		"publication, once compiled": await publication(db),
		[`purge of ${OLD_ROWS.toLocaleString("en-US")} old rows`]: await took(() => deleteOldLog(db), 1),
		"purge of files that nobody attached": await took(() => deleteUnattached(db)),
		"looking up 1,000 stored files": await took(() => unknownFiles(db, names)),
		"counting what retention is due": await took(() => tryRetention(db)),
		...(due > 0 ? await timeRetention({ jobs: db, reading, storage: localStorage(join(data, "uploads")) }, due) : {}),
	};
});
console.log(
	`\n| ${cases} cases, ${amounts.accounts} accounts, ${amounts.releases} releases, ${amounts.uploads} files | |\n|---|---:|`,
);
for (const [what, time] of Object.entries({ "start to ready, and end": start, ...jobs }))
	console.log(`| ${what} | ${time} |`);
