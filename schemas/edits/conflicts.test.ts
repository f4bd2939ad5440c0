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
	id: `e${++made}`,
	verb,
	path: PATH,
	at,
	...(value !== undefined && { value }),
});

it("finds two values for one setting, each said as it changes what was there before both", () => {
	const theirs = edit("set", `${TITLE}/title`, "Subject");
	const mine = edit("set", `${TITLE}/title`, "Topic");
	const [conflict, ...others] = conflictsOf(state, [theirs], [mine]);
	expect(others).toEqual([]);
	expect(conflict).toMatchObject({ mine: [mine], theirs: [theirs], isRefused: false });
	expect(sentenceText(conflict?.sentences.mine ?? { text: "", values: {} })).toBe("Title is now called Topic");
	expect(sentenceText(conflict?.sentences.theirs ?? { text: "", values: {} })).toBe("Title is now called Subject");
});

it("finds what was changed within a part that somebody else has removed", () => {
	const theirs = edit("remove", TITLE);
	const mine = edit("set", `${TITLE}/maxLength`, 80);
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

/** Of each conflict, the ids of the edits of both, theirs first. */
const idsOf = (theirs: Edit[], mine: Edit[]) =>
	conflictsOf(state, theirs, mine).map((one) => [one.theirs, one.mine].map((edits) => edits.map(({ id }) => id)));

it("names a conflict by the two last edits, and tells of theirs only those at that part, in their order", () => {
	const theirs = [edit("set", "/title", "A"), edit("set", "/description", "D"), edit("set", "/title", "B")];
	const mine = [edit("set", "/title", "C")];
	expect(idsOf(theirs, mine)).toEqual([[[theirs[0]?.id, theirs[2]?.id], [mine[0]?.id]]]);
	expect(conflictsOf(state, theirs, mine)).toMatchObject([{ id: `${theirs[2]?.id} ${mine[0]?.id}`, path: PATH }]);
});

it("tells conflicts at two parts apart", () => {
	const theirs = [edit("set", "/title", "A"), edit("set", "/description", "D")];
	const mine = [edit("set", "/description", "E"), edit("set", "/title", "B")];
	expect(idsOf(theirs, mine)).toEqual([
		[[theirs[1]?.id], [mine[0]?.id]],
		[[theirs[0]?.id], [mine[1]?.id]],
	]);
});

it("finds what somebody else has changed within a part that I remove, where mine is what counts", () => {
	const theirs = edit("set", `${TITLE}/maxLength`, 80);
	const mine = edit("remove", TITLE);
	expect(conflictsOf(state, [theirs], [mine])).toMatchObject([{ mine: [mine], theirs: [theirs], isRefused: false }]);
});

it("finds two names for one part, and nothing where only one of us names what the other changes within", () => {
	expect(idsOf([edit("rename", TITLE, "subject")], [edit("rename", TITLE, "topic")])).toHaveLength(1);
	expect(idsOf([edit("set", `${TITLE}/maxLength`, 80)], [edit("rename", TITLE, "topic")])).toEqual([]);
});

it("finds the one of several edits of theirs that is in the way of mine", () => {
	const theirs = [edit("set", "/title", "A"), edit("remove", TITLE), edit("set", "/description", "D")];
	const mine = edit("set", `${TITLE}/maxLength`, 80);
	expect(idsOf(theirs, [mine])).toEqual([[[theirs[1]?.id], [mine.id]]]);
});

it("takes the same value at another part for no agreement", () => {
	expect(idsOf([edit("set", TITLE, "Same")], [edit("set", `${TITLE}/title`, "Same")])).toHaveLength(1);
});

it("finds nothing in another document, nor where one of us has changed nothing or taken it back", () => {
	const theirs = edit("set", "/title", "A");
	const mine = edit("set", "/title", "B");
	const undo: Edit = { ...edit("undo", "/title"), to: mine.id };
	expect(idsOf([{ ...theirs, path: "forms/b.json" }], [mine])).toEqual([]);
	expect([idsOf([], [mine]), idsOf([theirs], []), idsOf([theirs], [mine, undo])]).toEqual([[], [], []]);
});
