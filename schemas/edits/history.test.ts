import { expect, it } from "vitest";
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
	expect(history.apply({ ...title("a", "A"), at: "/nowhere/at/all" })).not.toBeNull();
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

it("undoes own edits of an earlier session, and nobody else's", () => {
	const edits = [title("mine", "Mine"), tagline("theirs", "Theirs")];
	const history = createHistory(base, { newId: () => "undo", edits, own: ["mine"] });
	expect(history.undo()).toMatchObject({ to: "mine" });
	expect([history.canUndo(), history.result().documents["site.json"]]).toEqual([
		false,
		{ ...base.documents["site.json"], tagline: "Theirs" },
	]);
});
