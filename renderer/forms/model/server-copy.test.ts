import { describe, expect, it, vi } from "vitest";
import type { Draft } from "../../../schemas/types.gen.ts";
import { asDraft, createServerCopy, readServerDraft } from "./server-draft.ts";

const draft = (title: string): Draft => ({
	hash: "h1",
	release: "r1",
	answers: { title },
	attachments: {},
	idempotency_key: "key",
	version: 3,
	saved_at: 0,
});
const stored = (title: string, version: number) => ({
	form: "test",
	form_hash: "h1",
	data: { title },
	attachments: [],
	step: null,
	idempotency_key: "key",
	version,
	updated_at: "2026-11-21T00:00:00Z",
	expires_at: "2026-12-21T00:00:00Z",
});

function step(values: { code: number; data: unknown }[]) {
	const sent: [string, Record<string, unknown>][] = [];
	const onConflict = vi.fn();
	const onEnded = vi.fn();
	let copied = { version: 0, draft: 0 };
	const copy = createServerCopy({
		form: "test",
		async send(operation, body) {
			sent.push([operation, body]);
			const next = values.shift();
			if (!next) throw new Error("no line");
			return { ...next, msg: "" };
		},
		base: {
			read: async () => copied,
			async write(next) {
				copied = next;
			},
		},
		onConflict,
		onEnded,
	});
	return { copy, sent, onConflict, onEnded, copied: () => copied };
}

describe("the server's copy of a draft", () => {
	it("follows the draft, each saving after the version before", async () => {
		const { copy, sent, copied } = step([
			{ code: 0, data: stored("a", 1) },
			{ code: 0, data: stored("b", 2) },
		]);
		copy.follow(draft("a"));
		await copy.followNow();
		copy.follow(draft("b"));
		await copy.followNow();
		expect(sent.map(([, { data, version, idempotency_key }]) => ({ data, version, idempotency_key }))).toEqual([
			{ data: { title: "a" }, version: 0, idempotency_key: "key" },
			{ data: { title: "b" }, version: 1, idempotency_key: "key" },
		]);
		expect(copied()).toEqual({ version: 2, draft: 3 });
	});

	it("asks which to keep where another device has gone on, and follows theirs from then on", async () => {
		const { copy, onConflict, copied } = step([{ code: 409, data: stored("theirs", 7) }]);
		copy.follow(draft("mine"));
		await copy.followNow();
		expect(onConflict).toHaveBeenCalledWith(expect.objectContaining({ answers: { title: "theirs" }, version: 3 }));
		expect(copied()).toEqual({ version: 7, draft: 0 });
	});

	it("is left alone for someone who wants none", async () => {
		const { copy, sent } = step([{ code: 403, data: null }]);
		copy.follow(draft("a"));
		await copy.followNow();
		copy.follow(draft("b"));
		await copy.followNow();
		expect(sent.length).toBe(1);
	});

	it("never troubles the form where there is no line, and is deleted when discarded", async () => {
		const { copy, sent } = step([]);
		copy.follow(draft("a"));
		await copy.followNow();
		await copy.discard("key");
		expect(sent.at(-1)).toEqual(["draftsDelete", { form: "test", idempotency_key: "key" }]);
	});

	it("follows no more once the draft was sent elsewhere, and says so", async () => {
		const ended = { form: "test", idempotency_key: "key", how: "sent", number: "N1", ended_at: "2026-11-21T00:00:00Z" };
		const { copy, sent, onEnded } = step([{ code: 409, data: ended }]);
		copy.follow(draft("a"));
		await copy.followNow();
		expect(onEnded).toHaveBeenCalledWith(ended);
		copy.follow(draft("b"));
		await copy.followNow();
		expect(sent.length).toBe(1);
	});

	it("is read as a draft of this device, with the key that all devices have", async () => {
		const response = { code: 0, msg: "", data: { list: [stored("x", 2)], ended: [] } };
		const found = await readServerDraft(async () => response, "test");
		const read = found?.draft && asDraft(found.draft, { release: "r1", version: 1 });
		expect(read).toMatchObject({ answers: { title: "x" }, idempotency_key: "key" });
	});

	it("is not read from a response of an earlier request, nor where there is no line", async () => {
		const response = { code: 0, msg: "", data: { list: [stored("x", 2)] }, stored_at: "2026-11-20T00:00:00Z" };
		expect(await readServerDraft(async () => response, "test")).toBeUndefined();
		expect(await readServerDraft(() => Promise.reject(new Error("no line")), "test")).toBeUndefined();
	});
});
