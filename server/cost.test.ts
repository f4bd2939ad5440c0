import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asObject, isObject } from "../schemas/json/json.ts";
import { heaviestRequests, type SentRequest } from "./testing/hostile-requests.ts";
import { fieldsOf, type HostileForm, heavySubmissions } from "./testing/hostile-submissions.ts";
import { openTestApp, type TestApp, valueIn } from "./testing/test-app.ts";

/** What a request of somebody who is not logged in may cost the thread that serves everybody, in ms of processor time. */
const MAX_COST_MS = 50;

let test: TestApp;
let origin: string;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_CHECK_ANSWERS: "0" });
	origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => test.close());

/** Every form in force that is offered for filing. */
async function forms(): Promise<HostileForm[]> {
	const { data } = await test.call("/report/api.Configs/getConfig");
	const release = valueIn(valueIn(data, "pc"), "release");
	const manifest: unknown = (await test.app.inject(String(valueIn(release, "manifest_url")))).json();
	const entries = valueIn(manifest, "forms");
	const named = isObject(entries) ? Object.entries(entries) : [];
	const known = new Set<string>();
	return Promise.all(
		named.map(async ([form, entry]) => {
			const hash = String(valueIn(entry, "artefact"));
			const artefact: unknown = (await test.app.inject(`/release/${hash}.json`)).json();
			const fields = fieldsOf(asObject(valueIn(artefact, "document")), known);
			return { form, form_hash: hash, release: String(valueIn(release, "id")), ...fields };
		}),
	);
}

/**
 * Sends over the network: a multipart body is refused on its way, and without a network all of it would come at once.
 * By the plainest of clients, as its work is on this thread too.
 */
function sendByNetwork({ method, url, headers = {}, payload = "" }: SentRequest): Promise<number> {
	const { promise, resolve, reject } = Promise.withResolvers<number>();
	const sent = request(
		origin + url,
		{ method, headers: { ...headers, "content-length": payload.length } },
		(outcome) => {
			outcome.resume();
			resolve(outcome.statusCode ?? 0);
		},
	);
	sent.on("error", reject);
	sent.end(payload);
	return promise;
}

async function sendInside({ method, url, headers = {}, payload }: SentRequest): Promise<number> {
	const sent = { method, url, headers, ...(payload !== undefined && { payload }) };
	return (await test.app.inject(sent)).statusCode;
}

/** A fixed piece of work, and what it takes a processor that nobody else slows down, in ms. */
const WORK = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: `case ${id}`, at: [id, id * 2] })));
const WORK_MS = 6;

/** Processor time of this thread since a moment, in ms. */
function since(before: NodeJS.CpuUsage): number {
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1_000;
}

/** How many times as long as it should the processor takes at the moment: on a shared machine it swings by a factor of two. */
function slowness(): number {
	const before = process.threadCpuUsage();
	JSON.parse(WORK);
	return Math.max(1, since(before) / WORK_MS);
}

/** Processor time of this thread for one request, in ms. */
async function costOf(sent: SentRequest): Promise<number> {
	const send = sent.headers?.["content-type"]?.startsWith("multipart/") ? sendByNetwork : sendInside;
	const before = process.threadCpuUsage();
	const status = await send(sent);
	const cost = since(before);
	expect(status, sent.url.slice(0, 200)).toBeLessThan(500);
	return cost;
}

/** The same in ms of a processor that nobody slows down. */
async function ownCostOf(sent: SentRequest): Promise<number> {
	const slow = slowness();
	return (await costOf(sent)) / slow;
}

const TRIES = 5;

/** A processor that others keep busy is slower for everybody: a cost over the limit is one that stays there. */
const TRIES_OVER_LIMIT = 30;
const PAUSE_MS = 200;

/**
 * The least of some tries: whatever else runs on this thread, collecting garbage or compiling, is no request's own cost.
 * How slow the processor is takes longer to find out than most requests cost: nobody asks where one is far below the limit.
 */
async function leastCost(sent: SentRequest): Promise<number> {
	let least = await costOf(sent);
	for (let tries = 1; tries < TRIES && least > MAX_COST_MS / 2; tries++) least = Math.min(least, await ownCostOf(sent));
	for (let tries = TRIES; tries < TRIES_OVER_LIMIT && least > MAX_COST_MS; tries++) {
		await setTimeout(PAUSE_MS);
		least = Math.min(least, await ownCostOf(sent));
	}
	return least;
}

async function dearestOf(requests: readonly SentRequest[]): Promise<{ name: string; ms: number }[]> {
	const costs: { name: string; ms: number }[] = [];
	for (const sent of requests) costs.push({ name: sent.name, ms: await leastCost(sent) });
	return costs.sort((a, b) => b.ms - a.ms);
}

it("spends at most 50 ms of the serving thread on any request without a session, however heavy", async () => {
	const dearest = await dearestOf(heaviestRequests());
	expect(dearest.filter(({ ms }) => ms > MAX_COST_MS)).toEqual([]);
}, 120_000);

it("spends at most that on any submission of any form, and on any value of a field of each kind", async () => {
	const dearest = await dearestOf((await forms()).flatMap(heavySubmissions));
	expect(dearest.filter(({ ms }) => ms > MAX_COST_MS)).toEqual([]);
}, 120_000);
