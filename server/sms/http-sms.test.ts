import { createServer, type Server } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { httpSms } from "./http-sms.ts";

const received: { body: unknown; authorization: string | undefined }[] = [];
let status = 200;
let server: Server;
let url: string;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		received.push({ body: await json(request), authorization: request.headers.authorization });
		if (status > 0) response.writeHead(status).end("the number 13800000000 is unknown");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/send`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

it("hands over a code, and a text, with its token", async () => {
	const sms = httpSms({ provider: "portico", url, token: "secret" });
	await sms.send("13800000000", "123456");
	await sms.sendText("13800000000", "Your case has moved.");
	expect(received.map(({ body }) => body)).toEqual([
		{ to: "13800000000", code: "123456" },
		{ to: "13800000000", text: "Your case has moved." },
	]);
	expect(received[0]?.authorization).toBe("Bearer secret");
});

it("fails, without the number, where the provider refuses, is silent or away", async () => {
	status = 400;
	await expect(httpSms({ provider: "portico", url, token: null }).send("13800000000", "1")).rejects.toThrow(
		/^The SMS provider answered 400\.$/,
	);
	status = 0;
	await expect(httpSms({ provider: "portico", url, token: null }, 50).send("13800000000", "1")).rejects.toThrow(
		"did not respond in time",
	);
	await expect(
		httpSms({ provider: "portico", url: "http://127.0.0.1:1/", token: null }).send("1", "1"),
	).rejects.toThrow("could not be reached");
});
