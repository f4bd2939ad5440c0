import { expect, it, vi } from "vitest";
import type { Edit } from "../../../schemas/edits/types.ts";
import { createDraftSession, type SendEdits } from "./draft-session.ts";
import { createEditStore } from "./edit-store.ts";

const FORM = "forms/a.json";
const text = JSON.stringify({ kind: "form", id: "a", title: "Old", schema: { properties: {} } });

function stage(send: SendEdits, kept = new Map<string, string>()) {
	let count = 0;
	let retry = () => {};
	const session = createDraftSession({
		draft: { id: "d", name: "D", base: "r", version: 3, state: "open", sources: [{ path: FORM, text }], edits: [] },
		send,
		store: createEditStore({
			getItem: (key) => kept.get(key) ?? null,
			setItem: (key, value) => void kept.set(key, value),
			removeItem: (key) => void kept.delete(key),
		}),
		newId: () => `e${++count}-${kept.size}`,
		onRetry(listener) {
			retry = listener;
			return () => {};
		},
	});
	return { session, kept, retry: () => retry() };
}

const title = (value: string) => ({ verb: "set" as const, path: FORM, at: "/title", value });
const studioTitle = ({ session }: ReturnType<typeof stage>) => session.snapshot().documents[FORM]?.title;

it("shows an edit at once, and saves it after the version that it follows", async () => {
	const send = vi.fn<SendEdits>(async () => ({ version: 4 }));
	const staged = stage(send);
	staged.session.make([title("New")]);
	expect(studioTitle(staged)).toBe("New");
	expect(staged.session.snapshot().saving).toBe("saving");
	await staged.session.flush();
	expect(send).toHaveBeenCalledWith(3, [expect.objectContaining(title("New"))]);
	expect(staged.session.snapshot()).toMatchObject({ saving: "saved", version: 4 });
});

it("keeps what could not be sent on the device, and sends it when there is a connection again", async () => {
	let online = false;
	const send: SendEdits = async () => {
		if (!online) throw new TypeError("Failed to fetch");
		return { version: 4 };
	};
	const staged = stage(send);
	staged.session.make([title("New")]);
	await staged.session.flush();
	expect(staged.session.snapshot().saving).toBe("offline");
	expect([...staged.kept.values()].join()).toContain("New");
	const reopened = stage(send, staged.kept);
	expect(studioTitle(reopened)).toBe("New");
	online = true;
	reopened.retry();
	await reopened.session.flush();
	expect(reopened.session.snapshot().saving).toBe("saved");
	expect(reopened.kept.size).toBe(0);
});

it("takes back an act of several edits with one undo, and makes it again", async () => {
	const sent: Edit[] = [];
	const staged = stage(async (_, edits) => {
		sent.push(...edits);
		return { version: 4 };
	});
	staged.session.make([title("New"), { verb: "set", path: FORM, at: "/review", value: true }]);
	staged.session.undo();
	expect(staged.session.snapshot().documents[FORM]).toEqual(JSON.parse(text));
	expect(staged.session.snapshot()).toMatchObject({ canUndo: false, canRedo: true });
	staged.session.redo();
	expect(staged.session.snapshot().documents[FORM]).toMatchObject({ title: "New", review: true });
	await staged.session.flush();
	expect(sent.map(({ verb }) => verb)).toEqual(["set", "set", "undo", "undo", "undo", "undo"]);
});

it("puts what others did meanwhile before the edits that were not stored yet", async () => {
	const other: Edit = { id: "x", verb: "set", path: FORM, at: "/description", value: "Theirs" };
	const staged = stage(async () => ({ version: 5, others: [other] }));
	staged.session.make([title("Mine")]);
	await staged.session.flush();
	expect(staged.session.snapshot().documents[FORM]).toMatchObject({ title: "Mine", description: "Theirs" });
});

it("says in the server's words why it refused", async () => {
	const staged = stage(async () => ({ refusal: "This draft was discarded." }));
	staged.session.make([title("New")]);
	await staged.session.flush();
	expect(staged.session.snapshot()).toMatchObject({ saving: "refused", refusal: "This draft was discarded." });
});
