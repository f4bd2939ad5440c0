import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../drill/port-of.ts";
import { type OwnPostgres, startPostgres } from "../drill/postgres.ts";
import { startS3 } from "../drill/s3-server.ts";
import { type PortalPlace, type PortalProcess, startPortal } from "../portal-process.ts";
import { startBalancer } from "./balancer.ts";
import { startBouncer } from "./bouncer.ts";

/** One of several servers, which can be ended and started again at its port. */
export type Node = {
	portal(): PortalProcess & PortalPlace;
	/** Ends it as an operator does, and starts it again. */
	restart(): Promise<void>;
	/** Ends it as a power cut does. */
	kill(): Promise<void>;
	close(): Promise<void>;
};

/** Several servers on one PostgreSQL, behind PgBouncer unless it is left out, one object storage, and a balancer before them. */
export type Fleet = { url: string; nodes: readonly Node[]; close(): Promise<void> };

const DRAIN = { PORTICO_DRAIN_SECONDS: "2", PORTICO_RATE_FACTOR: "1000000", PORTICO_TRUST_PROXY: "1" };

async function startNode(env: NodeJS.ProcessEnv): Promise<Node & { port: number }> {
	const port = await freePort();
	const data = mkdtempSync(join(tmpdir(), "portico-node-"));
	const start = () => startPortal({ data, env: { ...DRAIN, ...env, PORT: String(port) } });
	let portal = await start();
	return {
		port,
		portal: () => portal,
		async restart() {
			await portal.stop();
			portal = await start();
		},
		async kill() {
			const gone = new Promise((resolve) => portal.process.once("exit", resolve));
			portal.process.kill("SIGKILL");
			await gone;
		},
		async close() {
			await portal.stop();
			rmSync(data, { recursive: true, force: true });
		},
	};
}

/** What stands before the servers, and between them and PostgreSQL; without `pool` nothing does. */
type Surroundings = {
	balance(ports: readonly number[]): Promise<{ url: string; close(): Promise<void> }>;
	pool?(postgres: OwnPostgres): Promise<{ url: string; close(): Promise<void> }>;
};

/** Starts it all; `count` servers. */
export async function startFleet(
	count: number,
	{ balance, pool }: Surroundings = { balance: startBalancer, pool: startBouncer },
): Promise<Fleet> {
	const postgres = await startPostgres();
	const s3 = await startS3();
	const pooled = await pool?.(postgres);
	const direct = postgres.urlAt(postgres.port);
	const env = {
		DATABASE_URL: pooled?.url ?? direct,
		...(pooled && { DATABASE_DIRECT_URL: direct }),
		DATABASE_READ_URL: direct,
		...s3.envAt(s3.port),
	};
	const nodes: (Node & { port: number })[] = [];
	while (nodes.length < count) nodes.push(await startNode(env));
	const balancer = await balance(nodes.map(({ port }) => port));
	return {
		url: balancer.url,
		nodes,
		async close() {
			await balancer.close();
			await Promise.all(nodes.map((node) => node.close()));
			await pooled?.close();
			await postgres.close();
			await s3.close();
		},
	};
}
