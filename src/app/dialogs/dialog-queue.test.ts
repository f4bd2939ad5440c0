import { expect, it, vi } from "vitest";
import { createDialogQueue } from "./dialog-queue.ts";

const message = (text: string) => ({ kind: "message" as const, text });

it("shows one dialog at a time, in the order asked", async () => {
	const queue = createDialogQueue();
	const first = queue.confirm(message("one"));
	const second = queue.confirm(message("two"));
	expect(queue.snapshot()?.text).toBe("one");
	queue.result(true);
	expect(await first).toBe(true);
	expect(queue.snapshot()?.text).toBe("two");
	queue.result(false);
	expect(await second).toBe(false);
	expect(queue.snapshot()).toBeUndefined();
});

it("does not stack equal messages; every asker gets the one answer", async () => {
	const queue = createDialogQueue();
	const responses = Promise.all([queue.confirm(message("same")), queue.confirm(message("same"))]);
	queue.result(true);
	expect(await responses).toEqual([true, true]);
	expect(queue.snapshot()).toBeUndefined();
});

it("asks again what has been answered before", () => {
	const queue = createDialogQueue();
	void queue.confirm(message("same"));
	queue.result(true);
	void queue.confirm(message("same"));
	expect(queue.snapshot()?.text).toBe("same");
});

it("tells a question from a message of the same text", () => {
	const queue = createDialogQueue();
	void queue.confirm(message("Leave?"));
	void queue.confirm({ kind: "question", text: "Leave?" });
	queue.result(true);
	expect(queue.snapshot()?.kind).toBe("question");
});

it("closes all dialogs at once and refuses them", async () => {
	const queue = createDialogQueue();
	const listener = vi.fn();
	const responses = Promise.all([queue.confirm(message("one")), queue.confirm(message("two"))]);
	queue.subscribe(listener);
	queue.closeAll();
	expect(await responses).toEqual([false, false]);
	expect(queue.snapshot()).toBeUndefined();
	expect(listener).toHaveBeenCalledOnce();
});
