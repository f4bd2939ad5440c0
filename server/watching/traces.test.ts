import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { traceRequests } from "./traces.ts";

const PARENT = "4bf92f3577b34da6a3ce929d0e0e4736";

/** A collector that keeps what it is sent. */
async function startCollector(): Promise<{ endpoint: string; received: { path: string; body: string }[] }> {
	const received: { path: string; body: string }[] = [];
	const collector = createServer(async (request, response) => {
		received.push({ path: request.url ?? "", body: await text(request) });
		response.setHeader("content-type", "application/json").end("{}");
	}).listen(0, "127.0.0.1");
	await once(collector, "listening");
	onTestFinished(() => void collector.close());
	const address: AddressInfo | string | null = collector.address();
	if (address === null || typeof address === "string") throw new Error("expected a port");
	return { endpoint: `http://127.0.0.1:${address.port}/`, received };
}

async function tracedApp(endpoint: string, ratio: number) {
	const app = Fastify();
	traceRequests(app, { endpoint, ratio });
	app.get("/cases/:code", async () => "found");
	app.get("/broken", async () => Promise.reject(new Error("Xanadu is broken")));
	return app;
}

it("sends a span for each request, of the trace that a proxy began, with nothing of who asked for what", async () => {
	const { endpoint, received } = await startCollector();
	const app = await tracedApp(endpoint, 1);
	const headers = { traceparent: `00-${PARENT}-00f067aa0ba902b7-01`, cookie: "session=planted" };
	await app.inject({ url: "/cases/planted?mobile=13700000066", headers });
	await app.inject({ url: "/broken" });
	await app.close();
	expect(received.map(({ path }) => path)).toEqual(["/v1/traces"]);
	const body = received[0]?.body ?? "";
	const { spans } = JSON.parse(body).resourceSpans[0].scopeSpans[0];
	expect(spans.map(({ name }: { name: string }) => name)).toEqual(["GET /cases/:code", "GET /broken"]);
	expect(spans[0].traceId).toBe(PARENT);
	expect(spans[1].traceId).not.toBe(PARENT);
	expect(spans.map(({ status }: { status: { code: number } }) => status.code)).toEqual([0, 2]);
	expect(body).not.toMatch(/planted|13700000066|Xanadu/);
});

it("sends none of those that begin here with a ratio of 0, and answers while no collector is there", async () => {
	const { endpoint, received } = await startCollector();
	const silent = await tracedApp(endpoint, 0);
	expect((await silent.inject({ url: "/cases/1" })).statusCode).toBe(200);
	await silent.close();
	expect(received).toEqual([]);
	const alone = await tracedApp("http://127.0.0.1:1", 0);
	expect((await alone.inject({ url: "/cases/1" })).body).toBe("found");
	await alone.close();
});
