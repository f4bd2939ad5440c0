import { expect, it, onTestFinished, vi } from "vitest";
import type { Edit } from "../../../schemas/edits/types.ts";
import { createDraftSession } from "./draft-session.ts";
import type { SendEdits } from "./edit-queue.ts";
import { memoryEditStore } from "./edit-store.fixture.ts";

const FORM = "forms/a.json";
const text = JSON.stringify({ kind: "form", id: "a", title: "Old", schema: { properties: {} } });

let tabs = 0;

function stage(send: SendEdits, kept = new Map<string, string>(), tab = `tab-${++tabs}`, edits: Edit[] = []) {
	let count = 0;
	let retry = () => {};
	const session = createDraftSession({
		draft: {
			id: "d",
			name: "D",
			base: "r",
			version: edits.length,
			state: "open",
			sources: [{ path: FORM, text }],
			edits,
		},
		send,
		store: memoryEditStore(kept, tab),
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
	expect(send).toHaveBeenCalledWith(0, [expect.objectContaining(title("New"))]);
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
	const staged = stage(async () => ({ version: 2, others: [other] }));
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

const theirs = (value: string): Edit => ({ id: `theirs ${value}`, verb: "set", path: FORM, at: "/title", value });

it("shows what others do as it is told, and skips what it has", async () => {
	const staged = stage(async () => ({ version: 1 }));
	staged.session.receive(0, [theirs("A"), theirs("B")]);
	expect(studioTitle(staged)).toBe("B");
	staged.session.receive(0, [theirs("A"), theirs("B"), theirs("C")]);
	expect(staged.session.snapshot()).toMatchObject({ version: 3, saving: "saved", conflicts: [] });
	expect(studioTitle(staged)).toBe("C");
});

it("gives both sentences where somebody else changed the same, and takes back what is not chosen", async () => {
	const sent: Edit[] = [];
	let others: Edit[] = [theirs("Theirs")];
	const staged = stage(async (after, edits) => {
		sent.push(...edits);
		const before = others;
		others = [];
		return { version: after + before.length + edits.length, others: before };
	});
	staged.session.make([title("Mine")]);
	await staged.session.flush();
	const [conflict] = staged.session.snapshot().conflicts;
	if (!conflict) throw new Error("expected a conflict");
	expect(studioTitle(staged)).toBe("Mine");
	staged.session.settle(conflict, "theirs");
	expect(studioTitle(staged)).toBe("Theirs");
	expect(staged.session.snapshot().conflicts).toEqual([]);
	await staged.session.flush();
	expect(sent.at(-1)).toMatchObject({ verb: "undo", to: sent[0]?.id });
});

it("finds after a restart that somebody else changed the same while this device was offline", () => {
	const mine = { after: 0, edits: [{ id: "mine", ...title("Mine") }] };
	const kept = new Map([["portico-studio d old-tab", JSON.stringify(mine)]]);
	const staged = stage(async () => ({ version: 2 }), kept, "new-tab", [theirs("Theirs")]);
	expect(studioTitle(staged)).toBe("Mine");
	expect(staged.session.snapshot().conflicts).toMatchObject([{ mine: mine.edits, theirs: [theirs("Theirs")] }]);
});

it("keeps what two windows could not send apart", async () => {
	const offline: SendEdits = async () => {
		throw new TypeError("Failed to fetch");
	};
	const kept = new Map<string, string>();
	const one = stage(offline, kept);
	const other = stage(offline, kept);
	one.session.make([title("One")]);
	other.session.make([{ verb: "set", path: FORM, at: "/description", value: "Other" }]);
	const next = stage(offline, kept);
	expect(next.session.snapshot().documents[FORM]).toMatchObject({ title: "One", description: "Other" });
});

it("gives both sentences where something was typed while somebody else's change of the same came in", () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const staged = stage(async () => ({ version: 2 }));
	staged.session.receive(0, [theirs("Theirs")]);
	staged.session.make([title("Mine")]);
	expect(staged.session.snapshot().conflicts).toMatchObject([{ theirs: [theirs("Theirs")] }]);
	vi.advanceTimersByTime(5_000);
	staged.session.make([title("Later, having seen it")]);
	expect(staged.session.snapshot().conflicts).toHaveLength(1);
});
