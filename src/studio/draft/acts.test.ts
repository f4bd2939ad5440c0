import { expect, it } from "vitest";
import type { Edit } from "../../../schemas/edits/types.ts";
import { createActs } from "./acts.ts";

function stage() {
	// To redo is to undo what undid.
	const edit = (id: string) => (): Edit => ({ id, verb: "undo", path: "forms/a.json", at: "" });
	return createActs({ undo: edit("undo"), redo: edit("redo"), canUndo: () => true });
}

const ids = (edits: readonly Edit[]) => edits.map(({ id }) => id);

it("undoes and redoes as many edits as each act had, the last act first", () => {
	const acts = stage();
	acts.done(2);
	acts.done(1);
	expect(ids(acts.undo())).toEqual(["undo"]);
	expect(ids(acts.undo())).toEqual(["undo", "undo"]);
	expect(acts.undo()).toEqual([]);
	expect(ids(acts.redo())).toEqual(["redo", "redo"]);
	expect(acts.canRedo()).toBe(true);
	expect(ids(acts.redo())).toEqual(["redo"]);
	expect([acts.canRedo(), acts.redo()]).toEqual([false, []]);
});

it("forgets what was undone once another act is done, but not for an act that made nothing", () => {
	const acts = stage();
	acts.done(1);
	acts.undo();
	acts.done(0);
	expect([acts.canUndo(), acts.canRedo()]).toEqual([false, true]);
	acts.done(3);
	expect([acts.canUndo(), acts.canRedo()]).toEqual([true, false]);
});
