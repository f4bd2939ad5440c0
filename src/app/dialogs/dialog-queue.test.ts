import { expect, it, vi } from "vitest";
import { createDialogQueue } from "./dialog-queue.ts";

const message = (text: string) => ({ kind: "message" as const, text });

it("shows one dialog at a time, in the order asked", async () => {
	const queue = createDialogQueue();
	const first = queue.ask(message("one"));
	const second = queue.ask(message("two"));
	expect(queue.snapshot()?.text).toBe("one");
	queue.answer(true);
	expect(await first).toBe(true);
	expect(queue.snapshot()?.text).toBe("two");
	queue.answer(false);
	expect(await second).toBe(false);
	expect(queue.snapshot()).toBeUndefined();
});

it("does not stack equal messages; every asker gets the one answer", async () => {
	const queue = createDialogQueue();
	const answers = Promise.all([queue.ask(message("same")), queue.ask(message("same"))]);
	queue.answer(true);
	expect(await answers).toEqual([true, true]);
	expect(queue.snapshot()).toBeUndefined();
});

it("asks again what has been answered before", () => {
	const queue = createDialogQueue();
	queue.ask(message("same"));
	queue.answer(true);
	queue.ask(message("same"));
	expect(queue.snapshot()?.text).toBe("same");
});

it("tells a question from a message of the same text", () => {
	const queue = createDialogQueue();
	queue.ask(message("Leave?"));
	queue.ask({ kind: "question", text: "Leave?" });
	queue.answer(true);
	expect(queue.snapshot()?.kind).toBe("question");
});

it("closes all dialogs at once and refuses them", async () => {
	const queue = createDialogQueue();
	const listener = vi.fn();
	const answers = Promise.all([queue.ask(message("one")), queue.ask(message("two"))]);
	queue.subscribe(listener);
	queue.closeAll();
	expect(await answers).toEqual([false, false]);
	expect(queue.snapshot()).toBeUndefined();
	expect(listener).toHaveBeenCalledOnce();
});
