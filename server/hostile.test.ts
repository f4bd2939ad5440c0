import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATION_KINDS, OPERATIONS } from "../schemas/operations.gen.ts";
import { ADMIN_ROUTES } from "./admin/registry.ts";
import { OPERATION_NAMES } from "./routes/mount.ts";
import { type CaseDesk, openDesk, submissionOf } from "./testing/filed-case.ts";
import { hostileAdminCall, hostileCall, type Samples } from "./testing/hostile-arbitrary.ts";
import { addressesWith, OTHER_PATHS, type SentRequest } from "./testing/hostile-requests.ts";
import { HOSTILE_TEXTS } from "./testing/hostile-values.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "./testing/test-app.ts";

/** More find more: `FUZZ_RUNS=1000 FUZZ_SEED=7 npx vitest run --project server server/hostile`. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
const SEED = Number(process.env.FUZZ_SEED ?? 20261123);

/** Beside the one who logs in for the desk. */
const OTHER_ADMIN = "13900000002";

let test: TestApp;
let administrator: string;
let desk: CaseDesk;
let samples: Samples;

async function firstId(path: string): Promise<string> {
	const { data } = await test.call(path);
	const list = valueIn(data, "list");
	return String(valueIn(Array.isArray(list) ? list[0] : null, "id"));
}

beforeAll(async () => {
	test = await openTestApp({ PORTICO_ADMIN_MOBILES: `${ADMIN_MOBILE},${OTHER_ADMIN}` });
	administrator = await test.login(OTHER_ADMIN);
	desk = await openDesk(test);
	const lists = ["Messages/getList", "Articles/getList", "Project/getList"];
	const ids = await Promise.all(lists.map((list) => firstId(`/report/api.${list}`)));
	const submission = await submissionOf(test, "suggestion");
	const event = { type: "visit", path: "/", at: "2026-11-21T08:00:00.000Z", detail: "x" };
	samples = {
		...Object.fromEntries(Object.entries(submission).map(([name, value]) => [name, [value]])),
		id: [...ids, await desk.fileId()],
		ids: [ids],
		message_id: ids,
		project_id: ids,
		attachments: [[]],
		keyword: ["lamp", "路灯"],
		text: ["a lamp"],
		category: ["noise"],
		status: ["submitted"],
		key: ["base"],
		mobile: ["13700000099"],
		code: ["123456"],
		number: ["20260101-000001"],
		query_code: ["ABCD-EFGH"],
		events: [[event]],
		note: ["A note"],
		action: ["accept"],
		version: [0],
		rating: [5],
		step: ["about"],
		from: ["2026-01-01"],
		to: ["2026-12-31"],
		sources: [[{ path: "pages/a.json", text: "{}" }]],
		base: ["x"],
		which: ["id"],
		follow: [true],
		published: [true],
		nickname: ["Li"],
		locale: ["zh-CN"],
		limit: [3],
		page: [2],
	};
}, 60_000);
afterAll(() => test.close());

/** Fails where a request is not answered as one that was foreseen. */
async function expectForeseen({ method, url, headers, payload }: SentRequest, token: string): Promise<void> {
	const authorized = { ...headers, ...(token && { authorization: token }), accept: "application/json" };
	const { statusCode, body } = await test.app.inject({
		method,
		url,
		headers: authorized,
		...(payload !== undefined && { payload }),
	});
	expect({ statusCode, body: statusCode < 500 ? "" : body }).toMatchObject({
		statusCode: expect.toSatisfy((status) => status < 500),
	});
	expect(body).not.toMatch(/^\{"code":500,/);
}

/** What only reads is asked once in each way: calls with few parameters come up with the same address again and again. */
async function foreseen(requests: fc.Arbitrary<SentRequest>, token = ""): Promise<void> {
	const read = new Set<string>();
	const sendsNew = async (request: SentRequest) => {
		if (request.method === "GET" && read.has(request.url)) return;
		read.add(request.url);
		await expectForeseen(request, token);
	};
	await fc.assert(fc.asyncProperty(requests, sendsNew), { numRuns: RUNS, seed: SEED });
}

describe("answers whatever is sent with an outcome that was foreseen, and never a 5xx", () => {
	it.each(OPERATION_NAMES.filter((name) => OPERATION_KINDS[name] !== "upload"))("%s", async (operation) => {
		const { auth } = OPERATIONS[operation];
		const token =
			auth === "none" ? "" : await test.login(`138${String(OPERATION_NAMES.indexOf(operation)).padStart(8, "0")}`);
		await foreseen(hostileCall(operation, samples), token);
	});

	it.each(ADMIN_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
		"%s",
		async (_name, route) => {
			await foreseen(hostileAdminCall(route, samples), administrator);
		},
	);

	it.each(OTHER_PATHS)("%s", async (path) => {
		const urls = HOSTILE_TEXTS.flatMap((text) => addressesWith(path, text));
		for (const url of new Set(urls)) await expectForeseen({ name: path, method: "GET", url }, "");
	});
});
