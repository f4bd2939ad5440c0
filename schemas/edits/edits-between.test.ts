import { expect, it } from "vitest";
import { applyEdits } from "./apply-edits.ts";
import { draftChanges } from "./draft-changes.ts";
import { editsBetween } from "./edits-between.ts";
import { readShipped } from "./shipped.fixture.ts";

const { documents } = readShipped();
const complaint = "forms/complaint.json";
const help = "pages/help.json";

const changed = () => {
	const { [help]: _, ...others } = structuredClone(documents);
	const form = { ...others[complaint], title: "Complain" };
	return { ...others, [complaint]: form, "pages/new.json": { kind: "page", id: "new", title: "New" } };
};

it("leads from one state of the documents to the other", () => {
	const after = changed();
	expect(Object.keys(documents)).toContain(help);
	const result = applyEdits(documents, editsBetween(documents, after));
	expect(result.refused).toEqual([]);
	expect(result.documents).toEqual(after);
	expect(editsBetween(documents, structuredClone(documents))).toEqual([]);
});

it("says what differs, document by document", () => {
	const after = changed();
	const sources = Object.entries(documents).map(([path, own]) => ({ path, text: JSON.stringify(own) }));
	const told = draftChanges(sources, editsBetween(documents, after)).documents;
	expect(told.map(({ path, kind }) => [path, kind])).toEqual([
		[complaint, "changed"],
		[help, "removed"],
		["pages/new.json", "added"],
	]);
	expect(told[0]?.sentences).toHaveLength(1);
	expect(JSON.stringify(told[0]?.sentences)).toContain("Complain");
});

it("tells of a document of which nearly everything differs as of one that was written anew", () => {
	const list = (word: string) => ({
		kind: "x",
		...Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, word])),
	});
	const edits = editsBetween({ "a.json": list("a") }, { "a.json": list("b") });
	expect(edits.map(({ verb }) => verb)).toEqual(["replace-document"]);
});
