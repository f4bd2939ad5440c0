import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demandRoom } from "./database/room.ts";
import { settingsFrom } from "./settings.ts";
import { startServer } from "./start.ts";
import { endInTime } from "./stopping.ts";
import { copyTemplate } from "./testing/database-template.ts";

let data: string;

beforeAll(async () => {
	data = mkdtempSync(join(tmpdir(), "portico-stopping-"));
	await copyTemplate(data);
}, 120_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

const start = (env: NodeJS.ProcessEnv) => startServer(settingsFrom({ PORT: "0", PORTICO_DATA: data, ...env }));

it("tells proxies first that it is to get no more, serves meanwhile, and ends when nothing is under way", async () => {
	const server = await start({ PORTICO_DRAIN_SECONDS: "5" });
	expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
	const stopping = server.stop();
	const ready = await fetch(`${server.url}/readyz`);
	expect([ready.status, await ready.json()]).toEqual([503, { status: "stopping" }]);
	expect((await fetch(`${server.url}/report/api.Configs/getConfig`)).status).toBe(200);
	expect(await stopping).toEqual([]);
	await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it("does not wait for ever for a body that trickles in, and says what it cut off", async () => {
	const server = await start({ PORTICO_STOP_SECONDS: "1" });
	const { port } = new URL(server.url);
	const socket = connect(Number(port), "127.0.0.1");
	socket.on("error", () => undefined);
	socket.write(
		"POST /report/api.Messages/index HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{",
	);
	// The server has begun with it.
	expect(String((await once(socket, "data"))[0])).toContain("100 Continue");
	expect(await server.stop()).toContain("requests");
	expect(
		socket.closed ||
			socket.readableEnded ||
			(await new Promise((resolve) => socket.once("close", () => resolve(true)))),
	).toBe(true);
});

it("waits for no connection over which a stream has ended", async () => {
	const server = await start({ PORTICO_STOP_SECONDS: "5" });
	const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
	socket.write("GET /events HTTP/1.1\r\nHost: a\r\n\r\n");
	const [head] = await once(socket, "data");
	// Whether a connection that is kept is idle in the moment of the stop depends on who is faster.
	expect(String(head)).toMatch(/^connection: close\r$/im);
	expect(await server.stop()).toEqual([]);
	if (!socket.closed) await once(socket.resume(), "close");
});

it("goes on to the next thing when one hangs, and waits for what ends in time", async () => {
	const ended: string[] = [];
	const hanging = { name: "a store", end: () => new Promise(() => undefined) };
	const quick = { name: "jobs", end: async () => void ended.push("jobs") };
	const late = await endInTime([quick, hanging, quick], 50, () => ended.push("force"));
	expect([late, ended]).toEqual([["a store"], ["jobs", "force", "jobs"]]);
});

it("says before it starts that the disk is full, which, and how much it needs", async () => {
	await expect(demandRoom(data, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
		new RegExp(`^The disk of PORTICO_DATA \\(${data}\\) is full: \\d+ MB are free, \\d+ MB are needed to start`),
	);
	await demandRoom(data, 1);
});
