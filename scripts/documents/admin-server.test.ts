import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { fetchDocuments, publishDocuments } from "./admin-server.ts";
import { diagnosticLine } from "./print-diagnostics.ts";
import { releaseLines, restoreRelease, revokeRelease } from "./releases.ts";

let running: Server | undefined;
afterEach(() => {
	running?.close();
});

/** A server that answers every call with this envelope, and keeps what it was asked. */
async function serverResponding(envelope: object) {
	const requested: { method?: string; url?: string; token?: string; body: string }[] = [];
	const server = createServer((request, response) => {
		let body = "";
		request.on("data", (chunk) => {
			body += String(chunk);
		});
		request.on("end", () => {
			requested.push({ method: request.method, url: request.url, token: request.headers.authorization, body });
			response.setHeader("Content-Type", "application/json").end(JSON.stringify(envelope));
		});
	});
	running = server;
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const address = server.address();
	const port = address !== null && typeof address === "object" ? address.port : 0;
	return { server: { url: `http://127.0.0.1:${port}`, token: "t" }, requested };
}

const SOURCES = [{ path: "site.json", text: "{}" }];

test("documents are pulled with the token", async () => {
	const data = { sources: SOURCES, release: { id: "abc" } };
	const { server, requested } = await serverResponding({ code: 0, msg: "", data });
	expect(await fetchDocuments(server)).toEqual({ sources: SOURCES, release: "abc" });
	expect(requested).toMatchObject([{ method: "GET", url: "/admin/api/documents", token: "t" }]);
});

test("documents are published as they are", async () => {
	const { server, requested } = await serverResponding({ code: 0, msg: "", data: { id: "abc" } });
	expect(await publishDocuments(server, SOURCES, { base: "abb" })).toEqual({ id: "abc", diagnostics: [] });
	expect(requested).toMatchObject([
		{ method: "POST", url: "/admin/api/releases", body: JSON.stringify({ sources: SOURCES, base: "abb" }) },
	]);
});

test("refused documents come back with what is wrong", async () => {
	const wrong = { document: "site.json", pointer: "/id", line: 3, severity: "error", code: "meta", message: "Wrong." };
	const { server } = await serverResponding({ code: 422, msg: "", data: { diagnostics: [wrong] } });
	const response = await publishDocuments(server, SOURCES, { base: "abb" });
	expect(response).toEqual({ id: null, diagnostics: [wrong] });
	expect(response.diagnostics.map((one) => diagnosticLine(one, "docs"))).toEqual([
		"docs/site.json:3 /id error meta Wrong.",
	]);
});

test("documents that were pulled are not published over somebody else's release", async () => {
	const { server, requested } = await serverResponding({
		code: 409,
		msg: "Somebody else has published.",
		data: { current: "abd" },
	});
	await expect(publishDocuments(server, SOURCES, { base: "abc" })).rejects.toThrow(
		"Somebody else has published. Pull into",
	);
	expect(requested).toMatchObject([{ body: JSON.stringify({ sources: SOURCES, base: "abc" }) }]);
});

test("documents that stored data does not fit are refused with what to say for it", async () => {
	const unmapped = [{ pointer: "/workflow/states/merged", count: 3 }];
	const { server, requested } = await serverResponding({
		code: 422,
		msg: "Stored cases.",
		data: { diagnostics: [], unmapped },
	});
	await expect(publishDocuments(server, SOURCES, { base: undefined, map: { a: "b" } })).rejects.toThrow(
		/^Stored cases\.\s+Cases in the state merged: 3\. Say where they go: --map merged=STATE$/,
	);
	expect(requested).toMatchObject([{ body: JSON.stringify({ sources: SOURCES, override: true, map: { a: "b" } }) }]);
});

test("a version of a form is revoked with its reason", async () => {
	const { server, requested } = await serverResponding({
		code: 0,
		msg: "",
		data: { release_id: "abcd", form: "noise" },
	});
	expect(await revokeRelease(server, "abc", { form: "noise", reason: "Asked too much" })).toBe("abcd");
	const body = JSON.stringify({ form: "noise", reason: "Asked too much" });
	expect(requested).toMatchObject([{ method: "POST", url: "/admin/api/releases/abc/revoke", body }]);
});

test("releases are listed by line and restored by id", async () => {
	const entry = { id: "abc", origin: "published", author: "139****0001", published_at: "2026-01-15T08:00:00.000Z" };
	const list = [
		{ ...entry, current: true },
		{ ...entry, id: "abd", author: null, current: false },
	];
	const revoked_at = "2026-01-16T08:00:00.000Z";
	const revocations = [{ release_id: "abd", form: "noise", reason: "Asked too much", author: null, revoked_at }];
	const { server, requested } = await serverResponding({ code: 0, msg: "", data: { list, revocations } });
	expect(await releaseLines(server)).toEqual([
		"abc  2026-01-15T08:00:00.000Z  published  139****0001  current",
		"abd  2026-01-15T08:00:00.000Z  published  -",
		"abd  2026-01-16T08:00:00.000Z  revoked  -  form noise  Asked too much",
	]);
	await restoreRelease(server, "abd");
	expect(requested.at(-1)).toMatchObject({ method: "POST", url: "/admin/api/releases/abd/restore", token: "t" });
});

test("a release that the server does not have is said by its id", async () => {
	const { server } = await serverResponding({ code: 404, msg: "", data: null });
	await expect(restoreRelease(server, "abe")).rejects.toThrow("has no release abe");
});

test("the beginning of an id restores the release that it names", async () => {
	const { server } = await serverResponding({ code: 0, msg: "", data: { id: "abcd1234" } });
	expect(await restoreRelease(server, "abcd")).toBe("abcd1234");
});

test("the beginning of several ids is refused with them", async () => {
	const { server } = await serverResponding({ code: 409, msg: "", data: { ids: ["abcd1", "abcd2"] } });
	await expect(restoreRelease(server, "abcd")).rejects.toThrow(
		/several releases that begin with abcd:\s+abcd1\s+abcd2$/,
	);
});

test("a missing token and a missing server are said in words", async () => {
	const { server } = await serverResponding({ code: 401, msg: "", data: null });
	await expect(fetchDocuments(server)).rejects.toThrow("--token");
	await expect(fetchDocuments({ url: "http://127.0.0.1:1", token: undefined })).rejects.toThrow("does not answer");
});
