/**
 * `node bench/desk-database.ts --data FOLDER [--rounds 20]`: what the desk asks of the database of a filled portal (`npm run seed --
 * --scale N` with PORTICO_DATA=FOLDER), nothing kept between the rounds. Prints Markdown: the time on the clock, and the time that the
 * database's process was on a processor, which a busy machine does not stretch.
 */
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { type Db, openDatabase } from "../server/database/connection.ts";
import { closedStates } from "../server/desk/closed-states.ts";
import type { DeskReader } from "../server/repositories/desk/desk-cases.ts";
import { processorMs } from "./desk/processor-time.ts";
import { type DeskQuestion, deskQuestions } from "./desk/questions.ts";
import { percentile } from "./measure/statistics.ts";

const { values } = parseArgs({ options: { data: { type: "string" }, rounds: { type: "string", default: "20" } } });
if (!values.data) throw new Error("Say which portal: node bench/desk-database.ts --data FOLDER");

const ms = (sample: readonly number[], share: number) => `${percentile(sample, share).toFixed(1)} ms`;

async function measure(db: Db, reader: DeskReader, { title, ask }: DeskQuestion): Promise<void> {
	const clock: number[] = [];
	const processor: number[] = [];
	for (let round = -2; round < Number(values.rounds); round++)
		await db.connection().execute(async (connection) => {
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
			const pid = rows[0]?.pid ?? 0;
			const startedAt = performance.now();
			const before = processorMs(pid);
			await ask(connection, reader);
			if (round < 0) return;
			clock.push(performance.now() - startedAt);
			processor.push(processorMs(pid) - before);
		});
	const cells = [ms(clock, 0.5), ms(clock, 0.95), ms(processor, 0.5), ms(processor, 0.95)];
	console.log(`| ${[title, ...cells].join(" | ")} |`);
}

const { db, close } = await openDatabase({ url: process.env.DATABASE_URL ?? null, folder: values.data });
try {
	const { rows } = await sql<{ cases: number; open: number }>`
		select count(*) as cases, count(*) filter (where due_at < '9999-01-01T00:00:00Z') as open from message
	`.execute(db);
	const people = await db.selectFrom("app_user").selectAll().where("mobile", "like", "100%").limit(1).execute();
	const [person] = people;
	if (!person) throw new Error("Nobody handles the cases of this portal: fill it with npm run seed.");
	const reader: DeskReader = { user: { ...person, roles: ["handler"] }, closed: await closedStates(db) };
	console.log(
		`${rows[0]?.cases.toLocaleString("en-US")} cases, ${rows[0]?.open.toLocaleString("en-US")} of them open\n`,
	);
	console.log("| question | clock p50 | p95 | processor p50 | p95 |\n|---|---:|---:|---:|---:|");
	for (const question of deskQuestions(person.id)) await measure(db, reader, question);
} finally {
	await close();
}
