import { expect, it } from "vitest";
import { sentence } from "../../../schemas/edits/refusals.ts";
import { chinese } from "../i18n/chinese.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { changesWords, changeWords } from "./change-words.ts";

const english = createStudioI18n("en-US");

it("calls settings and blocks what the studio calls them, in the editor's language", () => {
	const changed = sentence("*{name}*: {property} was changed", { name: "How urgent is it?", property: "enum" });
	expect(changeWords(english, changed)).toBe("How urgent is it?: “Choices” was changed");
	expect(changeWords(createStudioI18n("zh-CN", chinese), changed)).toBe("How urgent is it?：“选项” 已更改");
	const added = sentence("*{name}* was added to {property} of *{owner}*", {
		name: "grid",
		property: "blocks",
		owner: "Winter service",
	});
	expect(changeWords(english, added)).toBe("Columns was added to “Parts” of Winter service");
	const removed = sentence("*{name}* was removed from *{owner}*", { name: "News", owner: "Help: blocks" });
	expect(changeWords(english, removed)).toBe("News was removed from Help: “Parts”");
});

it("leaves what people wrote as it is, and names that it does not know", () => {
	const named = sentence("*{name}*: {property} is now “{to}”", {
		name: "Note: read this",
		property: "riddle",
		to: "grid",
	});
	expect(changeWords(english, named)).toBe("Note: read this: riddle is now “grid”");
});

it("calls documents and parts as the portal does in the reader's language, and leaves what was typed", () => {
	const i18n = createStudioI18n("zh-CN", chinese);
	const portal = (text: string) => (text === "Complaint" ? "投诉" : text);
	const changed = sentence("*{name}*: {property} changed from “{from}” to “{to}”", {
		name: "Complaint",
		property: "title",
		from: "Complaint",
		to: "Complain",
	});
	expect(changeWords({ ...i18n, portal }, changed)).toBe("投诉：“标题” 由“Complaint”改为“Complain”");
	const added = sentence("The field *{name}* was added to *{form}*", { name: "Dog", form: "Complaint" });
	expect(changeWords({ ...i18n, portal }, added)).toContain("投诉");
});

it("says once what reads alike, and of how many it is true", () => {
	const added = sentence("*{name}* was added", { name: "Name" });
	const other = sentence("*{name}* was added", { name: "Place" });
	expect(changesWords(english, [added, other, added])).toEqual(["Name was added (2 times)", "Place was added"]);
	expect(changesWords(createStudioI18n("zh-CN", chinese), [added, added]).join()).toContain("（2 处）");
});

it("calls a document without a title by words of its id", () => {
	const added = sentence("*{name}* was added to *{owner}*", { name: "Festivals", owner: "categories" });
	expect(changeWords(createStudioI18n("zh-CN", chinese), added)).toBe("Festivals 已加入 分类");
	expect(changeWords(english, added)).toBe("Festivals was added to Categories");
});
