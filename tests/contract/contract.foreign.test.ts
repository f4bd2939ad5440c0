import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForeignBackend, startForeignBackend } from "../fixtures/foreign-backend.ts";
import { askBack, handleCase, openForm, publishCase } from "../msw/handling.ts";
import { browse } from "./browse.ts";
import { imageFile } from "./files.ts";
import { type Backend, callerOf, citizenOf, suggestion } from "./portal.ts";

const folder = mkdtempSync(join(tmpdir(), "portico-foreign-"));
let foreign: ForeignBackend;
let backend: Backend;

beforeAll(async () => {
	writeFileSync(join(folder, "index.html"), "<title>Portal</title>");
	foreign = await startForeignBackend({ folder });
	browse(foreign.url);
	backend = {
		origin: foreign.url,
		codeFor: async (mobile) => foreign.state.codes.get(mobile)?.code ?? "",
		formOf: async (id) => ({ form_hash: foreign.state.forms.get(id)?.hash ?? "", release: "static" }),
		handle: async (id, action, note = "") => handleCase(id, action, note, foreign.state),
		ask: async (id, form) => handleCase(id, "request-info", "When may we come?", foreign.state, form),
		publish: async (id) => publishCase(id, foreign.state),
		askBack: async (request, question) => askBack(request, question, foreign.state),
		open: async (id, period) => openForm(id, period, foreign.state),
		stop: () => foreign.stop(),
	};
});
afterAll(async () => {
	await backend.stop();
	rmSync(folder, { recursive: true });
});

describe("a backend that knows no releases", () => {
	it("returns the configuration within the contract, without a release", async () => {
		const { pc } = await callerOf(backend).read("reportConfigsGetConfig", {});
		expect(pc.release).toBeUndefined();
	});

	it("logs in, takes a file and files a case", async () => {
		const citizen = await citizenOf(backend);
		const { data } = await citizen.client.upload("fileUpload", imageFile("lamp.png"));
		const { id } = await citizen.read("messagesIndex", { ...(await suggestion(backend)), attachments: [data.id] });
		expect((await citizen.read("messagesGetUserReportList", {})).list.map((item) => item.id)).toEqual([id]);
	});

	it.each([
		"/events",
		"/admin/api/cases",
		"/missing.js",
		"/report/api.Messages/getStatistics",
		"/report/api.Search/getAll",
	])("has nothing at %s", async (path) => {
		expect((await fetch(foreign.url + path)).status).toBe(404);
	});

	it.each(["/", "/index.html", "/article/detail?id=1"])("serves the portal at %s", async (path) => {
		const response = await fetch(foreign.url + path);
		expect(response.headers.get("content-type")).toContain("text/html");
		expect(await response.text()).toContain("Portal");
	});
});
