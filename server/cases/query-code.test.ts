import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_RATE_FACTOR: "1" });
	desk = await openDesk(test);
}, 60_000);
afterAll(() => test.close());

async function filed() {
	const { data } = await desk.file();
	return { number: String(valueIn(data, "number")), query_code: String(valueIn(data, "query_code")) };
}
const track = (body: object) => test.call("/report/api.Messages/track", { body });

it("stores no code that could be read", async () => {
	const { number, query_code } = await filed();
	const { rows } = await sql<{ row: string }>`
		select row_to_json(message)::text as row from message where number = ${number}
	`.execute(test.services.db);
	expect(rows[0]?.row).toContain(number);
	expect(rows[0]?.row).not.toContain(query_code);
	expect((await track({ number, query_code })).code).toBe(0);
});

it("takes number and code as a Chinese keyboard types them, and a number without its hyphen", async () => {
	const { number, query_code } = await filed();
	const wide = (text: string) =>
		text.replaceAll(/[\dA-Z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
	const typed = { number: wide(number.replace("-", "—")), query_code: wide(query_code) };
	expect((await track(typed)).code).toBe(0);
	expect((await track({ number: number.replace("-", ""), query_code })).code).toBe(0);
});

it("does not take one case's code for another", async () => {
	const one = await filed();
	const other = await filed();
	expect((await track({ number: one.number, query_code: other.query_code })).code).toBe(404);
});

it("lets who has the right code through, however many wrong ones others or they themselves have tried", async () => {
	const one = await filed();
	const other = await filed();
	const codes = [];
	for (let attempt = 0; attempt < 21; attempt++)
		codes.push((await track({ number: one.number, query_code: "2222222222" })).code);
	expect(codes).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
	expect((await track(one)).code).toBe(0);
	expect((await track(other)).code).toBe(0);
});

it("counts wrong codes by number and address", async () => {
	const { number } = await filed();
	const wrong = { body: { number, query_code: "2222222222" }, address: "203.0.113.9" };
	for (let attempt = 0; attempt < 20; attempt++) await test.call("/report/api.Messages/track", wrong);
	expect(await test.call("/report/api.Messages/track", wrong)).toMatchObject({
		code: 429,
		msg: expect.stringMatching(/^Too many tries\. Please try again in \d+ min\.$/),
		data: { retry_after: expect.any(Number) },
	});
	expect((await test.call("/report/api.Messages/track", { ...wrong, address: "203.0.113.10" })).code).toBe(404);
});
