import { expect, it } from "vitest";
import { conflictsOf } from "./conflicts.ts";
import { sentenceText } from "./sentences.ts";
import type { Edit } from "./types.ts";

const PATH = "forms/a.json";
const state = {
	documents: {
		[PATH]: {
			kind: "form",
			id: "a",
			title: "Complaint",
			schema: { type: "object", properties: { title: { type: "string", title: "Title" } } },
		},
	},
	broken: {},
};
const TITLE = "/schema/properties/title";

let made = 0;
const edit = (verb: Edit["verb"], at: string, value?: Edit["value"]): Edit => ({
	...{ id: `e${++made}`, verb, path: PATH, at },
	...(value !== undefined && { value }),
});

it("finds two values for one setting, each said as it changes what was there before both", () => {
	const [theirs, mine] = [edit("set", `${TITLE}/title`, "Subject"), edit("set", `${TITLE}/title`, "Topic")];
	const [conflict, ...others] = conflictsOf(state, [theirs], [mine]);
	expect(others).toEqual([]);
	expect(conflict).toMatchObject({ mine: [mine], theirs: [theirs], isRefused: false });
	expect(sentenceText(conflict?.sentences.mine ?? { text: "", values: {} })).toBe("Title is now called Topic");
	expect(sentenceText(conflict?.sentences.theirs ?? { text: "", values: {} })).toBe("Title is now called Subject");
});

it("finds what was changed within a part that somebody else has removed", () => {
	const [theirs, mine] = [edit("remove", TITLE), edit("set", `${TITLE}/maxLength`, 80)];
	expect(conflictsOf(state, [theirs], [mine])).toMatchObject([{ mine: [mine], theirs: [theirs], isRefused: true }]);
});

it("finds nothing where both do the same, change different settings, or one has taken theirs back", () => {
	const theirs = edit("set", "/title", "Report");
	const undone: Edit = { ...edit("undo", "/title"), to: theirs.id };
	expect(conflictsOf(state, [theirs], [edit("set", "/title", "Report")])).toEqual([]);
	expect(conflictsOf(state, [theirs], [edit("set", "/description", "New")])).toEqual([]);
	expect(conflictsOf(state, [theirs, undone], [edit("set", "/title", "Mine")])).toEqual([]);
	const renamed = edit("rename", TITLE, "subject");
	expect(conflictsOf(state, [renamed], [edit("set", `${TITLE}/maxLength`, 80)])).toEqual([]);
});

it("gathers several edits of mine at one part into one conflict", () => {
	const theirs = edit("set", "/title", "Theirs");
	const mine = [edit("set", "/title", "M"), edit("set", "/title", "Mine")];
	expect(conflictsOf(state, [theirs], mine)).toMatchObject([{ mine, theirs: [theirs] }]);
});
