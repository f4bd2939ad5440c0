import { afterAll, beforeAll, expect, it } from "vitest";
import { submissionOf } from "../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let strict: TestApp;
beforeAll(async () => {
	[test, strict] = await Promise.all([openTestApp(), openTestApp({ PORTICO_RATE_FACTOR: "0.001" })]);
}, 60_000);
afterAll(() => Promise.all([test.close(), strict.close()]));

const errorsIn = (data: unknown): unknown[] => {
	const errors = valueIn(data, "errors");
	return Array.isArray(errors) ? errors : [];
};

it("counts a call by its address before it looks at what was sent", async () => {
	const compute = () => strict.call("/report/api.Messages/track", { body: { no: "such key" } });
	expect((await compute()).code).toBe(422);
	expect((await compute()).code).toBe(429);
});

it("tells at most twenty errors of a call's schema", async () => {
	const { code, data } = await test.call("/api/UserLog/createLog", { body: { events: Array(600).fill({}) } });
	expect(code).toBe(422);
	expect(errorsIn(data)).toHaveLength(20);
});

it("tells at most a hundred errors of a form", async () => {
	const submission = await submissionOf(test, "suggestion");
	const unknown = Object.fromEntries(Array.from({ length: 1_900 }, (_, index) => [`unknown${index}`, index]));
	const body = { ...submission, data: { ...submission.data, ...unknown } };
	const { code, data } = await test.call("/report/api.Messages/index", { body });
	expect(code).toBe(422);
	expect(errorsIn(data)).toHaveLength(100);
});

it.each([
	["more values than a body may hold", { events: Array(2_000).fill(1) }, "2,000|2000"],
	["more levels than a body may have", { events: Array.from({ length: 40 }).reduce((inner) => [inner], []) }, "32"],
])("refuses %s, in the reader's language", async (_name, body, most) => {
	for (const [language, words] of [
		["en-US", "What was sent"],
		["zh-CN", "提交的内容"],
	]) {
		const { code, msg } = await test.call("/api/UserLog/createLog", { body, language });
		expect({ code, msg }).toMatchObject({ code: 422, msg: expect.stringMatching(`${words}.*(${most})`) });
	}
});

it("takes no body from whoever may not send it", async () => {
	const payload = "x".repeat(8 * 1024 * 1024);
	const headers = { "content-type": "application/json" };
	const sent = { method: "POST", url: "/admin/api/releases", headers, payload } as const;
	expect((await test.app.inject(sent)).json()).toMatchObject({ code: 401 });
});
