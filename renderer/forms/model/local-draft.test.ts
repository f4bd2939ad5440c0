import "fake-indexeddb/auto";
import { keys } from "idb-keyval";
import { beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "../../../schemas/types.gen.ts";
import { forgetDrafts } from "../../../tests/fixtures/render-form.tsx";
import { findLocalDraft } from "./draft-place.ts";
import { DRAFT_STORAGE, sweepDrafts } from "./draft-storage.ts";

const DAY = 24 * 3_600_000;
const draft = (title: string, more: Partial<Draft> = {}): Draft => ({
	hash: "h1",
	release: "r1",
	answers: { title },
	attachments: {},
	idempotency_key: `key of ${title}`,
	version: 3,
	saved_at: Date.now(),
	...more,
});
const find = (user: string) => findLocalDraft(DRAFT_STORAGE, "test", user);

beforeEach(forgetDrafts);

describe("the draft on a device", () => {
	it("of before login comes along with who logs in, and stands for nobody else then", async () => {
		await DRAFT_STORAGE.save("test", "", draft("before"), 0);
		expect((await find("lin")).draft?.answers).toEqual({ title: "before" });
		expect(await find("")).toEqual({ draft: undefined });
		expect((await find("lin")).draft?.idempotency_key).toBe("key of before");
	});

	it("is another person's business: nobody else finds it", async () => {
		await DRAFT_STORAGE.save("test", "lin", draft("lin's"), 0);
		expect(await find("wang")).toEqual({ draft: undefined });
		expect(await find("")).toEqual({ draft: undefined });
	});

	it("and one of before login are two answers to one question, under one key", async () => {
		await DRAFT_STORAGE.save("test", "lin", draft("own", { version: 8 }), 0);
		await DRAFT_STORAGE.save("test", "", draft("before"), 0);
		const { draft: own, other } = await find("lin");
		expect(own?.answers).toEqual({ title: "own" });
		expect(other).toMatchObject({ answers: { title: "before" }, version: 8, idempotency_key: "key of own" });
	});

	it("is stored for thirty days after it was last saved, and then removed, whoever's it is", async () => {
		await DRAFT_STORAGE.save("test", "lin", draft("young", { saved_at: Date.now() - 29 * DAY }), 0);
		await DRAFT_STORAGE.save("test", "wang", draft("old", { saved_at: Date.now() - 31 * DAY }), 0);
		expect((await find("lin")).draft?.answers).toEqual({ title: "young" });
		expect(await find("wang")).toEqual({ draft: undefined });
		await sweepDrafts();
		expect(await keys()).toEqual(["portico-draft test lin"]);
	});
});
