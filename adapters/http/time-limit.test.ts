import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { recordingPorts } from "../../tests/fixtures/recording-ports.ts";
import { createHttpClient, TIMEOUT } from "./client.ts";
import { NO_RETRY } from "./retry.ts";

const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
	typeof address === "object" && address !== null;

/** A client of a server that responds in its own time. */
async function hurriedClient(response: RequestListener) {
	const server = createServer(response);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (!isAddress(address)) throw new Error("the server has no port");
	return createHttpClient(recordingPorts().ports, {
		origin: `http://127.0.0.1:${address.port}`,
		timeout: 60,
		retry: NO_RETRY,
	});
}

it("rejects a call without a response", async () => {
	const client = await hurriedClient(() => undefined);
	await expect(client.request("messagesGetCategory", {})).rejects.toMatchObject({ kind: "timeout" });
});

it("covers the body too", async () => {
	const client = await hurriedClient((_request, response) => response.writeHead(200).write('{"code":0,'));
	await expect(client.request("messagesGetCategory", {})).rejects.toMatchObject({ kind: "timeout" });
});

it("leaves the caller's abort its own reason", async () => {
	const client = await hurriedClient(() => undefined);
	const controller = new AbortController();
	const requested = client.request("messagesGetCategory", {}, { signal: controller.signal });
	controller.abort(new Error("left the page"));
	await expect(requested).rejects.toThrow("left the page");
});

it("requests nothing for a caller who has already left", async () => {
	let requested = 0;
	const client = await hurriedClient(() => requested++);
	const signal = AbortSignal.abort(new Error("left the page"));
	await expect(client.request("messagesGetCategory", {}, { signal })).rejects.toThrow("left the page");
	expect(requested).toBe(0);
});

it("is 5000 ms by default (spec §7)", () => {
	expect(TIMEOUT).toBe(5000);
});
