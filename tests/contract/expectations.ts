import { expect, it } from "vitest";
import type { JsonOperation } from "../../adapters/http/client.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../schemas/json/json.ts";
import type { Envelope, OperationsOfKind, RequestOf } from "../../schemas/operation.ts";
import { type Backend, type Caller, callerOf } from "./portal.ts";

/** Fails unless the response is 422 and says what is wrong at this pointer. */
export function expectInvalidAt(pointer: string, envelope: Envelope<unknown>): void {
	expect(envelope).toMatchObject({ code: 422, msg: expect.stringMatching(/./) });
	expect(envelope.data).toMatchObject({
		errors: expect.arrayContaining([{ pointer, message: expect.stringMatching(/./) }]),
	});
}

/** The languages of the shipped portal. */
export const LOCALES = ["en-US", "zh-CN"] as const;

/** Fails unless a text is in a locale's language; names and numbers are the same in both. */
export const expectWordsIn = (locale: (typeof LOCALES)[number], text: unknown) =>
	expect(/\p{Script=Han}/u.test(String(text))).toBe(locale === "zh-CN");

/** What a response says is wrong, and where. */
export const errorsOf = ({ data }: Envelope<unknown>): readonly JsonObject[] =>
	asArray(asObject(data).errors).filter(isObject);

/** Fails unless the response is 404 with a message. */
export const expectAbsent = (envelope: Envelope<unknown>) =>
	expect(envelope).toMatchObject({ code: 404, msg: expect.stringMatching(/./) });

/** Fails unless the response is 401, and the client ended the session. */
export function expectLoginNeeded(envelope: Envelope<unknown>, { reported }: Caller): void {
	expect(envelope).toMatchObject({ code: 401, msg: expect.stringMatching(/./) });
	expect(reported).toEqual(["unauthorized"]);
}

/** An id in the form of none: as long as ids may be, and known to nobody. */
export const UNKNOWN_IDS = ["no-such-id", "00000000-0000-4000-8000-000000000000", "' or 1=1 --"];

/** The cases of an operation that takes one id: unknown ids are absent, a missing id is invalid. */
export function itRefusesUnknownIds<O extends JsonOperation>(
	backend: () => Backend,
	operation: O,
	call: (caller: Caller, id: string) => Promise<Envelope<unknown>>,
	empty: { request: RequestOf<O>; pointer: string },
): void {
	it.each(UNKNOWN_IDS)("responds with 404 to the unknown id %s", async (id) => {
		expectAbsent(await call(callerOf(backend()), id));
	});

	it("responds with 422 where the id is missing", async () => {
		expectInvalidAt(empty.pointer, await callerOf(backend()).call(operation, empty.request));
	});
}

type ListName = OperationsOfKind<"list">;
type Call<O extends ListName> = (
	request: RequestOf<O>,
) => Promise<{ list: { id: string }[]; total: number; page: number; limit: number; next: string | null }>;
type Paging = { page?: number; limit?: number; cursor?: string };

/** The cases that all lists share: size, pages, cursor, and what is refused. At least three entries must be there. */
export function itPages<O extends ListName>(
	backend: () => Backend,
	operation: O,
	toRequest: (paging: Paging) => RequestOf<O>,
	callerFor: (backend: Backend) => Promise<Caller> = async (portal) => callerOf(portal),
): void {
	const startCalling = async () => {
		const caller = await callerFor(backend());
		const call: Call<O> = (request) => caller.read(operation, request);
		return { caller, call };
	};

	it("tells ten a page from page 1 unless asked otherwise", async () => {
		const { call } = await startCalling();
		const first = await call(toRequest({}));
		expect(first).toMatchObject({ page: 1, limit: 10 });
		expect(first.list.length).toBe(Math.min(10, first.total));
	});

	it("turns pages without telling an entry twice", async () => {
		const { call } = await startCalling();
		const one = await call(toRequest({ page: 1, limit: 1 }));
		const two = await call(toRequest({ page: 2, limit: 1 }));
		expect(two).toMatchObject({ page: 2, limit: 1, total: one.total });
		expect(one.list[0]?.id).not.toBe(two.list[0]?.id);
	});

	it("walks by cursor from the first entry to the last, each once, as the pages have them", async () => {
		const { call } = await startCalling();
		const ids: string[] = [];
		let cursor: string | null | undefined;
		do {
			const page = await call(toRequest(cursor ? { limit: 2, cursor } : { limit: 2 }));
			ids.push(...page.list.map((entry) => entry.id));
			cursor = page.next;
		} while (cursor && ids.length < 20);
		const whole = await call(toRequest({ limit: 50 }));
		expect(ids).toEqual(whole.list.slice(0, ids.length).map((entry) => entry.id));
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("responds with 422 at /page beyond the last page, and shows the last one", async () => {
		const { caller, call } = await startCalling();
		const { total } = await call(toRequest({ limit: 1 }));
		expect((await call(toRequest({ page: total, limit: 1 }))).list.length).toBe(1);
		expectInvalidAt("/page", await caller.call(operation, toRequest({ page: total + 1, limit: 1 })));
		expectInvalidAt("/page", await caller.call(operation, toRequest({ page: 9999 })));
	});

	it.each([
		["/limit", { limit: 51 }],
		["/limit", { limit: 0 }],
		["/page", { page: 0 }],
		["/cursor", { cursor: "not a cursor" }],
	])("responds with 422 at %s to %o", async (pointer, paging) => {
		const { caller } = await startCalling();
		expectInvalidAt(pointer, await caller.call(operation, toRequest(paging)));
	});
}

/** Two characters of Chinese or a word of Latin letters out of some texts, to search for. */
export function wordIn(texts: string[], script: "Chinese" | "English"): string {
	const pattern = script === "Chinese" ? /\p{Script=Han}{2}/u : /[a-z]{4,}/i;
	const word = texts.flatMap((text) => pattern.exec(text) ?? [])[0];
	if (!word) throw new Error(`the example content has no ${script} word in: ${texts.join(" | ")}`);
	return word;
}
