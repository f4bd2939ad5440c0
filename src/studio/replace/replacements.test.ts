import { expect, it } from "vitest";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { asObject } from "../../../schemas/json/json.ts";
import { replacementsIn, replacingEdits } from "./replacements.ts";

const { documents } = readShipped();

const made = (chosen: ReturnType<typeof replacementsIn>) => {
	const edits = replacingEdits(documents, chosen).map((edit, at) => ({ ...edit, id: `e${at}` }));
	const result = applyEdits(documents, edits);
	expect(result.refused).toEqual([]);
	return result.documents;
};
const messagesOf = (all: typeof documents) => asObject(asObject(all["messages/zh-CN.json"]).messages);

it("finds words in all documents and shows what would become of each text", () => {
	const found = replacementsIn(documents, "Project it is about", "Works it is about");
	expect(found.map(({ path }) => path)).toContain("forms/complaint.json");
	for (const { before, after } of found) expect(after).toBe(before.replace("Project", "Works"));
	expect(replacementsIn(documents, "", "x")).toEqual([]);
});

it("replaces them everywhere, and the translations come along, to be confirmed", () => {
	const found = replacementsIn(documents, "Project it is about", "Works it is about");
	const after = made(found);
	expect(replacementsIn(after, "Project it is about", "")).toEqual([]);
	expect(messagesOf(after)["Works it is about"]).toBe(messagesOf(documents)["Project it is about"]);
	expect(messagesOf(after)["Project it is about"]).toBeUndefined();
	expect(asObject(asObject(after["messages/zh-CN.json"]).stale)["Works it is about"]).toBe("Project it is about");
});

it("keeps the translation of a text that still stands elsewhere", () => {
	const found = replacementsIn(documents, "Help", "Aid").filter(({ before }) => before === "Help");
	expect(found.length).toBeGreaterThan(1);
	const after = made(found.slice(0, 1));
	expect(messagesOf(after).Help).toBe(messagesOf(documents).Help);
	expect(messagesOf(after).Aid).toBe(messagesOf(documents).Help);
});
