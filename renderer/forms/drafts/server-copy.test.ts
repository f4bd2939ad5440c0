import { describe, expect, it, vi } from "vitest";
import type { Draft } from "./draft.ts";
import { asDraft, createServerCopy, readServerDraft } from "./server-copy.ts";

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
	version,
	updated_at: "2026-11-21T00:00:00Z",
	expires_at: "2026-12-21T00:00:00Z",
});

function stage(answers: { code: number; data: unknown }[]) {
	const sent: [string, Record<string, unknown>][] = [];
	const onConflict = vi.fn();
	let version = 0;
	const copy = createServerCopy({
		form: "test",
		async send(operation, body) {
			sent.push([operation, body]);
			const next = answers.shift();
			if (!next) throw new Error("no line");
			return { ...next, msg: "" };
		},
		base: {
			read: async () => version,
			async write(next) {
				version = next;
			},
		},
		onConflict,
	});
	return { copy, sent, onConflict, version: () => version };
}

describe("the server's copy of a draft", () => {
	it("follows the draft, each saving after the version before", async () => {
		const { copy, sent } = stage([
			{ code: 0, data: stored("a", 1) },
			{ code: 0, data: stored("b", 2) },
		]);
		copy.follow(draft("a"));
		await copy.followNow();
		copy.follow(draft("b"));
		await copy.followNow();
		expect(sent.map(([, { data, version }]) => ({ data, version }))).toEqual([
			{ data: { title: "a" }, version: 0 },
			{ data: { title: "b" }, version: 1 },
		]);
	});

	it("asks which to keep where another device has gone on, and follows theirs from then on", async () => {
		const { copy, onConflict, version } = stage([{ code: 409, data: stored("theirs", 7) }]);
		copy.follow(draft("mine"));
		await copy.followNow();
		expect(onConflict).toHaveBeenCalledWith(expect.objectContaining({ answers: { title: "theirs" }, version: 3 }));
		expect(version()).toBe(7);
	});

	it("is left alone for someone who wants none", async () => {
		const { copy, sent } = stage([{ code: 403, data: null }]);
		copy.follow(draft("a"));
		await copy.followNow();
		copy.follow(draft("b"));
		await copy.followNow();
		expect(sent.length).toBe(1);
	});

	it("never troubles the form where there is no line, and is deleted when discarded", async () => {
		const { copy, sent } = stage([]);
		copy.follow(draft("a"));
		await copy.followNow();
		await copy.discard();
		expect(sent.at(-1)).toEqual(["draftsDelete", { form: "test" }]);
	});

	it("is read as a draft of this device", async () => {
		const found = await readServerDraft(async () => ({ code: 0, msg: "", data: { list: [stored("x", 2)] } }), "test");
		expect(found && asDraft(found, draft("")).answers).toEqual({ title: "x" });
		expect(await readServerDraft(() => Promise.reject(new Error("no line")), "test")).toBeUndefined();
	});
});
