import { describe, expect, it } from "vitest";
import { createHistory } from "./history.ts";
import { readShipped } from "./shipped.fixture.ts";
import type { Edit } from "./types.ts";

const base = readShipped();
const begin = () => {
	let made = 0;
	return createHistory(base, { newId: () => `undo-${++made}` });
};
const title = (id: string, value: string): Edit => ({ id, verb: "set", path: "site.json", at: "/name", value });
const tagline = (id: string, value: string): Edit => ({ id, verb: "set", path: "site.json", at: "/tagline", value });
const nameOf = (history: ReturnType<typeof begin>) => history.result().documents["site.json"]?.name;

it("takes edits back and makes them again, each time by an edit", () => {
	const history = begin();
	expect([history.canUndo(), history.canRedo(), history.undo(), history.redo()]).toEqual([false, false, null, null]);
	history.apply(title("a", "A"));
	history.apply(title("b", "B"));
	expect(history.undo()).toEqual({ id: "undo-1", verb: "undo", path: "site.json", at: "/name", to: "b" });
	expect(nameOf(history)).toBe("A");
	history.undo();
	expect(history.result().documents).toEqual(base.documents);
	expect([history.undo(), history.canUndo(), history.canRedo()]).toEqual([null, false, true]);
	history.redo();
	expect(nameOf(history)).toBe("A");
	history.redo();
	expect([nameOf(history), history.redo()]).toEqual(["B", null]);
	expect(history.edits().map(({ id }) => id)).toEqual(["a", "b", "undo-1", "undo-2", "undo-3", "undo-4"]);
});

it("does not make again what was undone before another edit", () => {
	const history = begin();
	history.apply(title("a", "A"));
	history.undo();
	history.apply(title("b", "B"));
	expect(history.redo()).toBeNull();
	expect(nameOf(history)).toBe("B");
});

it("keeps no refused edit", () => {
	const history = begin();
	expect(history.apply({ ...title("a", "A"), at: "/nowhere/at/all" })).toMatchObject({ text: expect.any(String) });
	expect([history.edits(), history.canUndo()]).toEqual([[], false]);
});

it("takes edits of others in before those not yet stored, and undoes its own alone", () => {
	const history = begin();
	history.apply(title("a", "A"));
	history.apply(title("b", "B"));
	history.receive([title("other", "Other"), tagline("further", "Further"), title("a", "A")], ["b"]);
	expect(history.edits().map(({ id }) => id)).toEqual(["a", "other", "further", "b"]);
	expect(nameOf(history)).toBe("B");
	history.undo();
	expect(nameOf(history)).toBe("Other");
	history.undo();
	expect([nameOf(history), history.canUndo()]).toEqual(["Other", false]);
	expect(history.result().documents["site.json"]?.tagline).toBe("Further");
});

it("undoes nothing that was there before it began", () => {
	const history = createHistory(base, { newId: () => "undo", edits: [title("before", "Before")] });
	expect([history.undo(), history.canUndo(), nameOf(history)]).toEqual([null, false, "Before"]);
	history.apply(title("own", "Own"));
	expect(history.canUndo()).toBe(true);
	history.undo();
	expect([history.canUndo(), history.canRedo(), nameOf(history)]).toEqual([false, true, "Before"]);
});

describe("edits that are stored", () => {
	/** A history in which two own edits have been made, and those that stand in it by then. */
	const edited = () => {
		const history = begin();
		history.apply(title("a", "A"));
		history.apply(tagline("b", "B"));
		return { history, ids: () => history.edits().map(({ id }) => id) };
	};

	it("take the place of the own ones that they are, once", () => {
		const { history, ids } = edited();
		expect(history.receive([title("other", "Other"), title("a", "A")], ["a", "b"])).toHaveLength(1);
		expect([ids(), nameOf(history)]).toEqual([["other", "a", "b"], "A"]);
		history.receive([tagline("b", "B")], ["b"]);
		expect(ids()).toEqual(["other", "a", "b"]);
	});

	it("conflict where another has changed the part that an own one changes which is not stored", () => {
		const { history } = edited();
		const other = title("other", "Other");
		const [conflict, ...more] = history.receive([other], ["a", "b"]);
		expect(more).toEqual([]);
		expect(conflict).toMatchObject({ path: "site.json", theirs: [other], mine: [title("a", "A")], isRefused: false });
	});

	it.each([
		["all own ones are stored", [title("other", "Other")], []],
		["there come only own ones", [title("a", "A"), tagline("b", "B")], ["a", "b"]],
		["there come only known ones", [title("a", "A")], ["b"]],
		["others change other parts", [title("other", "Other")], ["b"]],
		["there come none", [], ["a", "b"]],
	])("make no conflict where %s", (_, stored, unstored) => {
		expect(edited().history.receive(stored, unstored)).toEqual([]);
	});

	it("leave own ones to be undone exactly, though others came between", () => {
		const { history } = edited();
		history.receive([title("other", "Other")], ["a", "b"]);
		history.undo();
		history.undo();
		expect(history.result().documents["site.json"]).toEqual({ ...base.documents["site.json"], name: "Other" });
		expect(history.redo()).toMatchObject({ verb: "undo", to: "undo-2" });
		expect(nameOf(history)).toBe("A");
	});
});
