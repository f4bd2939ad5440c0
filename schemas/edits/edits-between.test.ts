import { expect, it } from "vitest";
import { asArray, asObject } from "../json/json.ts";
import { applyEdits } from "./apply-edits.ts";
import { describeEdits } from "./describe-edits.ts";
import { draftChanges } from "./draft-changes.ts";
import { editsBetween } from "./edits-between.ts";
import { sentenceText } from "./sentences.ts";
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
	expect(told[2]?.sentences.map(sentenceText)).toEqual(["The document New was added"]);
});

it("tells of a document of which nearly everything differs as of one that was written anew", () => {
	const list = (word: string) => ({
		kind: "x",
		...Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, word])),
	});
	const edits = editsBetween({ "a.json": list("a") }, { "a.json": list("b") });
	expect(edits.map(({ verb }) => verb)).toEqual(["replace-document"]);
});

/** What differs between two states of a document, in English, and that the edits lead to the later one. */
function differenceIn(path: string, change: (document: Record<string, unknown>) => void): string[] {
	const document = structuredClone({ ...documents[path] });
	change(document);
	const edits = editsBetween({ ...documents }, { ...documents, [path]: document });
	const result = applyEdits(documents, edits);
	expect(result.refused).toEqual([]);
	expect(result.documents[path]).toEqual(document);
	return describeEdits(documents, edits).map(({ sentence }) => sentenceText(sentence));
}

it("tells of a new question as of one, and by its title", () => {
	const found = differenceIn(complaint, (form) => {
		const schema = asObject(form.schema);
		const properties = { pet: { type: "string", title: "Is an animal hurt?" }, ...asObject(schema.properties) };
		form.schema = { ...schema, properties, required: [...asArray(schema.required), "pet"] };
		form.fields = {
			...asObject(form.fields),
			"/pet": { widget: "text", when: { "/form/category": { const: "parks" } } },
		};
	});
	expect(found).toEqual(["The required field Is an animal hurt? was added to Complaint"]);
});

it("tells of a question that went, and of others that must be answered by now or no more", () => {
	const found = differenceIn(complaint, (form) => {
		const schema = asObject(form.schema);
		const { project: _, ...properties } = asObject(schema.properties);
		const { "/project": __, ...fields } = asObject(form.fields);
		Object.assign(form, { fields, schema: { ...schema, properties, required: ["title", "attachments"] } });
	});
	expect(found[0]).toBe("The field Project it is about was removed");
	expect(found.join()).not.toContain("object");
	const optional = differenceIn(complaint, (form) => {
		const schema = asObject(form.schema);
		form.schema = { ...schema, required: asArray(schema.required).filter((name) => name !== "title") };
	});
	expect(optional).toEqual(["Title became optional"]);
});

it("tells of translations as such", () => {
	const found = differenceIn("messages/zh-CN.json", (document) => {
		const more = { Complaint: "投诉", "Is an animal hurt?": "有动物受伤吗？" };
		document.messages = { ...asObject(document.messages), ...more };
	});
	expect(found).toEqual(["“Complaint” is “投诉” in zh-CN", "“Is an animal hurt?” is “有动物受伤吗？” in zh-CN"]);
});
