import { describe, expect, it } from "vitest";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { errorsOf, expectInvalidAt, expectWordsIn, LOCALES } from "./expectations.ts";
import { type Backend, callerOf, suggestion } from "./portal.ts";
import { rawCall, rawGet } from "./raw-get.ts";

const addressOf = (operation: OperationName) => `/${OPERATIONS[operation].path}?`;

const CASES_LIST = addressOf("messagesGetList");

/** What a schema refuses: where it is asked, with which body, and the place that the response must name. */
const REFUSED: readonly [address: string, pointer: string, body?: object][] = [
	[`${CASES_LIST}page=0`, "/page"],
	[`${CASES_LIST}page=1e308`, "/page"],
	[`${CASES_LIST}limit=many`, "/limit"],
	[`${CASES_LIST}from=2026-02-30`, "/from"],
	[`${CASES_LIST}sort=upwards`, "/sort"],
	[`${CASES_LIST}keyword=lamp&keyword=road`, "/keyword"],
	[`${CASES_LIST}keyword=${"a".repeat(101)}`, "/keyword"],
	[addressOf("articlesGetDetail"), "/id"],
	[addressOf("loginMobileVerifyCode"), "/mobile", { mobile: "12345" }],
	[addressOf("loginMobileLogin"), "/code", { mobile: "13800000000" }],
	[addressOf("messagesTrack"), "/colour", { number: "1", query_code: "2", colour: "red" }],
	[addressOf("userLogCreateLog"), "/events/0/at", { events: [{ type: "visit", path: "/", at: "yesterday" }] }],
];

/** The cases that all operations share: what they refuse and repair before their own work starts. */
export function itKeepsTheDoor(backend: () => Backend): void {
	describe("the door of all operations", () => {
		describe.each(LOCALES)("in %s", (locale) => {
			it.each(REFUSED)("names what it refuses: %s at %s", async (address, pointer, body) => {
				const sent = body === undefined ? {} : { body: JSON.stringify(body) };
				const refused = await rawCall(backend(), address, { ...sent, locale });
				expectInvalidAt(pointer, refused);
				const named = refused.msg + errorsOf(refused).map(({ message }) => message);
				expect(named).toContain(`“${pointer.slice(1).replaceAll("/", ".")}”`);
				expectWordsIn(locale, refused.msg);
				for (const { message } of errorsOf(refused)) expectWordsIn(locale, message);
			});
		});

		it("ignores a parameter that nobody requested, and one of them sent twice", async () => {
			const plain = await rawGet(backend(), `${CASES_LIST}limit=2`);
			expect(plain.code).toBe(0);
			expect(await rawGet(backend(), `${CASES_LIST}limit=2&_=1700000000000`)).toEqual(plain);
			expect(await rawGet(backend(), `${CASES_LIST}limit=2&utm_source=a&utm_source=%00`)).toEqual(plain);
		});

		it("refuses U+0000, which nothing can store, and names its place", async () => {
			expectInvalidAt("/keyword", await rawGet(backend(), `${CASES_LIST}keyword=lamp%00`));
			const submission = await suggestion(backend(), { title: "A lamp\0" });
			expectInvalidAt("/data/title", await callerOf(backend()).call("messagesIndex", submission));
		});

		it("files a case whose text was cut within an emoji", async () => {
			const submission = await suggestion(backend(), { title: "The lamp is broken \ud83d" });
			const filed = await callerOf(backend()).read("messagesIndex", submission);
			expect(filed.number).toMatch(/\d/);
		});
	});
}
