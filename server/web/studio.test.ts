import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { serveStudio } from "./studio.ts";

const folder = mkdtempSync(join(tmpdir(), "portico-studio-"));
const empty = mkdtempSync(join(tmpdir(), "portico-no-studio-"));
afterAll(() => {
	for (const one of [folder, empty]) rmSync(one, { recursive: true });
});

it("answers every screen of the studio with its one document, and leaves the calls beside it alone", async () => {
	writeFileSync(join(folder, "studio.html"), "<title>Studio</title>");
	const app = fastify();
	app.get("/admin/api/me", async () => ({ code: 401 }));
	serveStudio(app, `${folder}/`);
	for (const url of [
		"/admin",
		"/admin/",
		"/admin/studio",
		"/admin/people",
		"/admin/audit",
		"/admin/studio/4/document/forms/complaint.json?field=title",
	]) {
		const answer = await app.inject(url);
		expect([url, answer.statusCode, answer.body]).toEqual([url, 200, "<title>Studio</title>"]);
		expect(answer.headers["cache-control"]).toBe("no-cache");
	}
	expect((await app.inject("/admin/api/me")).json()).toEqual({ code: 401 });
	expect((await app.inject("/admin/elsewhere")).statusCode).toBe(404);
});

it("serves nothing where the client has no studio", async () => {
	const app = fastify();
	serveStudio(app, `${empty}/`);
	expect((await app.inject("/admin")).statusCode).toBe(404);
});
