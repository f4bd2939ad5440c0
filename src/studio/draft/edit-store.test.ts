import { describe, expect, it } from "vitest";
import type { Edit } from "../../../schemas/edits/types.ts";
import { memoryEditStore } from "./edit-store.fixture.ts";
import { createEditStore } from "./edit-store.ts";

const edit = (id: string): Edit => ({ id, verb: "set", path: "site.json", at: "/name", value: id });
const NONE = { after: Number.POSITIVE_INFINITY, edits: [] };

describe("the edits of a window that the server does not have", () => {
	it("are found again as they were stored, and by draft release", () => {
		const store = memoryEditStore();
		expect(store.read("d1")).toEqual(NONE);
		store.write("d1", { after: 3, edits: [edit("a"), edit("b")] });
		expect([store.read("d1"), store.read("d2")]).toEqual([{ after: 3, edits: [edit("a"), edit("b")] }, NONE]);
	});

	it("leave nothing on the device once the server has them", () => {
		const device = new Map<string, string>();
		const store = memoryEditStore(device);
		store.write("d1", { after: 3, edits: [edit("a")] });
		store.write("d1", { after: 4, edits: [] });
		expect(device.size).toBe(0);
	});

	it("come along in another window, over the oldest version of all, each once", () => {
		const device = new Map<string, string>();
		memoryEditStore(device, "closed").write("d1", { after: 2, edits: [edit("a"), edit("b")] });
		const store = memoryEditStore(device, "open");
		store.write("d1", { after: 5, edits: [edit("b"), edit("c")] });
		expect(store.read("d1")).toEqual({ after: 2, edits: [edit("a"), edit("b"), edit("c")] });
	});

	it("stay the other window's until they are stored here", () => {
		const device = new Map<string, string>();
		memoryEditStore(device, "closed").write("d1", { after: 2, edits: [edit("a")] });
		const store = memoryEditStore(device, "open");
		const before = [...device.keys()];
		store.read("d1");
		expect([...device.keys()]).toEqual(before);
		store.write("d1", { after: 2, edits: [edit("a")] });
		expect([device.size, [...device.keys()].includes(before[0] ?? "")]).toEqual([1, false]);
		expect(memoryEditStore(device, "third").read("d1").edits).toEqual([edit("a")]);
	});

	it("do not take away what another window stores later", () => {
		const device = new Map<string, string>();
		const one = memoryEditStore(device, "one");
		const other = memoryEditStore(device, "other");
		one.read("d1");
		other.write("d1", { after: 1, edits: [edit("a")] });
		one.write("d1", { after: 1, edits: [edit("b")] });
		expect(
			other
				.read("d1")
				.edits.map(({ id }) => id)
				.sort(),
		).toEqual(["a", "b"]);
	});
});

describe("what is no list of edits", () => {
	it.each([["{"], ["null"], ['{"edits":[]}'], ['{"after":1}'], ['{"after":1,"edits":"none"}'], ["5"]])(
		"%s counts as none",
		(text) => {
			expect(memoryEditStore(new Map([["portico-studio d1 tab", text]])).read("d1")).toEqual(NONE);
		},
	);

	it("is left out of one, alone", () => {
		const text = JSON.stringify({ after: 1, edits: [edit("a"), { id: "b" }, null] });
		expect(memoryEditStore(new Map([["portico-studio d1 tab", text]])).read("d1")).toEqual({
			after: 1,
			edits: [edit("a")],
		});
	});

	it("is a device that forbids to store", () => {
		const forbidden = (): never => {
			throw new Error("forbidden");
		};
		const device = { getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 1 };
		const store = createEditStore(device, "tab");
		expect(store.read("d1")).toEqual(NONE);
		expect(() => store.write("d1", { after: 1, edits: [edit("a")] })).not.toThrow();
	});
});
