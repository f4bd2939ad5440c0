import { setTimeout as sleep } from "node:timers/promises";
import { lostOf, startCitizen } from "../drill/citizen.ts";
import { freePort } from "../drill/port-of.ts";
import { type OwnPostgres, runSql, startPostgres } from "../drill/postgres.ts";
import { startPortal } from "../portal-process.ts";
import { startDatabaseBalancer } from "./balancer.ts";
import { promote, startStandby } from "./standby.ts";

const BACK_WITHIN_MS = 60_000;

/** What a failover came to: cases acknowledged before, since and in all, what the citizen was shown, and for how long nothing was filed. */
export type Failover = { before: number; since: number; words: string[]; away: number; lost: string[] };

async function until(holds: () => boolean, problem: string): Promise<void> {
	for (const end = Date.now() + BACK_WITHIN_MS; !holds(); await sleep(20))
		if (Date.now() > end) throw new Error(problem);
}

/** Kills the primary while a citizen files, promotes the standby, and looks for everything that was acknowledged. */
async function failOver(url: string, primary: OwnPostgres, standby: OwnPostgres): Promise<Failover> {
	const citizen = await startCitizen(() => url, { files: false });
	const { experience } = citizen;
	await until(() => experience.acknowledged.length >= 10, "Nothing could be filed before.");
	await primary.cut();
	const before = experience.acknowledged.length;
	const cutAt = Date.now();
	await promote(standby);
	await until(() => experience.lastAt > cutAt, "Filing did not resume by itself.");
	const away = experience.lastAt - cutAt;
	await sleep(2_000);
	await citizen.stop();
	const lost = await lostOf(url, experience.acknowledged);
	const words = [...experience.words].map(([said, times]) => `${times} × ${said}`);
	return { before, since: experience.acknowledged.length - before, words, away, lost };
}

/** A portal on two PostgreSQLs behind HAProxy, of which the first is lost. */
export async function playFailover(): Promise<Failover> {
	const closing: (() => Promise<void>)[] = [];
	try {
		const primary = await startPostgres();
		closing.push(primary.close);
		await runSql(primary.urlAt(primary.port), "create role haproxy login");
		const standbyPort = await freePort();
		const balancer = await startDatabaseBalancer([primary.port, standbyPort]);
		closing.push(balancer.close);
		const env = {
			DATABASE_URL: primary.urlAt(balancer.port),
			DATABASE_READ_URL: primary.urlAt(standbyPort),
			PORTICO_RATE_FACTOR: "1000000",
		};
		const portal = await startPortal({ env });
		closing.push(portal.stop);
		const standby = await startStandby(primary, standbyPort);
		closing.push(standby.close);
		return await failOver(portal.url, primary, standby);
	} finally {
		for (const close of closing.reverse()) await close();
	}
}
