import "fake-indexeddb/auto";
import { keys } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
afterEach(() => vi.unstubAllGlobals());

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

	it("is what a page noted down as it was left, also where that page's own saving ends while the draft is read", async () => {
		const notes = new Map<string, string>();
		vi.stubGlobal("localStorage", {
			getItem: (name: string) => notes.get(name) ?? null,
			setItem: (name: string, text: string) => notes.set(name, text),
			removeItem: (name: string) => notes.delete(name),
		});
		const left = draft("left", { version: 4 });
		await DRAFT_STORAGE.save("test", "lin", draft("older", { saved_at: left.saved_at - 1 }), 0);
		DRAFT_STORAGE.unload("test", "lin", left);
		const reading = DRAFT_STORAGE.read("test", "lin");
		notes.clear();
		expect((await reading)?.answers).toEqual({ title: "left" });
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
