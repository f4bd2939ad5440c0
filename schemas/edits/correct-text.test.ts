import { expect, it } from "vitest";
import { applyEdits } from "./apply-edits.ts";
import type { Documents, Edit } from "./types.ts";

const documents: Documents = {
	"pages/a.json": { kind: "page", id: "a", title: "Your adress" },
	"pages/b.json": { kind: "page", id: "b", title: "Help" },
	"messages/zh-CN.json": { kind: "messages", messages: { Help: "帮助", "Your adress": "您的地址", Other: "其他" } },
};
const correct = (path: string, value: string): Edit => ({ id: "1", verb: "correct-text", path, at: "/title", value });
const messagesAfter = (start: Documents, edit: Edit) => {
	const { documents: after, refused } = applyEdits(start, [edit]);
	expect(refused).toEqual([]);
	return Object.entries(Object(after["messages/zh-CN.json"]?.messages));
};

it("takes the translation along to the corrected text, in its place", () => {
	expect(messagesAfter(documents, correct("pages/a.json", "Your address"))).toEqual([
		["Help", "帮助"],
		["Your address", "您的地址"],
		["Other", "其他"],
	]);
});

it("copies it where the old text still stands elsewhere", () => {
	const twice = { ...documents, "pages/c.json": { kind: "page", title: "Your adress" } };
	const messages = Object.fromEntries(messagesAfter(twice, correct("pages/a.json", "Your address")));
	expect(messages).toMatchObject({ "Your adress": "您的地址", "Your address": "您的地址" });
});

it("leaves a translation that the corrected text has already, and refuses what is no text", () => {
	expect(messagesAfter(documents, correct("pages/a.json", "Other"))).toContainEqual(["Other", "其他"]);
	expect(applyEdits(documents, [{ ...correct("pages/a.json", ""), at: "/title" }]).refused).toHaveLength(1);
	expect(applyEdits(documents, [{ ...correct("pages/a.json", "x"), at: "" }]).refused).toHaveLength(1);
});

const MESSAGES = "messages/zh-CN.json";
const marks = (...edits: Edit[]) =>
	applyEdits(
		documents,
		edits.map((edit, index) => ({ ...edit, id: String(index) })),
	).documents[MESSAGES]?.stale;

it("marks the translation as one of what the text was when it was translated, until it is confirmed", () => {
	const first = correct("pages/a.json", "Your address");
	const second = correct("pages/a.json", "Address");
	expect(marks(first)).toEqual({ "Your address": "Your adress" });
	expect(marks(first, second)).toEqual({ Address: "Your adress" });
	const confirm: Edit = { id: "c", verb: "translate", path: MESSAGES, at: "/messages/Address", value: "您的地址" };
	expect(marks(first, second, confirm)).toBeUndefined();
	expect(marks(first, correct("pages/a.json", "Your adress"))).toBeUndefined();
});
