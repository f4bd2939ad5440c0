import { Agent, request } from "node:http";
import type { SentRequest } from "../../server/testing/hostile-requests.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request and reads its response to the end; returns its HTTP status, 0 where the server has ended the connection before. */
export function send(origin: string, { method, url, headers = {}, payload }: SentRequest): Promise<number> {
	const { promise, resolve } = Promise.withResolvers<number>();
	const length = payload === undefined ? {} : { "content-length": Buffer.byteLength(payload) };
	const sent = request(origin + url, { method, agent, headers: { ...headers, ...length } }, (response) => {
		response.resume();
		response.once("close", () => resolve(response.statusCode ?? 0));
	});
	sent.once("error", () => resolve(0));
	sent.end(payload);
	return promise;
}

/** Ends the connections that are kept. */
export const hangUp = () => agent.destroy();
