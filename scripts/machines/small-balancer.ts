import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { portOf } from "../drill/port-of.ts";

/** More often than a server drains: one that is stopped gets no more requests before it ends. */
const LOOK_MS = 250;

/** As docs/packaging/haproxy.cfg has it: an end before a byte came back has changed nothing, and a 503 another server may do better. */
const TRIES = 4;

/** Passes a request on to a port, and its response back; rejects where none came, or where another server may be asked. */
function passOn(port: number, { method, url, headers, socket }: IncomingMessage, body: Buffer, back: ServerResponse) {
	return new Promise<void>((resolve, reject) => {
		const forwarded = { ...headers, "x-forwarded-for": socket.remoteAddress };
		const sent = request({ host: "127.0.0.1", port, method, path: url, headers: forwarded, agent: false }, (from) => {
			if (from.statusCode === 503) {
				from.resume();
				reject(new Error("The server is busy."));
				return;
			}
			back.writeHead(from.statusCode ?? 502, from.headers);
			from.pipe(back);
			from.once("close", resolve);
		});
		sent.once("error", reject);
		sent.end(body);
	});
}

/** Whether a server takes requests. */
const isReady = (port: number): Promise<boolean> =>
	fetch(`http://127.0.0.1:${port}/readyz`).then(
		({ ok }) => ok,
		() => false,
	);

/** Watches which of some servers take requests. */
function watchReady(ports: readonly number[]) {
	let ready = ports;
	const timer = setInterval(async () => {
		const found = await Promise.all(ports.map(isReady));
		ready = ports.filter((_, at) => found[at]);
	}, LOOK_MS);
	return { ready: () => ready, end: () => clearInterval(timer) };
}

/** What HAProxy does before several servers, as far as it takes to try them where it is not installed. */
export async function startSmallBalancer(ports: readonly number[]): Promise<{ url: string; close(): Promise<void> }> {
	const { ready, end } = watchReady(ports);
	let turn = 0;
	const server = createServer(async (request, response) => {
		const body = await buffer(request);
		for (let tries = 0; tries < TRIES; tries++) {
			const port = ready()[turn++ % ready().length];
			if (port === undefined) break;
			const passed = await passOn(port, request, body, response).then(
				() => true,
				() => false,
			);
			if (passed) return;
		}
		response.writeHead(503).end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${portOf(server)}`,
		async close() {
			end();
			server.closeAllConnections();
			server.close();
		},
	};
}
