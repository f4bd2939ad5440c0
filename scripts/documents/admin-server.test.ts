import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { fetchDocuments, publishDocuments } from "./admin-server.ts";
import { diagnosticLine } from "./print-diagnostics.ts";

let running: Server | undefined;
afterEach(() => {
	running?.close();
});

/** A server that answers every call with this envelope, and keeps what it was asked. */
async function serverAnswering(envelope: object) {
	const asked: { method?: string; url?: string; token?: string; body: string }[] = [];
	const server = createServer((request, response) => {
		let body = "";
		request.on("data", (chunk) => {
			body += String(chunk);
		});
		request.on("end", () => {
			asked.push({ method: request.method, url: request.url, token: request.headers.authorization, body });
			response.setHeader("Content-Type", "application/json").end(JSON.stringify(envelope));
		});
	});
	running = server;
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const address = server.address();
	const port = address !== null && typeof address === "object" ? address.port : 0;
	return { server: { url: `http://127.0.0.1:${port}`, token: "t" }, asked };
}

const SOURCES = [{ path: "site.json", text: "{}" }];

test("documents are pulled with the token", async () => {
	const { server, asked } = await serverAnswering({ code: 0, msg: "", data: { sources: SOURCES } });
	expect(await fetchDocuments(server)).toEqual(SOURCES);
	expect(asked).toMatchObject([{ method: "GET", url: "/admin/api/documents", token: "t" }]);
});

test("documents are published as they are", async () => {
	const { server, asked } = await serverAnswering({ code: 0, msg: "", data: { id: "abc" } });
	expect(await publishDocuments(server, SOURCES)).toEqual({ id: "abc", diagnostics: [] });
	expect(asked).toMatchObject([
		{ method: "POST", url: "/admin/api/releases", body: JSON.stringify({ sources: SOURCES }) },
	]);
});

test("refused documents come back with what is wrong", async () => {
	const wrong = { document: "site.json", pointer: "/id", line: 3, severity: "error", code: "meta", message: "Wrong." };
	const { server } = await serverAnswering({ code: 422, msg: "", data: { diagnostics: [wrong] } });
	const answer = await publishDocuments(server, SOURCES);
	expect(answer).toEqual({ id: null, diagnostics: [wrong] });
	expect(answer.diagnostics.map((one) => diagnosticLine(one, "docs"))).toEqual([
		"docs/site.json:3 /id error meta Wrong.",
	]);
});

test("a missing token and a missing server are said in words", async () => {
	const { server } = await serverAnswering({ code: 401, msg: "", data: null });
	await expect(fetchDocuments(server)).rejects.toThrow("--token");
	await expect(fetchDocuments({ url: "http://127.0.0.1:1", token: undefined })).rejects.toThrow("does not answer");
});
