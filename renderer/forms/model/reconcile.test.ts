import { describe, expect, it } from "vitest";
import type { EndedDraft, ServerDraft } from "../../../schemas/types.gen.ts";
import { reconcile, type Standing } from "./server-draft.ts";

const mine = (more: Partial<Standing> = {}): Standing => ({
	key: "key-1",
	values: { title: "mine" },
	touched: true,
	copied: false,
	waiting: false,
	...more,
});
const stored = (more: Partial<ServerDraft> = {}): ServerDraft => ({
	form: "test",
	form_hash: "h1",
	data: { title: "theirs" },
	attachments: [],
	step: null,
	idempotency_key: "key-1",
	version: 4,
	updated_at: "2026-11-21T00:00:00Z",
	expires_at: "2026-12-21T00:00:00Z",
	...more,
});
const sent: EndedDraft = {
	form: "test",
	idempotency_key: "key-1",
	how: "sent",
	number: "N1",
	ended_at: "2026-11-21T00:00:00Z",
};
const followed = { version: 3, draft: 7 };

describe("a form held against what the server knows of its draft", () => {
	it("takes the server's draft where nothing has been typed here", () => {
		expect(reconcile(mine({ touched: false }), followed, { draft: stored(), ended: [] })).toMatchObject({ do: "take" });
	});

	it("takes it where another device has gone on with what this one had handed over", () => {
		expect(reconcile(mine({ copied: true }), followed, { draft: stored(), ended: [] })).toMatchObject({ do: "take" });
	});

	it("takes it unasked where both typed the same, in whatever order", () => {
		const draft = stored({ data: { a: 1, b: 2 } });
		expect(reconcile(mine({ values: { b: 2, a: 1 } }), followed, { draft, ended: [] })).toMatchObject({ do: "take" });
	});

	it("asks where both have gone on, or where the drafts are two", () => {
		expect(reconcile(mine(), followed, { draft: stored(), ended: [] })).toMatchObject({ do: "ask" });
		const another = stored({ idempotency_key: "key-2", version: 3 });
		expect(reconcile(mine(), followed, { draft: another, ended: [] })).toMatchObject({ do: "ask" });
	});

	it("goes on where the server's draft is the one that this device follows, or where there is none", () => {
		expect(reconcile(mine(), followed, { draft: stored({ version: 3 }), ended: [] })).toEqual({ do: "nothing" });
		expect(reconcile(mine(), followed, { draft: undefined, ended: [] })).toEqual({ do: "nothing" });
	});

	it("ends with what was sent, and says where this device has more than that", () => {
		const knowledge = { draft: undefined, ended: [sent] };
		expect(reconcile(mine({ copied: true }), followed, knowledge)).toEqual({ do: "end", ended: sent, lost: false });
		for (const more of [{}, { copied: true, waiting: true }])
			expect(reconcile(mine(more), followed, knowledge)).toEqual({ do: "end", ended: sent, lost: true });
	});

	it("never takes a draft that has ended meanwhile", () => {
		const knowledge = { draft: stored(), ended: [sent] };
		expect(reconcile(mine({ key: "key-2", touched: false }), followed, knowledge)).toEqual({ do: "nothing" });
	});
});
