import { expect, it, vi } from "vitest";
import type { Edit } from "../../../schemas/edits/types.ts";
import { createEditQueue, type SendEdits } from "./edit-queue.ts";
import { memoryEditStore } from "./edit-store.fixture.ts";

const edit = (id: string): Edit => ({ id, verb: "set", path: "forms/a.json", at: "/title", value: id });

function stage(send: SendEdits, unsent: readonly Edit[] = []) {
	const kept = new Map<string, string>();
	const onStored = vi.fn<(stored: readonly Edit[], unsent: readonly Edit[]) => void>();
	const store = memoryEditStore(kept, "tab");
	const queue = createEditQueue({ draft: { id: "d", version: 0 }, unsent, send, store, onStored, onChange: vi.fn() });
	return { queue, onStored, store };
}

it("sends many edits in parts of at most 500, each after the version that the one before led to", async () => {
	const sent: [number, number][] = [];
	const { queue } = stage(async (after, edits) => {
		sent.push([after, edits.length]);
		return { version: after + edits.length };
	});
	queue.add(Array.from({ length: 501 }, (_, at) => edit(`${at}`)));
	await queue.flush();
	expect(sent).toEqual([
		[0, 500],
		[500, 1],
	]);
	expect(queue.status()).toEqual({ version: 501, saving: "saved", refusal: "" });
});

it("waits with what others did until its own edits are answered", async () => {
	const answer = Promise.withResolvers<{ version: number }>();
	const { queue, onStored } = stage(() => answer.promise);
	queue.add([edit("mine")]);
	const sending = queue.flush();
	queue.receive(1, [edit("theirs")]);
	expect(onStored).not.toHaveBeenCalled();
	answer.resolve({ version: 1 });
	await sending;
	await expect.poll(() => onStored.mock.calls).toEqual([[[edit("theirs")], []]]);
	expect(queue.status().version).toBe(2);
});

it("tells of what others did ahead of its own, and of what was not stored at that moment", async () => {
	const { queue, onStored } = stage(async () => ({ version: 2, others: [edit("theirs")] }));
	queue.add([edit("mine")]);
	await queue.flush();
	expect(onStored).toHaveBeenCalledExactlyOnceWith([edit("theirs")], [edit("mine")]);
});

it("stores what it could not send on this device, and sends nothing once closed", async () => {
	const send = vi.fn<SendEdits>(() => Promise.reject(new Error("offline")));
	const { queue, store } = stage(send);
	queue.add([edit("mine")]);
	await queue.flush();
	expect(queue.status().saving).toBe("offline");
	expect(store.read("d").edits).toEqual([edit("mine")]);
	queue.close();
	await queue.flush();
	expect(send).toHaveBeenCalledOnce();
});
