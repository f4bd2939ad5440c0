import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import { type ClientConfig, Pool, type PoolClient } from "pg";
import { isAway } from "./away.ts";
import { LaneBusy } from "./busy.ts";
import type { Tables } from "./tables.ts";

/** What a lane's connections are for: how many there are, how long their statements may take, how long one is waited for. */
export type LaneLimits = {
	connections: number;
	/** Null where the database sets its own limits, as behind a pooler: what a connection is told there, others would inherit. */
	statementTimeout: number | null;
	timeoutMs: number;
	/** Whether a crowd that stays is told to come again, so that those who wait are served before they give up. */
	sheds?: boolean;
	workMem: string | null;
};

/** Connections of their own for one kind of work: no other kind can take them. */
export type Lane = { db: Kysely<Tables>; pool: Pool };

/** How many may wait for each connection; more would only wait in vain. */
const WAITING_EACH = 100;

/** Once somebody has waited for so long without a break, more come than can be served: a longer queue would only have all wait longer. */
const CROWD_MS = 2_000;

/** How many may wait for each connection then. */
const WAITING_EACH_IN_CROWD = 10;

/** Says of each who comes whether there is room for them in the queue of a lane. */
export function waitingRoom({ connections, sheds = false }: LaneLimits, now = () => performance.now()) {
	let since: number | null = null;
	return (waiting: number): boolean => {
		since = waiting === 0 ? null : (since ?? now());
		const isCrowd = sheds && since !== null && now() - since > CROWD_MS;
		return waiting < connections * (isCrowd ? WAITING_EACH_IN_CROWD : WAITING_EACH);
	};
}

type WaitingRoom = ReturnType<typeof waitingRoom>;

const rooms = new WeakMap<Pool, WaitingRoom>();

function roomOf(pool: Pool, limits: LaneLimits): WaitingRoom {
	const room = rooms.get(pool) ?? waitingRoom(limits);
	rooms.set(pool, room);
	return room;
}

const waiting = new AsyncLocalStorage<AbortSignal>();

/** Runs work whose queries are given up when the signal says so. */
export const untilAborted = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => waiting.run(signal, work);

/** Ends the statement that a connection runs, by the number of its process. */
export type CancelStatement = (pid: number | undefined) => Promise<unknown>;

/** Sets what holds for all statements of a new connection. Not as the connection starts: poolers in between refuse that. */
async function prepare(client: PoolClient, { statementTimeout, workMem }: LaneLimits): Promise<void> {
	if (statementTimeout !== null)
		await client.query(
			"select set_config('statement_timeout', $1, false), set_config('work_mem', coalesce($2, current_setting('work_mem')), false)",
			[String(statementTimeout), workMem],
		);
	prepared.add(client);
}

const prepared = new WeakSet<PoolClient>();

/** While the signal lives, its end cancels what the connection does; the connection is given back after that, never before. */
function giveUpOn(signal: AbortSignal, client: PoolClient, pid: number | undefined, cancel: CancelStatement): void {
	const release = client.release.bind(client);
	let cancelled: Promise<unknown> = Promise.resolve();
	const onAbort = () => {
		cancelled = cancel(pid).catch(() => undefined);
	};
	signal.addEventListener("abort", onAbort, { once: true });
	client.release = (destroy) => {
		signal.removeEventListener("abort", onAbort);
		void cancelled.then(() => release(destroy));
	};
}

const ranOut = (error: unknown) =>
	error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);

async function connectionFrom(pool: Pool, limits: LaneLimits): Promise<PoolClient> {
	if (!roomOf(pool, limits)(pool.waitingCount)) throw new LaneBusy("Too many wait for a connection.");
	const client = await pool.connect().catch((error: unknown) => {
		throw ranOut(error) ? new LaneBusy("No connection came free in time.", { cause: error }) : error;
	});
	try {
		if (!prepared.has(client)) await prepare(client, limits);
	} catch (error) {
		client.release(true);
		throw error;
	}
	return client;
}

/** A connection, unless the signal says before it comes that nobody wants it any more: it then goes to the next who waits. */
async function unlessAborted(signal: AbortSignal, connecting: Promise<PoolClient>): Promise<PoolClient> {
	const { promise: aborted, reject } = Promise.withResolvers<never>();
	const onAbort = () => reject(new LaneBusy("Who asked has gone, or has waited too long."));
	signal.addEventListener("abort", onAbort, { once: true });
	if (signal.aborted) onAbort();
	try {
		return await Promise.race([connecting, aborted]);
	} catch (error) {
		connecting.then(
			(client) => client.release(),
			() => undefined,
		);
		throw error;
	} finally {
		signal.removeEventListener("abort", onAbort);
	}
}

/** A connection of a lane; where its database is away, one of the lane that stands in for it. */
async function connectionOf(own: Pool, limits: LaneLimits, standIn: Pool | undefined): Promise<PoolClient> {
	try {
		return await connectionFrom(own, limits);
	} catch (error) {
		if (standIn === undefined || !isAway(error)) throw error;
		return connectionFrom(standIn, limits);
	}
}

/** What all lanes share: how they are connected, and what every query passes through. */
export type LaneBase = { connection: ClientConfig; plugins: KyselyPlugin[]; cancel: CancelStatement };

/** Opens a lane to the database. Nothing connects before it is asked. `standIn` serves while the lane's own database is away. */
export function openLane({ connection: options, plugins, cancel }: LaneBase, limits: LaneLimits, standIn?: Pool): Lane {
	const pool = new Pool({ ...options, max: limits.connections, connectionTimeoutMillis: limits.timeoutMs });
	// An idle connection that breaks is replaced at its next use.
	pool.on("error", () => undefined);
	// One that breaks while in use fails its query; without a listener its own error would end the process.
	pool.on("connect", (client) => client.on("error", () => undefined));
	const db = new Kysely<Tables>({
		plugins,
		dialect: new PostgresDialect({
			pool: {
				options: pool.options,
				end: () => pool.end(),
				async connect() {
					const signal = waiting.getStore();
					if (!signal) return connectionOf(pool, limits, standIn);
					if (signal.aborted) throw new LaneBusy("Who asked has gone, or has waited too long.");
					const client = await unlessAborted(signal, connectionOf(pool, limits, standIn));
					giveUpOn(signal, client, processOf(client), cancel);
					return client;
				},
			},
		}),
	});
	return { db, pool };
}

/** The number of the process that serves a connection; the driver knows it, its types do not say so. */
function processOf(client: object): number | undefined {
	const pid: unknown = Reflect.get(client, "processID");
	return typeof pid === "number" ? pid : undefined;
}
