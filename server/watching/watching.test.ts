import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { errorForLog, logFailure } from "../log/failure-log.ts";
import { openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const MOBILE = "13700000066";
const PLANTED = "Xanadu";
const DOCS = join(import.meta.dirname, "../../docs/monitoring");

let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
	vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
		lines.push(String(chunk));
		return true;
	});
	test = await openTestApp({
		PORTICO_LOG_LEVEL: "info",
		PORTICO_METRICS_TOKEN: "scrape",
		PORTICO_BACKUP_TO: "/tmp/portico-nowhere",
	});
}, 60_000);
afterAll(async () => {
	await test.close();
	vi.restoreAllMocks();
});

const scrape = (token = "scrape") =>
	test.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } });

it("tells Prometheus every figure that an alarm or the dashboard looks at, and nobody else anything", async () => {
	await test.call("/report/api.Configs/getConfig");
	const { statusCode, body } = await scrape();
	expect(statusCode).toBe(200);
	const looked = ["alarms.yml", "dashboard.json"].flatMap(
		(file) => readFileSync(join(DOCS, file), "utf8").match(/portico_[a-z0-9_]+/g) ?? [],
	);
	const names = [...new Set(looked)];
	expect(names.length).toBeGreaterThan(10);
	const defined = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
	expect(names.filter((name) => !defined.includes(name.replace(/_(bucket|count|sum)$/, "")))).toEqual([]);
	expect(body).toContain('portico_connections{lane="filing",state="busy"}');
	expect(body).toMatch(/portico_request_seconds_count\{[^}]*status="200"/);
	expect(body).toMatch(/portico_release\{release="[0-9a-f]{64}"\} 1/);
	expect((await scrape("guess")).statusCode).toBe(404);
	expect((await test.app.inject("/metrics")).statusCode).toBe(404);
});

it("logs a line a request, and nothing of who asked or what they sent", async () => {
	const token = await test.login(MOBILE);
	const desk = await openDesk(test);
	const filed = await desk.file(token, {
		title: `${PLANTED} has no lamp`,
		description: `Call me on ${MOBILE} in ${PLANTED}`,
	});
	const id = String(valueIn(filed.data, "id"));
	await test.call(`/report/api.Messages/getDetail?id=${id}&hint=${PLANTED}`, { token, address: "203.0.113.77" });
	await test.app.inject({
		url: `/nowhere/${PLANTED}`,
		headers: { cookie: `a=${PLANTED}`, accept: "application/json" },
	});
	const log = lines.filter((line) => line.startsWith("{"));
	const requests = log.map((line): object => JSON.parse(line)).filter((line) => valueIn(line, "msg") === "request");
	expect(requests).toContainEqual(
		expect.objectContaining({ method: "GET", route: "/report/api.Messages/getDetail", status: 200 }),
	);
	for (const secret of [MOBILE, PLANTED, token, id, "203.0.113.77"]) expect(log.join("\n")).not.toContain(secret);
});

it("gives a failure the id under which the log has it, and no word of what it was about", async () => {
	lines.length = 0;
	const error = Object.assign(new Error(`invalid value "${PLANTED}" for Key (mobile)=(${MOBILE})`), {
		detail: PLANTED,
	});
	vi.spyOn(test.services.releases, "current").mockImplementation(() => {
		throw error;
	});
	const response = await test.app.inject({ url: "/readyz" });
	vi.mocked(test.services.releases.current).mockRestore();
	expect(response.statusCode).toBe(500);
	const id = String(valueIn(valueIn(response.json(), "data"), "request_id"));
	expect(response.headers["x-request-id"]).toBe(id);
	const log = lines.join("");
	expect(log).toContain(id);
	expect(log).not.toMatch(new RegExp(`${PLANTED}|${MOBILE}`));
});

it("leaves out of an error what was quoted in it, also of its cause", () => {
	const cause = new Error(`duplicate key (mobile)=(${MOBILE})`);
	const logged = JSON.stringify(errorForLog(new Error(`no such "${PLANTED}"`, { cause })));
	expect(logged).not.toMatch(new RegExp(`${PLANTED}|${MOBILE}`));
	expect(logged).toContain("no such …");
});

it("logs what fails outside of a request as a line of the log, without what was worked on", () => {
	const lines = vi.spyOn(console, "error").mockImplementation(() => undefined);
	logFailure("The job deliver failed.", new Error('invalid input "13800001111"'));
	const [[line = ""] = []] = lines.mock.calls;
	lines.mockRestore();
	expect(JSON.parse(String(line))).toMatchObject({ level: 50, msg: "The job deliver failed.", err: { type: "Error" } });
	expect(line).not.toContain("13800001111");
});
